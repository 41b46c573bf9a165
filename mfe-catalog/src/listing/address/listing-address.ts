import type { SortCode } from 'shared-contracts/catalogue';
import type { Filters } from './filters.ts';

export type ListingLayout = 'grid' | 'list';

/** Where the list is: a category by its path, or the results of a search. */
export type ListingPlace =
  | { readonly kind: 'category'; /** Without filters: `/agd/pralki.html`. */ readonly path: string }
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

/** Whether it is the page of a department: its tiles of categories take the room that its document has (J-110). */
export const isDepartment = ({ place }: ListingAddress): boolean => place.kind === 'category' && !place.path.includes('/', 1);

/** The address of search results. */
export type SearchAddress = ListingAddress & { readonly place: Extract<ListingPlace, { kind: 'search' }> };

/** What may be changed by a link; a change of filters, order or category starts at the first page again. */
export type AddressChange = Partial<Pick<ListingAddress, 'place' | 'filters' | 'sort' | 'layout' | 'page'>>;

/** The address after a change. */
export const changeAddress = (address: ListingAddress, change: AddressChange): ListingAddress => {
  const keepsPage = Object.keys(change).every((key) => key === 'layout');
  return { ...address, ...(!keepsPage && { page: 1 }), ...change };
};

export const parseLayout = (value: string | null): ListingLayout => (value === 'list' ? 'list' : 'grid');
