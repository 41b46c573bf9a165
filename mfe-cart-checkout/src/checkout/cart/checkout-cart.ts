/** The cart as the checkout sees it. */
import { atom } from 'jotai';
import { cartStateAtom, type CartItem, type CartState } from 'shared-contracts';
import { safeParse, type InferOutput } from 'valibot';
import type { Progress } from '../steps/checkout-steps.ts';
import { checkoutSchema, type PaymentMethod } from './checkout-schema.ts';

export interface CheckoutCart extends InferOutput<typeof checkoutSchema> {
  readonly cartId: string;
  readonly items: readonly CartItem[];
}

/** Null until the server's full answer is there: short ones know nothing of the checkout. */
export function checkoutCart(state: CartState): CheckoutCart | null {
  if (state.cartId === null || state.items.length === 0) return null;
  const parsed = safeParse(checkoutSchema, state);
  return parsed.success ? { ...parsed.output, cartId: state.cartId, items: state.items } : null;
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
    shipping: cart.shipping !== null && !refused.has('no_shipping'),
  };
}

/** The way of paying that was chosen, with all that is known about it. */
export function chosenPayment({ payment, payment_methods }: Pick<CheckoutCart, 'payment' | 'payment_methods'>): PaymentMethod | undefined {
  return payment === null ? undefined : payment_methods.find(({ code }) => code === payment.method);
}
