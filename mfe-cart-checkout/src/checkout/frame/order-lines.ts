import { subtractGrosze, ZERO_GROSZE, type Grosze } from 'shared-contracts';
import type { CheckoutCart } from '../cart/checkout-cart.ts';

/** One row of the sums: reductions are negative to the eye, never in the data. */
export interface SumRow {
  readonly kind: 'goods' | 'saving' | 'plus' | 'coupon' | 'add-ons' | 'shipping' | 'shipping-from' | 'fee' | 'voucher';
  readonly amount: Grosze;
}

type Summed = Pick<CheckoutCart, 'summary' | 'shipping_methods'>;

/** Before a delivery is chosen, what the cheapest one costs; null when none can be. */
function cheapestDelivery({ shipping_methods }: Summed): Grosze | null {
  const amounts = shipping_methods.filter(({ available }) => available).map(({ amount }) => amount);
  return amounts.reduce<Grosze | null>((least, amount) => (least === null || amount < least ? amount : least), null);
}

/** What the sum to pay is made of, in the order in which it is read. */
export function sumRows(cart: Summed): readonly SumRow[] {
  const {
    subtotal,
    discount,
    plus_discount: plus = ZERO_GROSZE,
    coupon_discount,
    add_ons: addOns,
    shipping,
    payment_fee,
    voucher = ZERO_GROSZE,
  } = cart.summary;
  const rows: SumRow[] = [{ kind: 'goods', amount: subtotal }];
  // J-297: the server counts it within the discount; here it has a row of its own.
  const saving = subtractGrosze(discount, plus);
  if (saving > ZERO_GROSZE) rows.push({ kind: 'saving', amount: saving });
  if (plus > ZERO_GROSZE) rows.push({ kind: 'plus', amount: plus });
  if (coupon_discount > ZERO_GROSZE) rows.push({ kind: 'coupon', amount: coupon_discount });
  if (addOns > ZERO_GROSZE) rows.push({ kind: 'add-ons', amount: addOns });
  const cheapest = cheapestDelivery(cart);
  if (shipping !== null) rows.push({ kind: 'shipping', amount: shipping });
  else if (cheapest !== null) rows.push({ kind: 'shipping-from', amount: cheapest });
  if (payment_fee > ZERO_GROSZE) rows.push({ kind: 'fee', amount: payment_fee });
  if (voucher > ZERO_GROSZE) rows.push({ kind: 'voucher', amount: voucher });
  return rows;
}
