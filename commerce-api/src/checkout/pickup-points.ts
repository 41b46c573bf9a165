import type { PhysicalStore, CarrierPoint } from '../model/commerce.ts';
import type { PickupPoint } from '../rest/schemas/index.ts';
import { normalise } from '../listing/text/normalise.ts';

/** Y-24: collected in one of the shop's own shops. */
export const ownShops = 'neopickupexpress';

/** A point of a carrier as answers carry it. */
export const carrierPoint = ({ shippingCode, openingHours, ...point }: CarrierPoint): PickupPoint => ({
  ...point,
  carrier: shippingCode,
  opening_hours: openingHours,
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
  description: shop.pickupToday ? 'To, co leży w salonie, przygotujemy w 2 godziny.' : '',
});

const wordsOf = (text: string): readonly string[] =>
  normalise(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '' && word !== 'ul');

/** Whether two words differ by one letter: changed, missing, added or two swapped. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = (text: string, from: number): string => text.slice(from);
  return (
    rest(a, start + 1) === rest(b, start + 1) ||
    rest(a, start) === rest(b, start + 1) ||
    rest(a, start + 1) === rest(b, start) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, start + 2) === rest(b, start + 2))
  );
}

const shortestForgiven = 4;

/** How far a typed word is from a word of the point; the less the better, undefined when it is another one. */
function wordDistance(typed: string, known: string): number | undefined {
  if (known === typed) return 0;
  if (known.startsWith(typed)) return 1;
  if (typed.length < shortestForgiven) return undefined;
  if (isNear(typed, known)) return 2;
  return isNear(typed, known.slice(0, typed.length)) ? 3 : undefined;
}

const postcode = /^(\d{2})-?(\d{3})$/;

/** A whole postcode finds its neighbourhood: the more digits are the same, the nearer. At least the first two must be. */
function postcodeDistance(typed: string, known: string): number | undefined {
  const [digits, other] = [typed.replace('-', ''), known.replace('-', '')];
  let same = 0;
  while (same < 5 && digits[same] === other[same]) same += 1;
  return same < 2 ? undefined : 5 - same;
}

/** How far a point is from what was typed: every word must be found in its town, postcode, street or name. */
function distance(point: PickupPoint, typed: readonly string[]): number | undefined {
  // The town says most: a street of that name elsewhere comes later.
  const parts = [point.city, point.street, point.name].map(wordsOf);
  let sum = 0;
  for (const word of typed) {
    const found = postcode.test(word)
      ? [postcodeDistance(word, point.postcode)]
      : [
          ...parts.flatMap((known, part) =>
            known.map((one) => wordDistance(word, one)).map((far) => (far === undefined ? far : far + part * 4)),
          ),
          point.postcode.startsWith(word) ? 1 : undefined,
        ];
    const nearest = Math.min(...found.filter((far) => far !== undefined));
    if (!Number.isFinite(nearest)) return undefined;
    sum += nearest;
  }
  return sum;
}

/** Points that match a text, the nearest match first; all of them for an empty one. Marks and single slips of the keyboard are forgiven. */
export function searchPoints(points: readonly PickupPoint[], text: string): readonly PickupPoint[] {
  const typed = wordsOf(text.replace(/(\d{2})\s+(\d{3})/g, '$1-$2'));
  if (typed.length === 0) return points;
  return points
    .map((point) => ({ point, far: distance(point, typed) }))
    .filter((one): one is { point: PickupPoint; far: number } => one.far !== undefined)
    .toSorted((a, b) => a.far - b.far)
    .map(({ point }) => point);
}

export type Box = readonly [west: number, south: number, east: number, north: number];

/** Whether a point lies in a part of the map; without one it does. */
export const isInBox = ({ longitude, latitude }: PickupPoint, box: Box | undefined): boolean =>
  box === undefined || (box[0] <= longitude && longitude <= box[2] && box[1] <= latitude && latitude <= box[3]);

/** `west,south,east,north` in degrees; undefined when it is none. */
export function parseBox(text: string): Box | undefined {
  const [west, south, east, north, ...more] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (west === undefined || south === undefined || east === undefined || north === undefined || more.length > 0) return undefined;
  return [west, south, east, north].every(Number.isFinite) && west <= east && south <= north ? [west, south, east, north] : undefined;
}
