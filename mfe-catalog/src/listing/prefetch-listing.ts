import type { PrefetchRequest } from 'shared-contracts';
import { ListingProductsDocument } from '../graphql/generated.ts';
import { idsOfPage, tileBatches } from './tile-batches.ts';

/** N-17, P-24: reads the products of a listing's page, for a shopper the first 20 alone; a failure costs nothing. */
export const prefetchProducts = async (
  { client, extent }: Pick<PrefetchRequest, 'client' | 'extent'>,
  items: readonly string[] | undefined,
  page: number,
): Promise<void> => {
  const batches = tileBatches(idsOfPage(items ?? [], page)).filter((ids) => ids.length > 0);
  const wanted = extent === 'whole' ? batches : batches.slice(0, 1);
  await Promise.all(wanted.map((ids) => client.query(ListingProductsDocument, { ids })));
};
