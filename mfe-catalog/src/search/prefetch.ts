import type { PrefetchRequest } from 'shared-contracts';
import { SearchListingDocument } from '../graphql/generated.ts';
import { readSearchAddress } from '../listing/address/read-address.ts';
import { prefetchProducts } from '../listing/prefetch-listing.ts';
import { searchVariables } from './search-variables.ts';

/** Reads the results of a search ahead, for a shopper without the products; a failure costs nothing. */
export const prefetch = async ({ client, location, extent }: PrefetchRequest): Promise<void> => {
  const address = readSearchAddress(location);
  if (address.place.query === '') return;
  const { data } = await client.query(SearchListingDocument, searchVariables(address)).toPromise();
  if (extent === 'whole') await prefetchProducts({ client, extent }, data?.productsForSearch.items_ids, address.page);
};
