import { matchFixedRoute, type PageResolution } from 'shared-contracts';
import { cleanUrlKey } from 'shared-contracts/resolver';
import { fulfilled, tracked } from '../federation/thenable.ts';
import { combineRoute, type ResolvedPage } from './resolved-page.ts';

/** Asks the resolver; throws when there was no answer at all, null when the answer is unusable. */
export type AskResolver = (path: string, search: string) => Promise<PageResolution | null>;

// H-10: the same address is not asked again within this window (ms).
const FRESH_MS = 300_000;

// A failed resolution stands this long, so that drawing the page again does not ask again at once.
const RETRY_AFTER_MS = 3_000;

interface Entry {
  readonly promise: Promise<ResolvedPage>;
  readonly until: number;
}

/** Resolves addresses for one page: each once in five minutes; the first may come with the page. */
export class PageResolver {
  readonly #ask: AskResolver;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();
  /** Pages by the path that the resolver was asked for. */
  readonly #pages = new Map<string, ResolvedPage>();

  constructor(ask: AskResolver, now: () => number = Date.now) {
    this.#ask = ask;
    this.#now = now;
  }

  /** Takes over what the server resolved. */
  preload(path: string, search: string, page: ResolvedPage): void {
    this.#remember(path, page);
    this.#entries.set(path + search, { promise: fulfilled(page), until: this.#now() + FRESH_MS });
  }

  /**
   * What stands at the address. Another query of a path that is known is drawn from what is known at once, while the
   * resolver is asked again behind (R-25, ≠42): filters, order and pages of a listing wait for nobody.
   */
  resolve(path: string, search: string): Promise<ResolvedPage> {
    const key = path + search;
    const known = this.#entries.get(key);
    if (known && known.until > this.#now()) return known.promise;
    const urlKey = cleanUrlKey(path);
    const sibling = this.#pages.get(urlKey);
    if (sibling !== undefined) {
      this.#entries.set(key, { promise: fulfilled(sibling), until: this.#now() + FRESH_MS });
      void this.#start(path, search).then((page) => this.preload(path, search, page));
      return fulfilled(sibling);
    }
    const promise = this.#start(path, search);
    this.#entries.set(key, { promise, until: this.#now() + FRESH_MS });
    return promise;
  }

  /** Forgets an address, so that the next look asks again (retry button). */
  forget(path: string, search: string): void {
    this.#entries.delete(path + search);
  }

  #remember(path: string, page: ResolvedPage): void {
    if (page.state === 'page' && page.resolution !== null) this.#pages.set(cleanUrlKey(path), page);
  }

  #expireSoon(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) this.#entries.set(key, { ...entry, until: this.#now() + RETRY_AFTER_MS });
  }

  #start(path: string, search: string): Promise<ResolvedPage> {
    const answer = this.#ask(path, search).then(
      (resolution) => combineRoute(path, search, resolution),
      (): ResolvedPage => {
        this.#expireSoon(path + search);
        // ≠42: fixed pages do not depend on the resolver
        return matchFixedRoute(path) ? combineRoute(path, search, null) : { state: 'unreachable' };
      },
    );
    void answer.then((page) => this.#remember(path, page));
    return tracked(answer);
  }
}
