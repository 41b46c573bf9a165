import type { ReactNode } from 'react';
import { useLanguage, useTexts } from 'shared-contracts';
import * as css from './page.css.ts';
import { pageTexts } from './texts.ts';

/** The server marks what nobody has translated. */
const polish = 'lang="pl"';

/** Says above a long text that it is there in Polish alone; nothing on a Polish page. */
export const PolishNote = ({ html }: { readonly html: string }): ReactNode => {
  const t = useTexts(pageTexts);
  return useLanguage() === 'ua' && html.includes(polish) ? <p className={css.note}>{t('polishOnly')}</p> : null;
};
