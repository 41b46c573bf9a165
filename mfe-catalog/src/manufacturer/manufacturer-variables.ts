import type { ManufacturerListingQueryVariables } from '../graphql/generated.ts';
import type { ListingAddress } from '../listing/address/listing-address.ts';
import { listingArguments } from '../listing/listing-arguments.ts';

/** What the listing of a brand asks for. */
export const manufacturerVariables = (id: number, address: ListingAddress): ManufacturerListingQueryVariables => ({
  id,
  ...listingArguments(address),
});
