import { subtractGrosze, type Grosze } from 'shared-contracts';

/** How far the cart is from free delivery. */
export type FreeDeliveryState =
  /** The cart is not known yet: only the rule can be shown. */
  { readonly kind: 'unknown' } | { readonly kind: 'missing'; readonly missing: Grosze } | { readonly kind: 'reached' };

/** @param from delivery is free from this sum of goods @param toPay null while the cart is being read */
export function freeDeliveryState(from: Grosze, toPay: Grosze | null): FreeDeliveryState {
  if (toPay === null) return { kind: 'unknown' };
  return toPay >= from ? { kind: 'reached' } : { kind: 'missing', missing: subtractGrosze(from, toPay) };
}
