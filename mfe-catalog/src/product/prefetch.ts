import type { PrefetchRequest } from 'shared-contracts';
import { ProductDetailsDocument, ProductPageDocument } from '../graphql/generated.ts';

/** Reads a product page ahead, for a shopper its first screen alone; a failure costs nothing. */
export const prefetch = async ({ client, resolution, extent }: PrefetchRequest): Promise<void> => {
  if (resolution?.id == null) return;
  const { id } = resolution;
  const reads: PromiseLike<unknown>[] = [client.query(ProductPageDocument, { ids: [id] })];
  if (extent === 'whole') reads.push(client.query(ProductDetailsDocument, { id }));
  await Promise.all(reads);
};
