import type { Store, StoreCode } from '../model/index.ts';
import type { OrderItem } from './order-document.ts';
import type { OrderRecord } from './order-record.ts';

interface SoldProducts {
  /** Where each store is found: `https://sklep.example`. */
  readonly storeUrls: ReadonlyMap<string, string>;
  readonly index: { isSoldIn(store: StoreCode, id: number): boolean };
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
