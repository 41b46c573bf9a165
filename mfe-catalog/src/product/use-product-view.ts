import { useContext, useEffect } from 'react';
import { ConnectionContext, LISTING_NAMES } from 'shared-contracts';
import { createAnalytics } from 'shared-contracts/analytics';
import { listingNameOf } from 'shared-contracts/compare';
import type { Product } from './product-types.ts';

/** M-07: tells the data layer which product is looked at, and from which list it was opened; without consent nobody reads it. */
export const useProductView = (product: Product | undefined): void => {
  const connection = useContext(ConnectionContext);
  const { sku, gid } = product ?? {};
  useEffect(() => {
    if (connection === null || sku === undefined || gid === undefined) return;
    const listName = listingNameOf(connection.storage.read(LISTING_NAMES), { sku, pgid: gid });
    // The tag manager's queue is created by the first that needs it.
    const holder = globalThis as { dataLayer?: unknown[] };
    createAnalytics((holder.dataLayer ??= [])).push({ event: 'productView', sku, pgid: gid, listName });
  }, [connection, sku, gid]);
};
