import { sortArguments } from 'shared-contracts/catalogue';
import type { SearchListingQueryVariables } from '../graphql/generated.ts';
import type { SearchAddress } from '../listing/address/listing-address.ts';
import { attributeFilters } from '../listing/address/query-variables.ts';

/** ∅58: what a search asks for. */
export const searchVariables = ({ place, filters, sort }: SearchAddress): SearchListingQueryVariables => ({
  query: place.query,
  ...(place.categoryId !== null && { categoryId: place.categoryId }),
  attributes: attributeFilters(filters),
  ...sortArguments(sort),
});
