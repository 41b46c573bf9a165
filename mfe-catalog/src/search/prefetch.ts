import type { Client } from '@urql/core';
import { SearchListingDocument } from '../graphql/generated.ts';
import { readSearchAddress } from '../listing/address/read-address.ts';
import { searchVariables } from './search-variables.ts';

interface PrefetchRequest {
  readonly client: Client;
  readonly location: { readonly pathname: string; readonly search: string };
}

/** Reads the results of a search that the shopper is about to open; a failure costs nothing. */
export const prefetch = async ({ client, location }: PrefetchRequest): Promise<void> => {
  const address = readSearchAddress(location);
  if (address.place.query !== '') await client.query(SearchListingDocument, searchVariables(address)).toPromise();
};
