import type { Place } from '../promise/place.ts';
import type { PickupPoint } from '../rest/schemas/index.ts';
import { isPostal } from './address.ts';
import type { Choices, StoredAddress } from './choices.ts';
import { ownShops } from './pickup-points.ts';

const addressOf = (address: StoredAddress | null): StoredAddress | null => (address !== null && isPostal(address) ? address : null);

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
  postcode: addressOf(delivery ?? billing)?.postcode ?? pickupPoint?.postcode ?? place.postcode,
  shopId: pickupPoint?.carrier === ownShops ? Number(pickupPoint.id) : place.shopId,
});
