import type { CategoryListingQueryVariables } from '../../graphql/generated.ts';
import type { ListingAddress } from '../address/listing-address.ts';
import { listingArguments } from '../listing-arguments.ts';

/** P-21, Q-23: what a category listing asks for. */
export const categoryVariables = (id: number, address: ListingAddress): CategoryListingQueryVariables => ({
  id: String(id),
  ids: [id],
  ...listingArguments(address),
});
