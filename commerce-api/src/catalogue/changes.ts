import type { Bus, BusMessage } from '../bus/bus.ts';
import { inTurn } from '../bus/in-turn.ts';
import type { Shop } from '../graphql/context.ts';
import type { CategorySeed, ManufacturerSeed } from '../seed/model.ts';
import type { ProductRecord } from './product-record.ts';
import { readAnew } from './read-anew.ts';

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

const idsOf = (change: Change): readonly number[] => {
  switch (change.kind) {
    case 'products':
      return change.products.map(({ id }) => id);
    case 'categories':
      return change.categories.map(({ id }) => id);
    case 'manufacturers':
      return change.manufacturers.map(({ id }) => id);
  }
};

export interface ChangesPorts {
  /** To and from the other servers of the database. */
  readonly bus: Bus;
  /** Told when what another server has changed could not be read; it is tried again. */
  readonly report: (error: unknown) => void;
  /** Settles after so many ms. */
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * The one way by which the catalogue changes while the server runs: database, then memory, then listeners here and other servers.
 * What those change is read from the database, and told to the listeners here as well.
 */
export function createChanges(shop: Shop, { bus, report, pause }: ChangesPorts): CatalogueChanges {
  const listeners = new Set<(change: Change) => void>();
  const tellHere = (change: Change): void => {
    for (const listener of listeners) listener(change);
  };
  const tell = (change: Change): void => {
    tellHere(change);
    bus.send({ kind: change.kind, ids: [...idsOf(change)] });
  };
  const work = async (message: BusMessage): Promise<void> => {
    for (const change of await readAnew(shop, message)) tellHere(change);
  };
  bus.join(inTurn({ work, report, pause }));
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
