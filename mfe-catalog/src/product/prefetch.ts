import type { Client } from '@urql/core';
import type { PageResolution } from 'shared-contracts';
import { ProductPageDocument } from '../graphql/generated.ts';

interface PrefetchRequest {
  readonly client: Client;
  readonly resolution: PageResolution | null;
}

/** Reads what the first screen of a product page needs, before the shopper opens it; a failure costs nothing. */
export const prefetch = async ({ client, resolution }: PrefetchRequest): Promise<void> => {
  if (resolution?.id != null) await client.query(ProductPageDocument, { ids: [resolution.id] }).toPromise();
};
