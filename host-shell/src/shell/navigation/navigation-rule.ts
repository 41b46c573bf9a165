/** An address of the shop as the router knows it. */
export interface ShopAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Everything before the filter segment `f` (decision: filters live in the path). */
const withoutFilters = (pathname: string): string => pathname.replace(/\/f\/.*$/, '').replace(/\.html$/, '');

/** Parameters that make another page of an address; all others only narrow or reorder what it lists. */
const pageParameters = ['query', 'p'] as const;

const otherPage = (from: string, to: string): boolean => {
  const before = new URLSearchParams(from);
  const after = new URLSearchParams(to);
  // A filter that takes the shopper back from page 3 to the first one is still a filter.
  return pageParameters.some((name) => after.get(name) !== null && before.get(name) !== after.get(name));
};

/**
 * What changed between two addresses (S-24).
 * `filters`: the same listing, filtered or ordered otherwise; `page`: another page, or another page of a listing.
 */
export const navigationKind = (from: ShopAddress, to: ShopAddress): 'none' | 'anchor' | 'filters' | 'page' => {
  if (from.pathname === to.pathname && from.search === to.search) return from.hash === to.hash ? 'none' : 'anchor';
  if (withoutFilters(from.pathname) !== withoutFilters(to.pathname) || otherPage(from.search, to.search)) return 'page';
  return 'filters';
};
