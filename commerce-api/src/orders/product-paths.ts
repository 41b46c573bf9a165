import type { AppServices } from '../graphql/context.ts';
import type { Store } from '../model/index.ts';
import type { OrderItem, OrderRecord } from './order-document.ts';

interface SoldProducts extends Pick<AppServices, 'storeUrls'> {
  readonly index: Pick<AppServices['index'], 'isSoldIn'>;
}

/** Where a product of an order is found by whoever reads the order. */
export type PathOf = (order: Pick<OrderRecord, 'store_code'>, item: Pick<OrderItem, 'productId' | 'requestPath'>) => string;

/**
 * J-85, J-87: orders are read in every store. A product that the reader's store does not sell has no page there, so its address leads
 * to the store in which it was bought.
 */
export const pathsIn =
  ({ index, storeUrls }: SoldProducts, store: Pick<Store, 'code'>): PathOf =>
  ({ store_code: boughtIn }, { productId, requestPath }) =>
    boughtIn === store.code || index.isSoldIn(store.code, productId) ? requestPath : `${storeUrls.get(boughtIn) ?? ''}${requestPath}`;
