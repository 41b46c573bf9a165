import type { PrefetchRequest } from 'shared-contracts';
import { CategoryListingDocument, ListingProductsDocument } from '../../graphql/generated.ts';
import { readCategoryAddress } from '../address/read-address.ts';
import { idsOfPage, tileBatches } from '../tile-batches.ts';
import { categoryVariables } from './category-variables.ts';

/** N-17, P-24: reads a category that the shopper is about to open, and its first 20 products; a failure costs nothing. */
export const prefetch = async ({ client, resolution, location }: PrefetchRequest): Promise<void> => {
  if (resolution?.id == null) return;
  const address = readCategoryAddress(location);
  const { data } = await client.query(CategoryListingDocument, categoryVariables(resolution.id, address)).toPromise();
  const [first = []] = tileBatches(idsOfPage(data?.productsForCategory.items_ids ?? [], address.page));
  if (first.length > 0) await client.query(ListingProductsDocument, { ids: first }).toPromise();
};
