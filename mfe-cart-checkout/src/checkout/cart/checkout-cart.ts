/** The cart as the checkout sees it (C-02, C-06, C-07). */
import { atom } from 'jotai';
import { cartStateAtom } from '../../service/cart-atoms.ts';
import type { PaymentMethod } from '../../service/cart-schema.ts';
import type { CartState } from '../../service/cart-state.ts';
import type { Progress } from '../steps/checkout-steps.ts';

/** What only a full answer has. */
type Known = 'cartId' | 'payment_methods' | 'shipping_methods' | 'summary' | 'validation';

type Chosen =
  | 'items'
  | 'billing_address'
  | 'shipping_address'
  | 'has_virtual_address'
  | 'payment'
  | 'shipping'
  | 'coupon'
  | 'plus_coupon'
  | 'external_voucher'
  | 'delivery_date'
  | 'confirmation_sms'
  | 'cart_reminder'
  | 'promotions'
  | 'tax'
  | 'address_should_be_verified'
  | 'with_invoice'
  | 'without_delivery_address';

export type CheckoutCart = Pick<CartState, Chosen> & { readonly [Field in Known]: NonNullable<CartState[Field]> };

/** Null until the server's full answer is there: short ones know nothing of the checkout. */
export function checkoutCart(state: CartState): CheckoutCart | null {
  const { cartId, items, payment_methods, shipping_methods, summary, validation } = state;
  if (cartId === null || items.length === 0 || payment_methods === null || shipping_methods === null || summary === null) return null;
  return { ...state, cartId, payment_methods, shipping_methods, summary, validation: validation ?? [] };
}

export const checkoutCartAtom = /* @__PURE__ */ atom((get) => checkoutCart(get(cartStateAtom)));

/** What has been answered; the server's word about what is missing counts more than what once was chosen. */
export function progressOf(
  cart: Pick<CheckoutCart, 'payment' | 'billing_address' | 'shipping' | 'validation' | 'address_should_be_verified'>,
): Progress {
  const refused = new Set(cart.validation.map(({ code }) => code));
  return {
    payment: cart.payment !== null && !refused.has('no_payment'),
    // K-19: an address that looks odd is not done before the shopper has confirmed it.
    address: cart.billing_address !== null && !refused.has('no_address') && !cart.address_should_be_verified,
    // a day that is not possible any more is chosen again.
    shipping: cart.shipping !== null && !refused.has('no_shipping') && !refused.has('delivery_day_over'),
  };
}

/** The way of paying that was chosen, with all that is known about it. */
export function chosenPayment({ payment, payment_methods }: Pick<CheckoutCart, 'payment' | 'payment_methods'>): PaymentMethod | undefined {
  return payment === null ? undefined : payment_methods.find(({ code }) => code === payment.method);
}
