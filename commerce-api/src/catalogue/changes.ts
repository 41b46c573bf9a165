import type { Bus, BusMessage } from '../bus/bus.ts';
import { inTurn } from '../bus/in-turn.ts';
import type { Category, Manufacturer } from '../model/index.ts';
import type { ProductRecord } from './product-record.ts';
import type { Change } from './change.ts';
import { indexed, reloadChanged, shopReviewsPage, textsAgain } from './reload-changed.ts';
import { contentReloader } from './reload-content.ts';
import type { CatalogueServices } from './services.ts';

/** Changes the catalogue, and notifies listeners. */
export interface CatalogueChanges {
  /**
   * Changes what a product costs now, in grosze, and notifies listeners and other servers.
   * @returns the product as it is now; undefined for an unknown SKU
   */
  changePrice(sku: string, finalPrice: number): Promise<ProductRecord | undefined>;
  /**
   * Gives a category another name and notifies listeners and other servers.
   * @returns the category as it is now; undefined for an unknown id
   */
  renameCategory(id: number, name: string): Promise<Category | undefined>;
  /**
   * Gives a manufacturer another name and notifies listeners and other servers.
   * @returns the manufacturer as it is now; undefined for an unknown id
   */
  renameManufacturer(id: number, name: string): Promise<Manufacturer | undefined>;
  /** To be called when orders have taken pieces, or given them back: publishes the remaining stock. */
  stockChanged(productIds: readonly number[]): Promise<void>;
  /** To be called when reviews or questions of products have been published or changed: stars and counts follow everywhere. */
  reviewsChanged(productIds: readonly number[]): Promise<void>;
  /** To be called when names, texts or prices of products have been written to the database; pages that show them say so. */
  productsEdited(productIds: readonly number[]): Promise<void>;
  /** To be called when blocks, pages or old addresses have been written to the database (J-225). */
  contentChanged(): Promise<void>;
  /** J-339: to be called when an order was rated, or a comment of a rating was published or has gone. */
  shopReviewsChanged(): void;
  /** @returns ends the listening */
  listen(listener: (change: Change) => void): () => void;
}

/** A change of records that have an id. */
type RecordChange = Exclude<Change, { readonly kind: 'content' | 'frame' }>;

const messageOf = (change: RecordChange): BusMessage => ({ kind: change.kind, ids: [...idsOf(change)] });

const idsOf = (change: RecordChange): readonly number[] => {
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
  /** Called when a change of another server could not be read; it is tried again. */
  readonly report: (error: unknown) => void;
  /** Settles after so many ms. */
  readonly pause: (ms: number) => Promise<void>;
}

/**
 * The one way by which the catalogue changes while the server runs: database, then memory, then listeners here and other servers.
 * What those change is read from the database, and sent to the listeners of this server as well.
 */
export function createChanges(services: CatalogueServices, { bus, report, pause }: ChangesPorts): CatalogueChanges {
  const listeners = new Set<(change: Change) => void>();
  const notifyListeners = (change: Change): void => {
    for (const listener of listeners) listener(change);
  };
  const notify = (change: RecordChange): void => {
    notifyListeners(change);
    bus.send(messageOf(change));
  };
  const reloadContent = contentReloader(services);
  const work = async (message: BusMessage): Promise<void> => {
    for (const change of await reloadChanged(services, message, reloadContent)) notifyListeners(change);
  };
  /** Products out of the database into memory. */
  const readAgain = async (productIds: readonly number[]): Promise<readonly ProductRecord[]> => {
    for (const id of productIds) services.products.drop(id);
    return services.products.list(productIds);
  };
  /** Products whose place in listings may be another now. */
  const readIndexed = async (productIds: readonly number[]): Promise<readonly ProductRecord[]> => {
    const products = await readAgain(productIds);
    services.index.update(products.map(indexed));
    if (products.length > 0) notify({ kind: 'products', products });
    return products;
  };
  bus.join(inTurn({ work, report, pause }));
  return {
    changePrice: async (sku, finalPrice) => {
      const id = await services.database.run('catalogue.change-price', { sku, finalPrice, at: services.now().toISOString() });
      if (id === null) return undefined;
      services.products.drop(id);
      services.index.update([{ id, finalPrice }]);
      const product = await services.products.get(id);
      if (product !== undefined) notify({ kind: 'products', products: [product] });
      return product;
    },
    renameCategory: async (id, name) => {
      const category = await services.database.run('catalogue.rename-category', { id, name });
      if (category === null) return undefined;
      services.reference.putCategory(category);
      notify({ kind: 'categories', categories: [category] });
      return category;
    },
    renameManufacturer: async (id, name) => {
      const manufacturer = await services.database.run('catalogue.rename-manufacturer', { id, name });
      if (manufacturer === null) return undefined;
      services.reference.putManufacturer(manufacturer);
      notify({ kind: 'manufacturers', manufacturers: [manufacturer] });
      return manufacturer;
    },
    stockChanged: async (productIds) => {
      const products = await readAgain(productIds);
      if (products.length > 0) notify({ kind: 'products', products });
    },
    reviewsChanged: async (productIds) => void (await readIndexed(productIds)),
    productsEdited: async (productIds) => {
      await readIndexed(productIds);
      notifyListeners(await textsAgain(services, productIds));
      bus.send({ kind: 'texts', ids: [...productIds] });
    },
    contentChanged: async () => {
      for (const change of await reloadContent()) notifyListeners(change);
      // Others compare with their own memory; coupons and synonyms are on no page.
      bus.send({ kind: 'content' });
    },
    shopReviewsChanged: () => {
      notifyListeners(shopReviewsPage);
      bus.send({ kind: 'shop-reviews' });
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
