import type { Database } from '../database/database.ts';
import type { Jobs } from '../database/jobs.ts';
import type { UrlRow } from './jobs.ts';

const rowsPerJob = 2000;

/** What stands at an address. */
export type Address = Pick<UrlRow, 'type' | 'entity_id' | 'canonical_path' | 'category_id' | 'document'>;

/** The addresses of all stores. They change with a new catalogue alone, and every page begins with one: they stay in memory. */
export interface Addresses {
  /** @param path without slashes at its ends and without `.html`; undefined when nothing stands there */
  at(storeCode: string, path: string): Address | undefined;
}

/** Addresses by store and path; what several stores have alike is kept once. */
class MemoryAddresses implements Addresses {
  readonly #byStore = new Map<string, Map<string, Address>>();
  readonly #byPath = new Map<string, Address>();

  add({ store_code, path, type, entity_id, canonical_path, category_id, document }: UrlRow): void {
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

  at(storeCode: string, path: string): Address | undefined {
    return this.#byStore.get(storeCode)?.get(path);
  }
}

/** Reads all addresses that the database has. */
export async function loadAddresses(database: Database<Jobs>): Promise<Addresses> {
  const addresses = new MemoryAddresses();
  let after = { storeCode: '', path: '' };
  for (;;) {
    const rows = await database.run('catalogue.urls', { after, limit: rowsPerJob });
    for (const row of rows) addresses.add(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerJob) return addresses;
    after = { storeCode: last.store_code, path: last.path };
  }
}
