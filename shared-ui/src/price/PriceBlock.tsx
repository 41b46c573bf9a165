import { formatMoney, netOf, useTexts, type Grosze } from 'shared-contracts';
import { priceBlock } from 'shared-contracts/catalogue';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { PlusPrice } from './PlusPrice.tsx';
import { Price } from './Price.tsx';
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
  /** Regular price; without it, the lowest of 30 days is taken for it. */
  readonly regularPrice?: Grosze;
  /** Lowest price of the 30 days before the announced reduction; null when none is announced (P-02). */
  readonly omnibusPrice: Grosze | null;
  readonly instalments?: InstalmentLine | null;
  /** What members of the Plus programme save, in percent; nothing is said without it (J-297). */
  readonly plusPercent?: number | null | undefined;
  /** The tax in the price, in percent: the net price is told beside it (J-326). */
  readonly vatRate?: number | null | undefined;
  readonly size?: 'tile' | 'hero';
  /** What stands behind the instalment line, such as the link to the calculator. */
  readonly children?: ReactNode;
}

/** The loudest thing on a card: what it costs, and, when a reduction is announced, from what and by how much. */
export const PriceBlock = ({
  finalPrice,
  regularPrice,
  omnibusPrice,
  instalments,
  plusPercent = null,
  vatRate = null,
  size = 'tile',
  children,
}: PriceBlockProps): ReactNode => {
  const t = useTexts(uiTexts);
  const block = priceBlock({
    price: regularPrice ?? omnibusPrice ?? finalPrice,
    final_price: finalPrice,
    omnibus_price: omnibusPrice,
  });
  const lowest = block.kind === 'reduced' ? block.struck : block.kind === 'reduced-without-saving' ? block.lowest : null;
  const hero = size === 'hero';
  return (
    <div className={css.block}>
      {block.kind === 'reduced' && (
        <p className={cx(css.before, !hero && css.tight)}>
          <VisuallyHidden>{t('price.before')}</VisuallyHidden>
          <del>{formatMoney(block.struck)}</del>
          <span className={cx(css.saving, !hero && css.tightSaving)}>
            {hero ? t('price.saving', { saving: block.saving }) : t('price.minus', { saving: block.saving })}
          </span>
        </p>
      )}
      <Price value={finalPrice} size={size} promo={block.kind !== 'regular'} />
      {vatRate !== null && <p className={hero ? css.heroNote : css.note}>{t('price.net', { price: netOf(finalPrice, vatRate) })}</p>}
      {lowest !== null && <p className={css.note}>{t('price.omnibus', { price: lowest })}</p>}
      {plusPercent !== null && <PlusPrice price={finalPrice} percent={plusPercent} hero={hero} />}
      {instalments && (hero || lowest === null) && (
        <p className={hero ? css.heroNote : css.note}>
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
