import type { PrefetchRequest } from 'shared-contracts';
import { ManufacturerListingDocument } from '../graphql/generated.ts';
import { readCategoryAddress } from '../listing/address/read-address.ts';
import { prefetchProducts } from '../listing/prefetch-listing.ts';
import { manufacturerVariables } from './manufacturer-variables.ts';

/** N-17: reads a brand that the shopper is about to open, and its first products. */
export const prefetch = async ({ client, resolution, location, extent }: PrefetchRequest): Promise<void> => {
  if (resolution?.id == null) return;
  const address = readCategoryAddress(location);
  const { data } = await client.query(ManufacturerListingDocument, manufacturerVariables(resolution.id, address)).toPromise();
  await prefetchProducts({ client, extent }, data?.productsForManufacturer.items_ids, address.page);
};
