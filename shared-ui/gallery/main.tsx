import 'shared-contracts/theme.css';
import 'shared-contracts/global.css';
import { LanguageContext } from 'shared-contracts';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { uiTexts } from 'shared-ui/i18n';
import { Gallery } from './Gallery.tsx';

const query = new URLSearchParams(location.search);
const language = query.get('language') === 'ua' ? 'ua' : 'pl';
const root = document.documentElement;
root.dataset['store'] = query.get('store') ?? 'amperio';
root.lang = language === 'ua' ? 'uk' : 'pl';

await uiTexts.load(language);
const place = document.getElementById('gallery');
if (place) {
  createRoot(place).render(
    <LanguageContext value={language}>
      <MemoryRouter>
        <Gallery only={query.get('part')} />
      </MemoryRouter>
    </LanguageContext>,
  );
}
