import type { PrefetchRequest } from 'shared-contracts';
import { CategoryListingDocument } from '../../graphql/generated.ts';
import { readCategoryAddress } from '../address/read-address.ts';
import { prefetchProducts } from '../prefetch-listing.ts';
import { categoryVariables } from './category-variables.ts';

/** N-17, P-24: reads a category that the shopper is about to open, and its first products. */
export const prefetch = async ({ client, resolution, location, extent }: PrefetchRequest): Promise<void> => {
  if (resolution?.id == null) return;
  const address = readCategoryAddress(location);
  const { data } = await client.query(CategoryListingDocument, categoryVariables(resolution.id, address)).toPromise();
  await prefetchProducts({ client, extent }, data?.productsForCategory.items_ids, address.page);
};
