import type { LandingListingQueryVariables } from '../graphql/generated.ts';
import type { ListingAddress } from '../listing/address/listing-address.ts';
import { listingArguments } from '../listing/listing-arguments.ts';

/** What the listing of a landing page asks for. */
export const landingVariables = (id: number, address: ListingAddress): LandingListingQueryVariables => ({
  id,
  ...listingArguments(address),
});
