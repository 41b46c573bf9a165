import type { ReactNode } from 'react';
import { formatMoney, useTexts, type Grosze } from 'shared-contracts';
import { texts } from '../texts.ts';
import * as css from './total-bar.css.ts';

/** On phones and tablets the sum stays in sight at the bottom; the summary says the same to screen readers. */
export const TotalBar = ({ toPay }: { readonly toPay: Grosze }): ReactNode => {
  const t = useTexts(texts);
  return (
    <div className={css.bar} aria-hidden="true">
      <span className={css.label}>{t('summary.toPay')}</span>
      <span className={css.sum}>{formatMoney(toPay)}</span>
    </div>
  );
};
