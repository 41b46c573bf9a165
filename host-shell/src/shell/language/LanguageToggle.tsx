import { htmlLanguage, useLanguage, useTexts, type Language } from 'shared-contracts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { texts } from '../../texts.ts';
import { useShellCommands } from '../shell-commands.ts';
import * as css from './language.css.ts';

/** Each language by its own name, whatever the language of the page. */
const names: readonly { readonly language: Language; readonly short: string; readonly long: string }[] = [
  { language: 'pl', short: 'PL', long: 'Polski' },
  { language: 'ua', short: 'УКР', long: 'Українська' },
];

/** The present page in a language: what else stands in its address stays. */
const searchIn = (search: string, language: Language): string => {
  const params = new URLSearchParams(search);
  params.set('lang', language);
  return `?${params.toString()}`;
};

/** S-26, I-03: a link per language; without scripts the server answers `?lang=` with the cookie. */
export const LanguageToggle = (): ReactNode => {
  const t = useTexts(texts);
  const language = useLanguage();
  const { chooseLanguage } = useShellCommands();
  const { search } = useLocation();
  return (
    <span className={css.toggle} role="group" aria-label={t('language.label')}>
      {names.map(({ language: offered, short, long }) => (
        <a
          key={offered}
          href={searchIn(search, offered)}
          rel="nofollow"
          hrefLang={htmlLanguage(offered)}
          lang={htmlLanguage(offered)}
          aria-label={`${short} – ${long}`}
          aria-current={offered === language ? 'true' : undefined}
          onClick={(event) => chooseLanguage(offered, event)}
        >
          {short}
        </a>
      ))}
    </span>
  );
};
