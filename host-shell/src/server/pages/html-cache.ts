import { LRUCache } from 'lru-cache';
import { promiseHour } from 'shared-contracts/delivery';
import { cleanUrlKey } from 'shared-contracts/resolver';

/** A complete 200 answer, compressed once. */
export interface CachedPage {
  readonly brotli: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** When it began to be rendered, ms since 1970. */
  readonly renderedAt: number;
  /** Id of the page data that the page names, if it does. */
  readonly pageData: string | null;
}

/** Names a page of the cache. Visitors write the address: no separator may be one that it can contain. */
export const pageKey = (
  page: { readonly origin: string; readonly store: string; readonly language: string; readonly url: string },
  releases: string,
): string => JSON.stringify([page.origin, page.store, page.language, releases, page.url]);

/** The path of a page by its key, without its query. */
const pathOfKey = (key: string): string => {
  const url: unknown = JSON.parse(key)[4]; // as `pageKey` has written it
  return String(url).split('?', 1)[0] ?? '';
};

/** Anonymous HTML by store, language, address and release set; least recently used pages go first. */
export class HtmlCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #freshMs: number;
  readonly #now: () => number;
  #generation = 0;

  constructor(options: { readonly bytes: number; readonly freshMs: number; readonly now?: () => number }) {
    this.#pages = new LRUCache({
      maxSize: Math.max(options.bytes, 1),
      sizeCalculation: ({ brotli }) => brotli.length,
    });
    this.#freshMs = options.freshMs;
    this.#now = options.now ?? Date.now;
  }

  /** Counts how often everything was dropped: a page rendered before a drop must not be put after it. */
  get generation(): number {
    return this.#generation;
  }

  get(key: string): { readonly page: CachedPage; readonly fresh: boolean } | null {
    const page = this.#pages.get(key);
    const now = this.#now();
    // ADR 083: what a page promises of delivery ends with the hour, and the page with it.
    if (page === undefined || promiseHour(page.renderedAt) !== promiseHour(now)) return null;
    return { page, fresh: page.renderedAt + this.#freshMs > now };
  }

  put(key: string, page: CachedPage, generation: number): void {
    if (generation === this.#generation) this.#pages.set(key, page);
  }

  /** Puts a page better packed in the place of the same one, rendered again meanwhile or not; one that has gone or changed stays so. */
  repack(key: string, { etag }: Pick<CachedPage, 'etag'>, brotli: Buffer): void {
    const page = this.#pages.get(key);
    if (page?.etag === etag) this.#pages.set(key, { ...page, brotli });
  }

  /**
   * J-225: some pages show something else, in whatever store, language or release; the others stay.
   * @param paths as `cleanUrlKey` writes them
   */
  dropPaths(paths: ReadonlySet<string>): void {
    this.#generation += 1;
    for (const key of this.#pages.keys()) if (paths.has(cleanUrlKey(pathOfKey(key)))) this.#pages.delete(key);
  }

  /** Something that pages show has changed. */
  drop(): void {
    this.#generation += 1;
    this.#pages.clear();
  }
}
