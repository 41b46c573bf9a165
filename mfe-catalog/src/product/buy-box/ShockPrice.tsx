import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ProgressBar } from 'shared-ui/progress-bar';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import { shockStock } from '../rules/shock-price.ts';
import * as css from '../product.css.ts';

/** P-14: the bar of a shock price: what is left at this price and until when. */
export const ShockPrice = ({ promotion }: { readonly promotion: Product['autopromotion'] }): ReactNode => {
  const t = useTexts(texts);
  if (promotion === null || !promotion.is_shockprice) return null;
  const stock = shockStock(promotion);
  return (
    <div className={css.shock}>
      <p className={css.shockTitle}>{t('shock')}</p>
      {stock && (
        <>
          <p className={css.shockText}>{t('shockLeft', { left: stock.left, total: stock.total })}</p>
          <ProgressBar tone="promo" value={stock.left} max={stock.total} label={t('shockLeft', { left: stock.left, total: stock.total })} />
        </>
      )}
      <p className={css.shockText}>{t('ends', { day: new Date(promotion.date_to) })}</p>
    </div>
  );
};
