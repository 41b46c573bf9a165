import { sortArguments } from 'shared-contracts/catalogue';
import type { CategoryListingQueryVariables } from '../../graphql/generated.ts';
import type { ListingAddress } from '../address/listing-address.ts';
import { attributeFilters } from '../address/query-variables.ts';

/** P-21, Q-23: what a category listing asks for; the page is not part of it, it is sliced out of the ids. */
export const categoryVariables = (id: number, { filters, sort }: ListingAddress): CategoryListingQueryVariables => ({
  id: String(id),
  ids: [id],
  attributes: attributeFilters(filters),
  ...sortArguments(sort),
});
