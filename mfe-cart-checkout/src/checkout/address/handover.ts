/** How the goods of a cart can come to the shopper: asked before the address, since it decides what is asked of one (J-327). */
import type { Grosze } from 'shared-contracts';
import type { CheckoutCart } from '../cart/checkout-cart.ts';

export type Handover = 'delivery' | 'collection';

/** Where goods can be collected: at a point (lockers too), in a shop, or in both. */
export type CollectionPlaces = 'point' | 'store' | 'both';

type Offer = Pick<CheckoutCart, 'shipping_methods'>;

/** Brought to a door, now or as soon as an address is there. */
const isBrought = ({ kind, available, needs_address }: Offer['shipping_methods'][number]): boolean =>
  (kind === 'courier' || kind === 'large') && (available || needs_address === true);

/** Places where a cart can be collected with its payment; null: nowhere. */
export function collectionPlaces({ shipping_methods }: Offer): CollectionPlaces | null {
  const kinds = new Set(
    shipping_methods.filter(({ available, needs_pickup_point }) => available && needs_pickup_point).map(({ kind }) => kind),
  );
  if (kinds.size === 0) return null;
  return kinds.size > 1 ? 'both' : kinds.has('store') ? 'store' : 'point';
}

/**
 * What can be chosen for a cart, in the order of the form. Goods that come by e-mail alone are neither: of them, as of those that are
 * collected, no address is asked (J-250).
 */
export const handoversOf = (cart: Offer): readonly Handover[] => [
  ...(cart.shipping_methods.some(isBrought) ? (['delivery'] as const) : []),
  ...(collectionPlaces(cart) === null ? [] : (['collection'] as const)),
];

/** What a handover costs at least, grosze; undefined where it cannot be chosen. */
export function cheapest({ shipping_methods }: Offer, handover: Handover): Grosze | undefined {
  const prices = shipping_methods
    .filter((one) => (handover === 'delivery' ? isBrought(one) : one.available && one.needs_pickup_point))
    .map(({ amount }) => amount);
  return prices.toSorted((a, b) => a - b)[0];
}

/** Whether nothing is brought to the shopper: chosen where there is a choice, and else what the only way is. */
export function isCollected(cart: Offer & Pick<CheckoutCart, 'has_virtual_address'>, wish: boolean): boolean {
  if (cart.has_virtual_address) return true;
  const [first, ...others] = handoversOf(cart);
  return others.length > 0 ? wish : first === 'collection';
}
