import { useCallback, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Countdown } from 'shared-ui/countdown';
import { ProgressBar } from 'shared-ui/progress-bar';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import { shockStock } from '../rules/shock-price.ts';
import * as css from '../product.css.ts';

/** P-14: the bar of a shock price: what is left at this price, until when, and its end, which is told once. */
export const ShockPrice = ({ promotion }: { readonly promotion: Product['autopromotion'] }): ReactNode => {
  const t = useTexts(texts);
  const [isOver, setOver] = useState(false);
  const onEnd = useCallback(() => setOver(true), []);
  if (promotion === null || !promotion.is_shockprice) return null;
  const stock = shockStock(promotion);
  const left = stock && t('shockLeft', { left: stock.left, total: stock.total });
  return (
    <div className={css.shock}>
      <p className={css.shockTitle}>{t('shock')}</p>
      {stock && left !== null && (
        <>
          <p className={css.shockText}>{left}</p>
          <ProgressBar tone="promo" value={stock.left} max={stock.total} label={left} />
        </>
      )}
      <p className={css.shockText}>{t('ends', { day: new Date(promotion.date_to) })}</p>
      {/* Of the clock's height, whether or not it runs. */}
      <div className={css.shockTime}>
        {!isOver && (
          <>
            <span className={css.shockText}>{t('shockTime')}</span>
            <Countdown end={Date.parse(promotion.date_to)} onEnd={onEnd} />
          </>
        )}
        <p role="status">{isOver && t('shockOver')}</p>
      </div>
    </div>
  );
};
