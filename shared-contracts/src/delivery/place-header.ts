import type { DeliveryPlace } from '../state/delivery-place.ts';

/** A place as the header `delivery-place` carries it: `30-702/12`; undefined when nothing is told. */
export function placeHeader({ postcode, shop }: DeliveryPlace): string | undefined {
  return postcode === null && shop === null ? undefined : `${postcode ?? ''}/${shop?.id ?? ''}`;
}
