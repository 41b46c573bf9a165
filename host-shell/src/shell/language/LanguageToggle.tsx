import { htmlLanguage, useLanguage, useTexts, type Language } from 'shared-contracts';
import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import { useShellCommands } from '../shell-commands.ts';
import * as css from './language.css.ts';

/** Each language by its own name, whatever the language of the page. */
const names: readonly { readonly language: Language; readonly short: string; readonly long: string }[] = [
  { language: 'pl', short: 'PL', long: 'Polski' },
  { language: 'ua', short: 'УКР', long: 'Українська' },
];

/** S-26, I-03: a link per language; without scripts the server answers `?lang=` with the cookie. */
export const LanguageToggle = (): ReactNode => {
  const t = useTexts(texts);
  const language = useLanguage();
  const { chooseLanguage } = useShellCommands();
  return (
    <span className={css.toggle} role="group" aria-label={t('language.label')}>
      {names.map(({ language: offered, short, long }) => (
        <a
          key={offered}
          href={`?lang=${offered}`}
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
