import { useCallback, useContext } from 'react';
import { ConnectionContext, LISTING_NAMES } from 'shared-contracts';
import { noteListing } from 'shared-contracts/compare';
import { ListingNameContext } from '../listing-context.ts';

/** M-07: for the moment in which a product of the list around is opened: its page tells from which list. */
export const useNoteListing = ({ sku, gid }: { readonly sku: string; readonly gid: number }): (() => void) => {
  const name = useContext(ListingNameContext);
  const connection = useContext(ConnectionContext);
  return useCallback(() => {
    if (connection === null || name === null || name === '') return;
    const { storage } = connection;
    storage.write(LISTING_NAMES, noteListing(storage.read(LISTING_NAMES), { name, pgid: gid, sku }));
  }, [connection, name, sku, gid]);
};
