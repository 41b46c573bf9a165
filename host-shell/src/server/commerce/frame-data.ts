import { FOOTER_BLOCKS, type Language } from 'shared-contracts';
import {
  FooterDataDocument,
  HeaderDataDocument,
  StoreConfigDocument,
  type FooterDataQuery,
  type HeaderDataQuery,
  type StoreConfigQuery,
} from '../../graphql/generated.ts';
import type { CommerceClient } from './commerce.ts';

/** What header and footer of every page of a store are rendered from, in one language. */
export interface FrameData {
  readonly header: HeaderDataQuery['headerDataQuery'];
  readonly footer: FooterDataQuery['footerDataQuery'];
  readonly storeConfig: StoreConfigQuery['storeConfig'];
}

/** H-09: without a signal of the commerce server; then they are still shown while a new copy is fetched. A signal drops them at once. */
const FRAME_LIFE_MS = 3_600_000;

/** Stores are named by word characters. */
const keyOf = (store: string, language: Language): string => `${store} ${language}`;

interface Entry {
  readonly data: FrameData;
  readonly until: number;
  /** The commerce server said that something changed: shown only if no new copy can be had. */
  readonly dropped: boolean;
}

/** Frame data per store and language, fetched rarely: it is the same on every page (H-09). */
export class FrameDataCache {
  readonly #commerce: CommerceClient;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #fetching = new Map<string, Promise<FrameData>>();
  /** Counts the drops: what was asked before one may be old. */
  #generation = 0;

  constructor(commerce: CommerceClient, now: () => number = Date.now) {
    this.#commerce = commerce;
    this.#now = now;
  }

  /** @throws CommerceUnavailable when nothing was ever fetched for the store */
  async get(store: string, language: Language): Promise<FrameData> {
    const known = this.#entries.get(keyOf(store, language));
    if (known === undefined) return this.#refresh(store, language);
    if (known.dropped) return this.#refresh(store, language).catch(() => known.data);
    if (known.until <= this.#now()) {
      // A failed refresh is not the visitor's trouble: what is known stays until one succeeds.
      this.#refresh(store, language).catch(() => {});
    }
    return known.data;
  }

  drop(): void {
    this.#generation += 1;
    this.#fetching.clear();
    for (const [key, entry] of this.#entries) this.#entries.set(key, { ...entry, dropped: true });
  }

  #refresh(store: string, language: Language): Promise<FrameData> {
    const key = keyOf(store, language);
    const running = this.#fetching.get(key);
    if (running) return running;
    const promise = this.#fetch(store, language).finally(() => {
      if (this.#fetching.get(key) === promise) this.#fetching.delete(key);
    });
    this.#fetching.set(key, promise);
    return promise;
  }

  async #fetch(store: string, language: Language): Promise<FrameData> {
    const generation = this.#generation;
    const [header, footer, config] = await Promise.all([
      this.#commerce.query(store, HeaderDataDocument, {}, language),
      this.#commerce.query(store, FooterDataDocument, { blocksIds: [...FOOTER_BLOCKS] }, language),
      this.#commerce.query(store, StoreConfigDocument, {}, language),
    ]);
    const data: FrameData = { header: header.headerDataQuery, footer: footer.footerDataQuery, storeConfig: config.storeConfig };
    const entry: Entry = { data, until: this.#now() + FRAME_LIFE_MS, dropped: false };
    if (generation === this.#generation) this.#entries.set(keyOf(store, language), entry);
    return data;
  }
}
