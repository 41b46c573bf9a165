import type { PhysicalStore, CarrierPoint } from '../model/commerce.ts';
import type { PickupPoint } from '../rest/schemas/index.ts';

/** Y-24: collected in one of the shop's own shops. */
export const ownShops = 'neopickupexpress';

/** A point of a carrier as answers carry it. */
export const carrierPoint = ({ shippingCode, openingHours, isAlwaysOpen, paysOnPickup, ...point }: CarrierPoint): PickupPoint => ({
  ...point,
  carrier: shippingCode,
  opening_hours: openingHours,
  always_open: isAlwaysOpen,
  pays_on_pickup: paysOnPickup,
});

/** The place that a cart names; undefined when its carrier has none of that id. */
export const pickupPointOf = (
  points: ReadonlyMap<string, readonly PickupPoint[]>,
  chosen: { readonly method: string; readonly pickupPointId: string | null } | null,
): PickupPoint | undefined => (chosen === null ? undefined : points.get(chosen.method)?.find(({ id }) => id === chosen.pickupPointId));

const weekdays = ['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'] as const;

/** 'pon.–pt. 10:00–19:00, sob. 10:00–15:00': days with the same hours together, closed ones left out. */
export function hoursText(hours: PhysicalStore['openingHours']): string {
  const spans: { first: number; last: number; text: string }[] = [];
  for (const [day, open] of hours.entries()) {
    if (open === null) continue;
    const text = open.join('–');
    const before = spans.at(-1);
    if (before !== undefined && before.text === text && before.last === day - 1) before.last = day;
    else spans.push({ first: day, last: day, text });
  }
  const days = (first: number, last: number) => (first === last ? weekdays[first] : `${weekdays[first] ?? ''}–${weekdays[last] ?? ''}`);
  return spans.map(({ first, last, text }) => `${days(first, last) ?? ''} ${text}`).join(', ');
}

/** A shop as a place to collect orders; its id is that of the shop and of its warehouse. */
export const shopPoint = (shop: PhysicalStore): PickupPoint => ({
  id: String(shop.id),
  carrier: ownShops,
  name: shop.name,
  street: shop.street,
  postcode: shop.postcode,
  city: shop.city,
  latitude: shop.latitude,
  longitude: shop.longitude,
  opening_hours: hoursText(shop.openingHours),
  always_open: false,
  pays_on_pickup: true,
  description: shop.pickupToday ? 'To, co leży w salonie, przygotujemy w 2 godziny.' : '',
});
