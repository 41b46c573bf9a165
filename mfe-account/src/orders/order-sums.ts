import { grosze, type Grosze } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';

export type SumCode = 'subtotal' | 'discount' | 'coupon' | 'addOns' | 'shipping' | 'fee' | 'voucher';

/** The lines above the sum of an order; reductions are negative, what costs nothing and is no delivery has no line. */
export function orderSums({ totals }: Pick<Order, 'totals'>): readonly { readonly code: SumCode; readonly value: Grosze }[] {
  const lines = [
    { code: 'subtotal', value: grosze(totals.subtotal) },
    { code: 'discount', value: grosze(-totals.discount) },
    { code: 'coupon', value: grosze(-totals.coupon_discount) },
    { code: 'addOns', value: grosze(totals.add_ons) },
    { code: 'shipping', value: grosze(totals.shipping) },
    { code: 'fee', value: grosze(totals.payment_fee) },
    { code: 'voucher', value: grosze(-(totals.voucher ?? 0)) },
  ] as const;
  return lines.filter(({ code, value }) => code === 'subtotal' || code === 'shipping' || value !== 0);
}
