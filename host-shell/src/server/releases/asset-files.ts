import { LRUCache } from 'lru-cache';
import { DOCUMENT, documentCheck, fileCheck, hasPackings, isProblem, packings, type Encoding, type ReadChecked } from 'release-kit/storage';
import type { ReleaseDocument, ReleaseReader } from './release-reader.ts';

/** A file as it is sent. */
export interface SentFile {
  readonly bytes: Buffer;
  readonly encoding: Encoding | null;
}

const MEMORY_BYTES = 5 * 1024 * 1024;

// Requests for unknown releases reach the store only once in a while.
const MISSING_KEPT = 1_000;
const MISSING_MS = 5_000;

type Packing = (typeof packings)[number];

export interface AssetFilesOptions {
  readonly read: ReadChecked;
  readonly store: ReleaseReader;
  readonly log: { warn(data: object, message: string): void };
}

/** One file of a release; in an address, as it came. */
export interface WantedFile {
  readonly name: string;
  readonly release: string;
  /** In the release's `web` folder, or `release.json`. */
  readonly file: string;
}

/**
 * The files of releases that browsers ask for. Each has the hash that its release document says before it is sent; it is looked at
 * whenever it comes from the storage, and sent from memory from then on.
 */
export class AssetFiles {
  readonly #read: ReadChecked;
  readonly #store: ReleaseReader;
  readonly #log: AssetFilesOptions['log'];
  readonly #memory = new LRUCache<string, SentFile>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ bytes }) => bytes.length + 1 });
  readonly #coming = new Map<string, Promise<SentFile | null>>();
  readonly #missing = new LRUCache<string, true>({ max: MISSING_KEPT, ttl: MISSING_MS });

  constructor({ read, store, log }: AssetFilesOptions) {
    this.#read = read;
    this.#store = store;
    this.#log = log;
  }

  /**
   * @param accepted the request's `accept-encoding`
   * @returns null when the release has no such file
   * @throws StorageError when the file is damaged or cannot be read now
   */
  async get({ name, release, file }: WantedFile, accepted: string): Promise<SentFile | null> {
    const packing = packings.find(({ encoding }) => accepted.includes(encoding));
    const key = `${packing?.encoding ?? ''}|${name}/${release}/${file}`;
    const known = this.#memory.get(key);
    if (known) return known;
    const coming = this.#coming.get(key) ?? this.#load({ name, release, file }, packing).finally(() => this.#coming.delete(key));
    this.#coming.set(key, coming);
    const sent = await coming;
    if (sent) this.#memory.set(key, sent);
    return sent;
  }

  async #load({ name, release, file }: WantedFile, packing: Packing | undefined): Promise<SentFile | null> {
    const ref = { name, release };
    const document = await this.#documentOf(name, release);
    if (document === null) return null;
    if (file === DOCUMENT)
      return { bytes: await this.#read(name, release, DOCUMENT, documentCheck(ref, document.integrity)), encoding: null };
    const { assets } = document.release;
    const integrity = Object.hasOwn(assets, file) ? assets[file] : undefined;
    if (integrity === undefined) return null;
    let problem: unknown = null;
    for (const { suffix, encoding } of [...(packing && hasPackings(file) ? [packing] : []), { suffix: '', encoding: null }]) {
      const path = `web/${file}${suffix}`;
      try {
        return { bytes: await this.#read(name, release, path, fileCheck(ref, path, integrity, encoding)), encoding };
      } catch (error) {
        if (isProblem(error, 'missing')) continue;
        // The plain file may be there and good all the same.
        problem = error;
        this.#log.warn({ remote: `${name}@${release}`, file: path, error: String(error) }, 'a file of a release is refused');
      }
    }
    if (problem !== null) throw problem;
    return null;
  }

  async #documentOf(name: string, release: string): Promise<ReleaseDocument | null> {
    const key = `${name}@${release}`;
    if (this.#missing.has(key)) return null;
    try {
      return await this.#store.readDocument(name, release);
    } catch (error) {
      if (isProblem(error, 'invalid')) return null;
      if (!isProblem(error, 'missing')) {
        this.#log.warn({ remote: key, file: DOCUMENT, error: String(error) }, 'a file of a release is refused');
        throw error;
      }
      this.#missing.set(key, true);
      return null;
    }
  }
}
