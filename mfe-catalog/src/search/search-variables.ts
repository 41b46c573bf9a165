import type { SearchListingQueryVariables } from '../graphql/generated.ts';
import type { SearchAddress } from '../listing/address/listing-address.ts';
import { listingArguments } from '../listing/listing-arguments.ts';

/** ∅58: what a search asks for. */
export const searchVariables = (address: SearchAddress): SearchListingQueryVariables => ({
  query: address.place.query,
  ...(address.place.categoryId !== null && { categoryId: address.place.categoryId }),
  ...listingArguments(address),
});
