import type { Place } from '../promise/place.ts';
import type { PickupPoint } from '../rest/schemas/index.ts';
import type { Choices } from './choices.ts';
import { ownShops } from './pickup-points.ts';

/**
 * Where the goods of a cart go: its address, and the shop where it is collected, go before what the visitor has told.
 *
 * @param pickupPoint where the cart is collected, if anywhere
 */
export const placeOfGoods = (
  { delivery, billing }: Pick<Choices, 'delivery' | 'billing'>,
  pickupPoint: PickupPoint | null | undefined,
  place: Place,
): Place => ({
  postcode: (delivery ?? billing)?.postcode ?? place.postcode,
  shopId: pickupPoint?.carrier === ownShops ? Number(pickupPoint.id) : place.shopId,
});
