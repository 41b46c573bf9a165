import type { Shop } from '../graphql/context.ts';
import type { CategorySeed, ManufacturerSeed } from '../seed/model.ts';
import type { ProductRecord } from './product-record.ts';

/** What has changed, as it is now. */
export type Change =
  | { readonly kind: 'products'; readonly products: readonly ProductRecord[] }
  | { readonly kind: 'categories'; readonly categories: readonly CategorySeed[] }
  | { readonly kind: 'manufacturers'; readonly manufacturers: readonly ManufacturerSeed[] };

/** Changes the catalogue, and tells who listens. */
export interface CatalogueChanges {
  /**
   * Changes what a product costs now, in grosze, and tells everybody.
   * @returns the product as it is now; undefined for an unknown SKU
   */
  changePrice(sku: string, finalPrice: number): Promise<ProductRecord | undefined>;
  /**
   * Gives a category another name and tells everybody.
   * @returns the category as it is now; undefined for an unknown id
   */
  renameCategory(id: number, name: string): Promise<CategorySeed | undefined>;
  /**
   * Gives a manufacturer another name and tells everybody.
   * @returns the manufacturer as it is now; undefined for an unknown id
   */
  renameManufacturer(id: number, name: string): Promise<ManufacturerSeed | undefined>;
  /** To be called when orders have taken pieces, or given them back: everybody learns what is left. */
  stockChanged(productIds: readonly number[]): Promise<void>;
  /** @returns ends the listening */
  listen(listener: (change: Change) => void): () => void;
}

/** The one way by which the catalogue changes while the server runs: database, then memory, then listeners. */
export function createChanges(shop: Shop): CatalogueChanges {
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change): void => {
    for (const listener of listeners) listener(change);
  };
  return {
    changePrice: async (sku, finalPrice) => {
      const id = await shop.database.run('catalogue.change-price', { sku, finalPrice, at: shop.now().toISOString() });
      if (id === null) return undefined;
      shop.products.drop(id);
      shop.index.update([{ id, finalPrice }]);
      const product = await shop.products.get(id);
      if (product !== undefined) tell({ kind: 'products', products: [product] });
      return product;
    },
    renameCategory: async (id, name) => {
      const category = await shop.database.run('catalogue.rename-category', { id, name });
      if (category === null) return undefined;
      shop.reference.putCategory(category);
      tell({ kind: 'categories', categories: [category] });
      return category;
    },
    renameManufacturer: async (id, name) => {
      const manufacturer = await shop.database.run('catalogue.rename-manufacturer', { id, name });
      if (manufacturer === null) return undefined;
      shop.reference.putManufacturer(manufacturer);
      tell({ kind: 'manufacturers', manufacturers: [manufacturer] });
      return manufacturer;
    },
    stockChanged: async (productIds) => {
      for (const id of productIds) shop.products.drop(id);
      const products = await shop.products.list(productIds);
      if (products.length > 0) tell({ kind: 'products', products });
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
