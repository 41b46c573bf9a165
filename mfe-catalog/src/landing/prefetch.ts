import type { PrefetchRequest } from 'shared-contracts';
import { LandingListingDocument } from '../graphql/generated.ts';
import { readCategoryAddress } from '../listing/address/read-address.ts';
import { prefetchProducts } from '../listing/prefetch-listing.ts';
import { landingVariables } from './landing-variables.ts';

/** N-17: reads a landing page that the shopper is about to open, and its first products. */
export const prefetch = async ({ client, resolution, location, extent }: PrefetchRequest): Promise<void> => {
  if (resolution?.id == null) return;
  const address = readCategoryAddress(location);
  const { data } = await client.query(LandingListingDocument, landingVariables(resolution.id, address)).toPromise();
  await prefetchProducts({ client, extent }, data?.productsForLanding.items_ids, address.page);
};
