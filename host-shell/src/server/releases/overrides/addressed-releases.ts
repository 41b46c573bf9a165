import { LRUCache } from 'lru-cache';
import type { Registry } from 'release-kit/schema';
import { DOCUMENT, StorageError, checked, keyOf } from 'release-kit/storage';
import { EVALUATION_LIMIT_MS, type SharedRequire } from '../evaluate.ts';
import { ReleasePool } from '../release-pool.ts';
import type { WantedFile } from '../asset-files.ts';
import type { LoadedRelease } from '../release-set.ts';
import { readerOf, type ReleaseReader } from '../release-reader.ts';
import { folderAddress, type AllowedOrigins } from './allowed-origins.ts';
import { fetchRelease, readOffer, type FetchedRelease, type OfferedRelease } from './fetched-release.ts';
import type { GuardedGet } from './guarded-get.ts';
import { OverrideProblem, messageOf } from './override-problem.ts';

/** What all releases from addresses may take of the memory. */
const MEMORY_BYTES = 64 * 1024 * 1024;

/** What has failed its smoke test is tried again after this time (ms): the commerce server may have been away. */
const FAILURE_MS = 15_000;
const FAILURES = 100;

/** Renders the smoke page of a release, that is not in the storage, in a worker. @throws why it cannot be used */
export type SmokeTestFetched = (name: string, fetched: FetchedRelease, registry: Registry) => Promise<void>;

export interface AddressedOptions {
  readonly allowed: AllowedOrigins;
  readonly get: GuardedGet;
  /** Ends what is still on its way. */
  readonly close: () => Promise<void>;
  readonly require: SharedRequire;
  readonly smokeTest: SmokeTestFetched;
  readonly registry: () => Registry;
}

/**
 * Releases from addresses that developers name. Each is fetched whole, every file against its hash, rendered by a worker first, and kept in
 * memory under an id with the hash of its document: pages that were rendered with it still work when its address has another release.
 */
export class AddressedReleases {
  readonly allowed: AllowedOrigins;
  readonly store: ReleaseReader;
  readonly #options: AddressedOptions;
  readonly #kept = new LRUCache<string, FetchedRelease>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ bytes }) => bytes });
  readonly #coming = new Map<string, Promise<FetchedRelease>>();
  readonly #failed = new LRUCache<string, OverrideProblem>({ max: FAILURES, ttl: FAILURE_MS });
  readonly #pool: ReleasePool;

  constructor(options: AddressedOptions) {
    this.#options = options;
    this.allowed = options.allowed;
    this.store = readerOf(checked({ read: async (name, id, path) => this.#read(name, id, path) }));
    this.#pool = new ReleasePool({ store: this.store, require: options.require });
  }

  /**
   * The release of a package at an address, loaded and ready to render.
   * @param address its folder, or its `release.json`
   * @throws OverrideProblem
   */
  async load(name: string, address: string): Promise<LoadedRelease> {
    const offer = await this.#offer(name, address);
    const fetched = await this.#fetched(name, offer);
    const onBundleError = (error: unknown): never => {
      throw new OverrideProblem('unusable', messageOf(error), { cause: error });
    };
    return this.#pool.load(
      name,
      { release: fetched.id, document: fetched.document },
      { limitMs: EVALUATION_LIMIT_MS.serving, onBundleError },
    );
  }

  close(): Promise<void> {
    return this.#options.close();
  }

  /** A file that browsers ask for, in the release's `web` folder or `release.json`; null: it is not here. */
  file({ name, release, file }: WantedFile): Buffer | null {
    return this.#kept.get(`${name}@${release}`)?.files.get(file === DOCUMENT ? DOCUMENT : `web/${file}`) ?? null;
  }

  /**
   * Fetches the files of a release if they are missing: another process may have rendered the page that requests them.
   * @param address where a signed cookie says that it is from
   */
  async bring(name: string, id: string, address: string): Promise<void> {
    if (this.#kept.has(`${name}@${id}`)) return;
    const offer = await this.#offer(name, address);
    if (offer.id === id) await this.#fetched(name, offer);
  }

  async #offer(name: string, address: string): Promise<OfferedRelease> {
    const { allowed, get } = this.#options;
    return readOffer(get, folderAddress(address, allowed), name);
  }

  async #fetched(name: string, offer: OfferedRelease): Promise<FetchedRelease> {
    const key = `${name}@${offer.id}`;
    const failure = this.#failed.get(key);
    if (failure !== undefined) throw failure;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const coming = this.#coming.get(key) ?? this.#fetch(key, name, offer).finally(() => this.#coming.delete(key));
    this.#coming.set(key, coming);
    return coming;
  }

  async #fetch(key: string, name: string, offer: OfferedRelease): Promise<FetchedRelease> {
    const { get, smokeTest, registry } = this.#options;
    const fetched = await fetchRelease(get, offer);
    try {
      await smokeTest(name, fetched, registry());
    } catch (error) {
      const problem = new OverrideProblem('unusable', messageOf(error), { cause: error });
      this.#failed.set(key, problem);
      throw problem;
    }
    this.#kept.set(key, fetched);
    return fetched;
  }

  #read(name: string, id: string, path: string): Buffer {
    const bytes = this.#kept.get(`${name}@${id}`)?.files.get(path);
    if (bytes === undefined) throw new StorageError('missing', `${keyOf(name, id, path)} is not kept here any more`);
    return bytes;
  }
}
