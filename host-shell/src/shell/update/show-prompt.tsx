import { createRoot } from 'react-dom/client';
import { LanguageContext, type Language } from 'shared-contracts';
import { updateTexts } from './texts.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';

interface Circumstances {
  readonly language: Language;
  readonly onTake: () => void;
  readonly onLater: () => void;
}

/** Shows the prompt at the end of the page. It has a root of its own: the page was rendered without it. */
export const showUpdatePrompt = async ({ language, ...answers }: Circumstances): Promise<{ readonly remove: () => void }> => {
  await updateTexts.load(language);
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(
    <LanguageContext value={language}>
      <UpdatePrompt {...answers} />
    </LanguageContext>,
  );
  document.body.append(place);
  return {
    remove: () => {
      root.unmount();
      place.remove();
    },
  };
};
