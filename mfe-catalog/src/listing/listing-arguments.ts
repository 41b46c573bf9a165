import { sortArguments } from 'shared-contracts/catalogue';
import type { AttributeFilter, ProductSort, SortOrder } from '../graphql/generated.ts';
import type { ListingAddress } from './address/listing-address.ts';
import { attributeFilters } from './address/query-variables.ts';

/** The arguments that all listing queries share. */
interface ListingArguments {
  readonly attributes: readonly AttributeFilter[];
  readonly sortBy: ProductSort;
  readonly sortOrder: SortOrder;
}

/** Filters and order of an address for a listing query; the page is not part of it, it is sliced out of the ids (∅58). */
export const listingArguments = ({ filters, sort }: ListingAddress): ListingArguments => ({
  attributes: attributeFilters(filters),
  ...sortArguments(sort),
});
