import type { Position } from './pickup-map.ts';

/** A place whose postcode is known. */
export interface PlaceOfPostcode extends Position {
  readonly postcode: string;
}

/** How many digits from the first one on are the same. */
function sameDigits(a: string, b: string): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return same;
}

const digitsOf = (postcode: string): string => postcode.replace('-', '');
/** The first two digits name a district of the post: with fewer in common two places may be hundreds of kilometres apart. */
const leastInCommon = 2;

/**
 * About where a postcode is: the middle of the places known to the shop (pickup points, shops) whose postcodes have most digits in common with it.
 * @param postcode `30-702`
 * @returns null where no place of its district is known
 */
export function postcodePosition(postcode: string, places: Iterable<PlaceOfPostcode>): Position | null {
  const digits = digitsOf(postcode);
  let most = leastInCommon;
  let near: PlaceOfPostcode[] = [];
  for (const place of places) {
    const same = sameDigits(digits, digitsOf(place.postcode));
    if (same < most) continue;
    if (same > most) near = [];
    most = same;
    near.push(place);
  }
  if (near.length === 0) return null;
  const middle = (of: (place: Position) => number): number => near.reduce((sum, place) => sum + of(place), 0) / near.length;
  return { latitude: middle(({ latitude }) => latitude), longitude: middle(({ longitude }) => longitude) };
}
