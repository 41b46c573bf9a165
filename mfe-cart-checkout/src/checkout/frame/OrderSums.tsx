import type { ReactNode } from 'react';
import { formatMoney, useTexts } from 'shared-contracts';
import { NetNote } from 'shared-ui/price';
import type { CheckoutCart } from '../cart/checkout-cart.ts';
import { texts } from '../texts.ts';
import { toPayOf } from '../cart/to-pay.ts';
import * as css from './order-summary.css.ts';
import { sumRows, type SumRow } from './order-lines.ts';

const REDUCTIONS: ReadonlySet<SumRow['kind']> = new Set(['saving', 'plus', 'coupon', 'voucher']);
const isReduction = ({ kind }: SumRow): boolean => REDUCTIONS.has(kind);

/** Goods, reductions, delivery, fee, and what is to be paid. */
export const OrderSums = ({ cart }: { readonly cart: CheckoutCart }): ReactNode => {
  const t = useTexts(texts);
  return (
    <dl className={css.sums}>
      {sumRows(cart).map((row) => (
        <div key={row.kind} className={css.sum}>
          <dt className={css.label}>
            {t(`sum.${row.kind}`, {
              code: (row.kind === 'voucher' ? cart.external_voucher?.code_end : (cart.coupon ?? cart.plus_coupon)?.code) ?? '',
            })}
          </dt>
          <dd className={isReduction(row) ? css.saving : undefined}>
            {isReduction(row) && '−'}
            {formatMoney(row.amount)}
          </dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{t('order.toPay')}</dt>
        <dd>
          {formatMoney(toPayOf(cart))}
          {/* A voucher pays; it takes nothing off. */}
          <NetNote gross={cart.summary.grand_total} tax={cart.tax} />
        </dd>
      </div>
    </dl>
  );
};
