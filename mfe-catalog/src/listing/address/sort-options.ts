import type { ProductSort, SortOrder } from '../../graphql/generated.ts';

/** Orders of a listing as they stand in addresses (`?order=price_asc`, ∅01). */
export const sortCodes = ['relevance', 'popularity', 'price_asc', 'price_desc', 'rating', 'newest', 'name'] as const;

export type SortCode = (typeof sortCodes)[number];

/** A search has an order by relevance, which nothing else has. */
export type ListingKind = 'category' | 'search';

/** R-28, ∅01: what a listing is ordered by when its address names no order; it is never written into the address. */
export const defaultSort = (kind: ListingKind): SortCode => (kind === 'search' ? 'relevance' : 'popularity');

/** The orders offered, in the order of the list. */
export const sortOptions = (kind: ListingKind): readonly SortCode[] =>
  kind === 'search' ? sortCodes : sortCodes.filter((code) => code !== 'relevance');

/** reads `order`; a missing, unknown or unfit one is the default. */
export const parseSort = (value: string | null, kind: ListingKind): SortCode =>
  sortOptions(kind).find((code) => code === value) ?? defaultSort(kind);

/** The arguments `sortBy` and `sortOrder` of an order. */
export const sortArguments = (code: SortCode): { readonly sortBy: ProductSort; readonly sortOrder: SortOrder } => {
  switch (code) {
    case 'price_asc':
      return { sortBy: 'price', sortOrder: 'ASC' };
    case 'price_desc':
      return { sortBy: 'price', sortOrder: 'DESC' };
    case 'name':
      return { sortBy: 'name', sortOrder: 'ASC' };
    case 'relevance':
    case 'popularity':
    case 'rating':
    case 'newest':
      return { sortBy: code, sortOrder: 'DESC' };
  }
};
