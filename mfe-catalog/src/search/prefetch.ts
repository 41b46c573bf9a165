import type { PrefetchRequest } from 'shared-contracts';
import { SearchListingDocument } from '../graphql/generated.ts';
import { readSearchAddress } from '../listing/address/read-address.ts';
import { searchVariables } from './search-variables.ts';

/** Reads the results of a search that the shopper is about to open; a failure costs nothing. */
export const prefetch = async ({ client, location }: PrefetchRequest): Promise<void> => {
  const address = readSearchAddress(location);
  if (address.place.query !== '') await client.query(SearchListingDocument, searchVariables(address)).toPromise();
};
