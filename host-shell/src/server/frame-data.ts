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
}

/** Frame data per store, fetched rarely: it is the same on every page (H-09). */
export class FrameDataCache {
  readonly #commerce: CommerceClient;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #fetching = new Map<string, Promise<FrameData>>();

  constructor(commerce: CommerceClient, now: () => number = Date.now) {
    this.#commerce = commerce;
    this.#now = now;
  }

  /** @throws CommerceUnavailable when nothing was ever fetched for the store */
  async get(store: string): Promise<FrameData> {
    const known = this.#entries.get(store);
    if (known === undefined) return this.#refresh(store);
    if (known.until <= this.#now()) {
      // A failed refresh is not the visitor's trouble: what is known stays until one succeeds.
      this.#refresh(store).catch(() => {});
    }
    return known.data;
  }

  drop(): void {
    for (const [store, { data }] of this.#entries) this.#entries.set(store, { data, until: 0 });
  }

  #refresh(store: string): Promise<FrameData> {
    const running = this.#fetching.get(store);
    if (running) return running;
    const promise = this.#fetch(store).finally(() => this.#fetching.delete(store));
    this.#fetching.set(store, promise);
    return promise;
  }

  async #fetch(store: string): Promise<FrameData> {
    const [header, footer, config] = await Promise.all([
      this.#commerce.query(store, HeaderDataDocument, {}),
      this.#commerce.query(store, FooterDataDocument, { blocksIds: [...FOOTER_BLOCKS] }),
      this.#commerce.query(store, StoreConfigDocument, {}),
    ]);
    const data: FrameData = { header: header.headerDataQuery, footer: footer.footerDataQuery, storeConfig: config.storeConfig };
    this.#entries.set(store, { data, until: this.#now() + FRESH_MS });
    return data;
  }
}
