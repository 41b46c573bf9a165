import { formatMoney, useTexts, type Grosze } from 'shared-contracts';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Price } from './Price.tsx';
import { reductionOf } from './reduction.ts';
import * as css from './price.css.ts';

/** An instalment offer: `count` payments of `monthly`. */
export interface InstalmentLine {
  readonly count: number;
  readonly monthly: Grosze;
  readonly zeroPercent: boolean;
}

interface PriceBlockProps {
  /** What the shopper pays now. */
  readonly finalPrice: Grosze;
  /** Lowest price of the 30 days before the announced reduction; null when none is announced (P-02). */
  readonly omnibusPrice: Grosze | null;
  readonly instalments?: InstalmentLine | null;
  readonly size?: 'tile' | 'hero';
  /** What stands behind the instalment line, such as the link to the calculator. */
  readonly children?: ReactNode;
}

/** The loudest thing on a card: what it costs, and, when a reduction is announced, from what and by how much. */
export const PriceBlock = ({ finalPrice, omnibusPrice, instalments, size = 'tile', children }: PriceBlockProps): ReactNode => {
  const t = useTexts(uiTexts);
  const reduction = reductionOf(finalPrice, omnibusPrice);
  const hero = size === 'hero';
  return (
    <div className={css.block}>
      {reduction && (
        <p className={css.before}>
          <VisuallyHidden>{t('price.before')}</VisuallyHidden>
          <del>{formatMoney(reduction.struck)}</del>
          <span className={css.saving}>
            {hero ? t('price.saving', { saving: reduction.saving }) : t('price.minus', { saving: reduction.saving })}
          </span>
        </p>
      )}
      <Price value={finalPrice} size={size} promo={reduction !== null} />
      {reduction && <p className={css.note}>{t('price.omnibus', { price: reduction.struck })}</p>}
      {instalments && (hero || !reduction) && (
        <p className={hero ? css.loudNote : css.note}>
          {t(hero ? 'price.instalments' : 'price.orInstalments', {
            monthly: instalments.monthly,
            count: instalments.count,
            zero: instalments.zeroPercent ? 'yes' : 'no',
          })}
          {children}
        </p>
      )}
    </div>
  );
};
