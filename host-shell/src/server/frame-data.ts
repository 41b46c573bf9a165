import { FOOTER_BLOCKS } from 'shared-contracts';
import {
  FooterDataDocument,
  HeaderDataDocument,
  StoreConfigDocument,
  type FooterDataQuery,
  type HeaderDataQuery,
  type StoreConfigQuery,
} from '../graphql/generated.ts';
import type { CommerceClient } from './commerce.ts';

/** What header and footer of every page of a store are drawn from. */
export interface FrameData {
  readonly header: HeaderDataQuery['headerDataQuery'];
  readonly footer: FooterDataQuery['footerDataQuery'];
  readonly storeConfig: StoreConfigQuery['storeConfig'];
}

// Fresh for a minute, then still shown while a new copy is fetched; dropped when the commerce server says that something changed.
const FRESH_MS = 60_000;

interface Entry {
  readonly data: FrameData;
  readonly until: number;
  /** The commerce server said that something changed: shown only if no new copy can be had. */
  readonly dropped: boolean;
}

/** Frame data per store, fetched rarely: it is the same on every page (H-09). */
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
  async get(store: string): Promise<FrameData> {
    const known = this.#entries.get(store);
    if (known === undefined) return this.#refresh(store);
    if (known.dropped) return this.#refresh(store).catch(() => known.data);
    if (known.until <= this.#now()) {
      // A failed refresh is not the visitor's trouble: what is known stays until one succeeds.
      this.#refresh(store).catch(() => {});
    }
    return known.data;
  }

  drop(): void {
    this.#generation += 1;
    this.#fetching.clear();
    for (const [store, entry] of this.#entries) this.#entries.set(store, { ...entry, dropped: true });
  }

  #refresh(store: string): Promise<FrameData> {
    const running = this.#fetching.get(store);
    if (running) return running;
    const promise = this.#fetch(store).finally(() => {
      if (this.#fetching.get(store) === promise) this.#fetching.delete(store);
    });
    this.#fetching.set(store, promise);
    return promise;
  }

  async #fetch(store: string): Promise<FrameData> {
    const generation = this.#generation;
    const [header, footer, config] = await Promise.all([
      this.#commerce.query(store, HeaderDataDocument, {}),
      this.#commerce.query(store, FooterDataDocument, { blocksIds: [...FOOTER_BLOCKS] }),
      this.#commerce.query(store, StoreConfigDocument, {}),
    ]);
    const data: FrameData = { header: header.headerDataQuery, footer: footer.footerDataQuery, storeConfig: config.storeConfig };
    if (generation === this.#generation) this.#entries.set(store, { data, until: this.#now() + FRESH_MS, dropped: false });
    return data;
  }
}
