import type { Client } from '@urql/core';
import { ListingProductsDocument } from '../graphql/generated.ts';
import { idsOfPage, tileBatches } from './tile-batches.ts';

/** N-17, P-24: reads the first 20 products of a listing's page; a failure costs nothing. */
export const prefetchProducts = async (client: Client, items: readonly string[] | undefined, page: number): Promise<void> => {
  const [first = []] = tileBatches(idsOfPage(items ?? [], page));
  if (first.length > 0) await client.query(ListingProductsDocument, { ids: first }).toPromise();
};
