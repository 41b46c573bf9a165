import { normalise } from '../listing/text/normalise.ts';

interface Place {
  readonly city: string;
  readonly postcode: string;
}

/** Where in the country the towns lie: the first digits of their postcodes, which name the postal region. */
export type Towns = ReadonlyMap<string, ReadonlySet<string>>;

const keyOf = (city: string): string =>
  normalise(city)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** What pickup points and shops tell about the towns of the country. */
export function townsOf(places: Iterable<Place>): Towns {
  const towns = new Map<string, Set<string>>();
  for (const { city, postcode } of places) {
    const regions = towns.get(keyOf(city)) ?? new Set();
    regions.add(postcode.slice(0, 1));
    towns.set(keyOf(city), regions);
  }
  return towns;
}

/**
 * K-19: the town is known to lie in another postal region than the postcode says. Only the region is compared: the
 * second digit differs within large towns, and a shopper must not be asked about an address that is right.
 */
export function isOddAddress(towns: Towns, { city, postcode }: Place): boolean {
  const regions = towns.get(keyOf(city));
  return regions !== undefined && !regions.has(postcode.slice(0, 1));
}
