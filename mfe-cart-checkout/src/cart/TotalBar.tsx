import type { ReactNode } from 'react';
import { CHECKOUT_PATH, formatMoney, useTexts, type Grosze } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { texts } from '../texts.ts';
import { ToPayLabel } from './ToPayLabel.tsx';
import * as css from './total-bar.css.ts';

/** On phones and tablets the sum and the way on stay in sight at the bottom; the summary says the sum to screen readers. */
export const TotalBar = ({ toPay }: { readonly toPay: Grosze }): ReactNode => {
  const t = useTexts(texts);
  return (
    <div className={css.bar}>
      <p className={css.words} aria-hidden="true">
        <span className={css.label}>
          <ToPayLabel />
        </span>
        <span className={css.sum}>{formatMoney(toPay)}</span>
      </p>
      <ButtonLink to={CHECKOUT_PATH} size="large" className={css.checkout}>
        {t('summary.checkoutShort')}
      </ButtonLink>
    </div>
  );
};
