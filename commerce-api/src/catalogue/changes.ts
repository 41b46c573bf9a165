import type { Shop } from '../graphql/context.ts';
import type { ProductRecord } from './product-record.ts';

/** Tells who listens which products have changed. */
export interface ProductChanges {
  /**
   * Changes what a product costs now, in grosze, and tells everybody.
   * @returns the product as it is now; undefined for an unknown SKU
   */
  changePrice(sku: string, finalPrice: number): Promise<ProductRecord | undefined>;
  /** @returns ends the listening */
  listen(listener: (products: readonly ProductRecord[]) => void): () => void;
}

/** The one way by which products change while the server runs: database, then memory, then listeners. */
export function createChanges(shop: Shop): ProductChanges {
  const listeners = new Set<(products: readonly ProductRecord[]) => void>();
  return {
    changePrice: async (sku, finalPrice) => {
      const id = await shop.database.run('catalogue.change-price', { sku, finalPrice, at: shop.now().toISOString() });
      if (id === null) return undefined;
      shop.products.drop(id);
      shop.index.update([{ id, finalPrice }]);
      const product = await shop.products.get(id);
      if (product !== undefined) for (const listener of listeners) listener([product]);
      return product;
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
