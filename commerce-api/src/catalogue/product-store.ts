import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import type { CatalogueTransactions } from './transactions.ts';
import { buildProduct } from './build-product.ts';
import type { ProductRecord } from './product-record.ts';
import type { Reference } from './reference.ts';

const productsPerJob = 100;

/** Where complete product records come from. */
export type Products = Pick<ProductStore, 'get' | 'list' | 'drop' | 'dropAll'>;

/** Complete product records, read from the database in batches and kept while they are in demand. */
export class ProductStore {
  readonly #database: Database<CatalogueTransactions>;
  readonly #reference: Reference;
  readonly #cache: LRUCache<number, Promise<ProductRecord | undefined>>;
  #asked = new Map<number, PromiseWithResolvers<ProductRecord | undefined>>();

  constructor(database: Database<CatalogueTransactions>, reference: Reference, capacity: number) {
    this.#database = database;
    this.#reference = reference;
    this.#cache = new LRUCache({ max: capacity });
  }

  /** One product; undefined when there is none with that id. Everything asked in one turn is read together. */
  get(id: number): Promise<ProductRecord | undefined> {
    const known = this.#cache.get(id);
    if (known !== undefined) return known;
    const wish = Promise.withResolvers<ProductRecord | undefined>();
    if (this.#asked.size === 0) queueMicrotask(() => void this.#readAsked());
    this.#asked.set(id, wish);
    this.#cache.set(id, wish.promise);
    // A failed read must not be remembered, nor must a product that is not there.
    wish.promise.then(
      (record) => record === undefined && this.#forget(id, wish.promise),
      () => this.#forget(id, wish.promise),
    );
    return wish.promise;
  }

  /** Products in the order asked; unknown ones are left out. */
  async list(ids: readonly number[]): Promise<readonly ProductRecord[]> {
    const records = await Promise.all(ids.map((id) => this.get(id)));
    return records.filter((record) => record !== undefined);
  }

  /** To be called when a product has changed in the database. */
  drop(id: number): void {
    this.#cache.delete(id);
  }

  /** To be called when any product may have. */
  dropAll(): void {
    this.#cache.clear();
  }

  #forget(id: number, promise: Promise<ProductRecord | undefined>): void {
    if (this.#cache.peek(id) === promise) this.#cache.delete(id);
  }

  async #readAsked(): Promise<void> {
    const asked = [...this.#asked];
    this.#asked = new Map();
    for (let from = 0; from < asked.length; from += productsPerJob) {
      await this.#readBatch(asked.slice(from, from + productsPerJob));
    }
  }

  async #readBatch(wishes: readonly (readonly [number, PromiseWithResolvers<ProductRecord | undefined>])[]): Promise<void> {
    try {
      const rows = await this.#database.run(
        'catalogue.products',
        wishes.map(([id]) => id),
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      for (const [id, wish] of wishes) {
        const row = byId.get(id);
        wish.resolve(row && buildProduct(row, this.#reference));
      }
    } catch (error) {
      for (const [, wish] of wishes) wish.reject(error);
    }
  }
}
