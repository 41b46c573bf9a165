import type { PrefetchRequest } from 'shared-contracts';
import { ProductPageDocument } from '../graphql/generated.ts';

/** Reads what the first screen of a product page needs, before the shopper opens it; a failure costs nothing. */
export const prefetch = async ({ client, resolution }: PrefetchRequest): Promise<void> => {
  if (resolution?.id != null) await client.query(ProductPageDocument, { ids: [resolution.id] }).toPromise();
};
