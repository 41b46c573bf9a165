import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { BROTLI, toBrotli } from '../http/compression.ts';

/**
 * What a page needs to hydrate but not to be seen: the data that it was rendered from and the files of its releases. In the
 * document it would cost a slow phone a round trip before the first paint, so a heavy one gets an address of its own (ADR 005).
 */
export class PageData {
  readonly json: string;
  #id: string | null = null;

  /** @param parts name → JSON */
  constructor(parts: Readonly<Record<string, string>>) {
    let members = '';
    for (const [name, json] of Object.entries(parts)) members += `${members === '' ? '' : ','}${JSON.stringify(name)}:${json}`;
    this.json = `{${members}}`;
  }

  /** Hash of the content: equal pages share it, and its address may be kept for ever. */
  get id(): string {
    this.#id ??= createHash('sha256').update(this.json).digest('base64url').slice(0, 16);
    return this.#id;
  }
}

export const PAGE_DATA_PATH = '/page-data/';

/** A lighter one costs more as a request than as a part of the document: characters of JSON. */
export const LIGHT = 3_000;

export const addressOf = ({ id }: PageData): string => `${PAGE_DATA_PATH}${id}.json`;

/** Page data of the pages rendered here lately, compressed; the least recently used go first. */
export class PageDataStore {
  readonly #kept: LRUCache<string, Buffer>;

  constructor(options: { readonly bytes: number }) {
    this.#kept = new LRUCache({ maxSize: Math.max(options.bytes, 1), sizeCalculation: ({ length }) => length });
  }

  async put({ id, json }: PageData): Promise<void> {
    if (this.#kept.get(id) !== undefined) return;
    this.#kept.set(id, await toBrotli(Buffer.from(json), BROTLI.quick));
  }

  /** Brotli; null when it is not (or no longer) here. */
  get(id: string): Buffer | null {
    return this.#kept.get(id) ?? null;
  }
}
