import { formatMoney, moneyParts, type Grosze } from 'shared-contracts';
import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './price.css.ts';

interface PriceProps {
  readonly value: Grosze;
  readonly size?: keyof typeof css.size;
  /** In the promotion colour. */
  readonly promo?: boolean;
  readonly className?: string | undefined;
}

/** [I-07] A price with raised grosze; the accessible text reads `1 299,00 zł`. */
export const Price = ({ value, size = 'normal', promo = false, className }: PriceProps): ReactNode => {
  const { negative, whole, grosze, symbol } = moneyParts(value);
  return (
    <span className={cx(css.price, css.size[size], promo && css.promo, className)}>
      <span aria-hidden="true">
        {negative && '−'}
        {whole}
        <sup className={css.grosze}>{grosze}</sup>
        {`\u00a0${symbol}`}
      </span>
      <VisuallyHidden>{formatMoney(value)}</VisuallyHidden>
    </span>
  );
};
