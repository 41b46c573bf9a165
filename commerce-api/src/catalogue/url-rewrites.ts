import type { Database } from '../database/database.ts';
import type { CatalogueTransactions } from './transactions.ts';
import type { UrlRow } from './transactions.ts';

const rowsPerRead = 2000;

/** What a path leads to. */
export type UrlRewrite = Pick<UrlRow, 'type' | 'entity_id' | 'canonical_path' | 'category_id' | 'document'>;

/** The URL rewrites of all stores. Every page begins with one: they stay in memory, and change with what editors publish. */
export interface UrlRewrites {
  /** @param path without slashes at its ends and without `.html`; undefined when nothing stands there */
  at(storeCode: string, path: string): UrlRewrite | undefined;
  /** All paths of a store. */
  of(storeCode: string): Iterable<readonly [path: string, rewrite: UrlRewrite]>;
  put(row: UrlRow): void;
  remove(storeCode: string, path: string): void;
}

/** URL rewrites by store and path; what several stores have alike is kept once. */
class MemoryUrlRewrites implements UrlRewrites {
  readonly #byStore = new Map<string, Map<string, UrlRewrite>>();
  readonly #byPath = new Map<string, UrlRewrite>();

  put({ store_code, path, type, entity_id, canonical_path, category_id, document }: UrlRow): void {
    let known = this.#byStore.get(store_code);
    if (known === undefined) {
      known = new Map();
      this.#byStore.set(store_code, known);
    }
    const address = { type, entity_id, canonical_path, category_id, document };
    const other = this.#byPath.get(path);
    const same = other !== undefined && JSON.stringify(other) === JSON.stringify(address) ? other : address;
    this.#byPath.set(path, same);
    known.set(path, same);
  }

  remove(storeCode: string, path: string): void {
    this.#byStore.get(storeCode)?.delete(path);
  }

  at(storeCode: string, path: string): UrlRewrite | undefined {
    return this.#byStore.get(storeCode)?.get(path);
  }

  of(storeCode: string): Iterable<readonly [path: string, rewrite: UrlRewrite]> {
    return this.#byStore.get(storeCode) ?? [];
  }
}

/** Reads all URL rewrites of the database. */
export async function loadUrlRewrites(database: Database<CatalogueTransactions>): Promise<UrlRewrites> {
  const urlRewrites = new MemoryUrlRewrites();
  let after = { storeCode: '', path: '' };
  for (;;) {
    const rows = await database.run('catalogue.urls', { after, limit: rowsPerRead });
    for (const row of rows) urlRewrites.put(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerRead) return urlRewrites;
    after = { storeCode: last.store_code, path: last.path };
  }
}
