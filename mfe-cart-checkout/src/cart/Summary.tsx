import type { ReactNode } from 'react';
import { CHECKOUT_PATH, formatMoney, subtractGrosze, useTexts, type Grosze } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { Panel } from 'shared-ui/page-container';
import { NetNote } from 'shared-ui/price';
import { Skeleton } from 'shared-ui/skeleton';
import { CouponField } from '../coupon/CouponField.tsx';
import { texts } from '../texts.ts';
import type { CartState } from '../service/cart-state.ts';
import { BuyInInstalments } from './BuyInInstalments.tsx';
import { CartDelivery } from './CartDelivery.tsx';
import type { CartTotals } from './cart-totals.ts';
import { EstimateNote } from './EstimateNote.tsx';
import { FreeDelivery } from './FreeDelivery.tsx';
import { InShop } from './InShop.tsx';
import { ToPayLabel } from './ToPayLabel.tsx';
import * as css from './summary.css.ts';

interface SummaryProps {
  /** Null while the cart is being read: the frame stands, the sums are grey. */
  readonly totals: CartTotals | null;
  readonly couponCode: string | undefined;
  /** Null until the server has told it. */
  readonly freeFrom: Grosze | null;
  readonly delivery: CartState['delivery'];
  readonly tax: CartState['tax'];
}

/** What the cart comes to, its coupon, and the way to the checkout. */
export const Summary = ({ totals, couponCode, freeFrom, delivery, tax }: SummaryProps): ReactNode => {
  const t = useTexts(texts);
  return (
    <Panel className={css.summary} aria-label={t('summary.title')}>
      <h2 className={css.title}>{t('summary.title')}</h2>
      {totals === null || freeFrom === null ? (
        <div className={css.deliveryRoom} />
      ) : (
        <FreeDelivery from={freeFrom} goods={subtractGrosze(totals.toPay, totals.addOns)} />
      )}
      <CartDelivery className={css.promise} delivery={totals && delivery} />
      <dl className={css.sums}>
        <div className={css.sum}>
          <dt className={css.label}>{t('summary.goods')}</dt>
          <dd>{totals ? formatMoney(totals.goods) : <Skeleton className={css.grey} />}</dd>
        </div>
        {totals !== null && totals.saving > 0 && (
          <div className={css.sum}>
            <dt className={css.label}>{t('summary.saving')}</dt>
            <dd className={css.saving}>−{formatMoney(totals.saving)}</dd>
          </div>
        )}
        {totals !== null && totals.promotions > 0 && (
          <div className={css.sum}>
            <dt className={css.label}>{t('summary.promotions')}</dt>
            <dd className={css.saving}>−{formatMoney(totals.promotions)}</dd>
          </div>
        )}
        {totals !== null && totals.plus > 0 && (
          <div className={css.sum}>
            <dt className={css.label}>{t('summary.plus')}</dt>
            <dd className={css.saving}>−{formatMoney(totals.plus)}</dd>
          </div>
        )}
        {totals !== null && totals.coupon > 0 && (
          <div className={css.sum}>
            <dt className={css.label}>{t('summary.coupon', { code: couponCode ?? '' })}</dt>
            <dd className={css.saving}>−{formatMoney(totals.coupon)}</dd>
          </div>
        )}
        {totals !== null && totals.addOns > 0 && (
          <div className={css.sum}>
            <dt className={css.label}>{t('summary.addOns')}</dt>
            <dd>{formatMoney(totals.addOns)}</dd>
          </div>
        )}
        <div className={css.total}>
          <dt className={css.totalLabel}>
            <ToPayLabel />
          </dt>
          <dd>
            {totals ? formatMoney(totals.toPay) : <Skeleton className={css.grey} />}
            {totals && <NetNote gross={totals.toPay} tax={tax} />}
          </dd>
        </div>
      </dl>
      <EstimateNote />
      {totals !== null && <CouponField />}
      {totals !== null && (
        <ButtonLink to={CHECKOUT_PATH} size="large" block className={css.checkout}>
          {t('summary.checkout')}
        </ButtonLink>
      )}
      {totals !== null && <BuyInInstalments />}
      {totals !== null && delivery?.collection != null && delivery.collection.pieces > 0 && <InShop shopId={delivery.collection.shop_id} />}
      <p className={css.note}>{t('summary.note')}</p>
    </Panel>
  );
};
