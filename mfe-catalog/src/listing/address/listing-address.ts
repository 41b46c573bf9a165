import type { Filters } from './filters.ts';
import type { ListingKind, SortCode } from './sort-options.ts';

export type ListingLayout = 'grid' | 'list';

/** Where the list is: a category by its path, or the results of a search. */
export type ListingPlace =
  | { readonly kind: 'category'; /** Without `.html` and filters: `/agd/pralki`. */ readonly path: string }
  | { readonly kind: 'search'; readonly query: string; readonly categoryId: string | null };

/** Everything that the address of a listing says. */
export interface ListingAddress {
  readonly place: ListingPlace;
  readonly filters: Filters;
  readonly sort: SortCode;
  /** From 1. */
  readonly page: number;
  readonly layout: ListingLayout;
}

/** The address of search results. */
export type SearchAddress = ListingAddress & { readonly place: Extract<ListingPlace, { kind: 'search' }> };

/** What may be changed by a link; a change of filters, order or category starts at the first page again. */
export type AddressChange = Partial<Pick<ListingAddress, 'place' | 'filters' | 'sort' | 'layout' | 'page'>>;

/** The address after a change. */
export const changeAddress = (address: ListingAddress, change: AddressChange): ListingAddress => {
  const keepsPage = change.page !== undefined || (Object.keys(change).length === 1 && change.layout !== undefined);
  return { ...address, page: keepsPage ? address.page : 1, ...change };
};

export const listingKindOf = (address: ListingAddress): ListingKind => address.place.kind;

/** Reads `p`: a whole number from 1; anything else is the first page. */
export const parsePage = (value: string | null): number => (value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1);

export const parseLayout = (value: string | null): ListingLayout => (value === 'list' ? 'list' : 'grid');
