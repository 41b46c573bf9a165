import { matchFixedRoute, type PageResolution, type ProductPreview } from 'shared-contracts';
import { cleanUrlKey } from 'shared-contracts/resolver';
import { fulfilled, tracked } from '../federation/thenable.ts';
import { combineRoute, previewedPage, type ResolvedPage } from './resolved-page.ts';

/** Asks the resolver; throws when there was no answer at all, null when the answer is unusable. */
export type AskResolver = (path: string, search: string) => Promise<PageResolution | null>;

/** answers of this and earlier visits, by path without filters and suffix. */
export interface KeptAnswers {
  readonly keep: (path: string, answer: PageResolution) => void;
  readonly find: (path: string) => PageResolution | null;
}

// H-10: the same address is not asked again within this window (ms).
const FRESH_MS = 300_000;

// A failed resolution, or one made offline, is kept for this long, so that the next render does not ask again at once.
const RETRY_AFTER_MS = 3_000;

interface Entry {
  /** What is rendered. */
  readonly promise: Promise<ResolvedPage>;
  /** The resolver's answer; null when it gave none. */
  readonly fresh: Promise<ResolvedPage | null>;
  readonly until: number;
}

/** Addresses of one page: filters and `.html` make no difference, except on fixed routes (`/search.html` is not `/search`). */
const familyOf = (path: string): string => (matchFixedRoute(path) ? `fixed ${path}` : cleanUrlKey(path));

/** The family is a path of the resolver's own; ≠42: fixed pages have none. */
const isByResolver = (family: string): boolean => family.startsWith('/');

/** ≠42: fixed pages do not depend on the resolver. */
const withoutAnswer = (path: string, search: string): ResolvedPage =>
  matchFixedRoute(path) ? combineRoute(path, search, null) : { state: 'unreachable' };

/** Resolves addresses for one page: each once in five minutes; the first may come with the page. */
export class PageResolver {
  readonly #ask: AskResolver;
  readonly #now: () => number;
  readonly #isOnline: () => boolean;
  readonly #entries = new Map<string, Entry>();
  readonly #families = new Map<string, ResolvedPage>();
  /** What tiles have shown: the page by its family, and the product by its id. */
  readonly #expected = new Map<string, ResolvedPage>();
  readonly #previews = new Map<number, ProductPreview>();
  #kept: KeptAnswers | null = null;

  constructor(ask: AskResolver, now: () => number = Date.now, isOnline: () => boolean = () => true) {
    this.#ask = ask;
    this.#now = now;
    this.#isOnline = isOnline;
  }

  /** From now on answers are kept, those so far included; while the browser is offline they answer instead of the resolver. */
  keepIn(kept: KeptAnswers): void {
    this.#kept = kept;
    for (const [family, page] of this.#families) {
      if (page.state === 'page' && page.resolution !== null && isByResolver(family)) kept.keep(family, page.resolution);
    }
  }

  /** Takes over what the server resolved. */
  preload(path: string, search: string, page: ResolvedPage): void {
    this.#remember(path, page);
    const promise = fulfilled(page);
    this.#entries.set(path + search, { promise, fresh: promise, until: this.#now() + FRESH_MS });
  }

  /** Takes over what a tile shows of the product that it links to; where nothing better is known, its page is rendered from that. */
  expect(path: string, preview: ProductPreview): void {
    this.#previews.set(preview.id, preview);
    this.#expected.set(familyOf(path), previewedPage(preview));
  }

  /** The tile from which a page's start can be rendered before its product has been read. */
  previewOf(page: ResolvedPage): ProductPreview | undefined {
    return page.state === 'page' && page.kind === 'product' ? this.#previews.get(page.resolution?.id ?? 0) : undefined;
  }

  /**
   * What is at the address. What is known of its path, by another query or by a tile, is rendered at once, while the
   * resolver is asked in the background (`latest`): filters, order and pages of a listing do not wait for it.
   */
  resolve(path: string, search: string): Promise<ResolvedPage> {
    return this.#entry(path, search).promise;
  }

  /** The resolver's own answer for the address, for metadata and redirects (R-25, ≠42); null without an answer. */
  latest(path: string, search: string): Promise<ResolvedPage | null> {
    return this.#entry(path, search).fresh;
  }

  /** Forgets an address, so that the next look asks again (retry button). */
  forget(path: string, search: string): void {
    this.#entries.delete(path + search);
  }

  /** Forgets what the resolver said of every address; what is known of a page is rendered until it has answered again. */
  forgetAll(): void {
    this.#entries.clear();
  }

  #entry(path: string, search: string): Entry {
    const key = path + search;
    const known = this.#entries.get(key);
    if (known && known.until > this.#now()) return known;
    const family = familyOf(path);
    const sibling = this.#families.get(family) ?? this.#expected.get(family);
    const fresh = this.#fresh(path, search, sibling !== undefined);
    const promise = sibling ? fulfilled(sibling) : tracked(fresh.then((page) => page ?? withoutAnswer(path, search)));
    const entry: Entry = { promise, fresh, until: this.#now() + (this.#isOnline() ? FRESH_MS : RETRY_AFTER_MS) };
    this.#entries.set(key, entry);
    void fresh.then((page) => {
      if (this.#entries.get(key) !== entry) return;
      if (page === null) this.#entries.set(key, { ...entry, until: this.#now() + RETRY_AFTER_MS });
      else if (sibling) this.#entries.set(key, { ...entry, promise: fulfilled(page) });
    });
    return entry;
  }

  async #fresh(path: string, search: string, isKnown: boolean): Promise<ResolvedPage | null> {
    try {
      const answer = await this.#answer(path, search);
      // R-23 is about pages that nobody has seen: an unusable answer does not remove a page that is shown.
      if (answer === null && isKnown) return null;
      const page = combineRoute(path, search, answer);
      this.#remember(path, page);
      return page;
    } catch {
      return null;
    }
  }

  /** ≠04: offline the answer that was kept, or none. @throws when there is no answer although the browser is online */
  async #answer(path: string, search: string): Promise<PageResolution | null> {
    const family = familyOf(path);
    try {
      if (this.#isOnline()) {
        const answer = await this.#ask(path, search);
        if (answer !== null && isByResolver(family)) this.#kept?.keep(family, answer);
        return answer;
      }
    } catch (error) {
      if (this.#isOnline()) throw error; // else the connection was lost while it was asked
    }
    return isByResolver(family) ? (this.#kept?.find(family) ?? null) : null;
  }

  #remember(path: string, page: ResolvedPage): void {
    if (page.state === 'page' && page.resolution !== null) this.#families.set(familyOf(path), page);
  }
}
