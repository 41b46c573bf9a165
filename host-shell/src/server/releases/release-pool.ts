import { LRUCache } from 'lru-cache';
import type { ReleaseReference } from 'release-kit/schema';
import type { SharedRequire } from './evaluate.ts';
import { loadRelease, type LoadedRelease } from './release-set.ts';
import type { ReleaseReader } from './release-reader.ts';

/** Beside what is active: canaries, and releases that checkouts hold on to. */
const MOST = 12;

export interface PoolOptions {
  readonly store: ReleaseReader;
  readonly require: SharedRequire;
}

export interface LoadOptions {
  /** How long the bundle may take to load. */
  readonly limitMs: number;
  readonly onBundleError: (error: unknown) => void;
}

/** Releases that are loaded, each once, however many release sets have them. */
export class ReleasePool {
  readonly #options: PoolOptions;
  readonly #loaded = new LRUCache<string, LoadedRelease>({ max: MOST });
  readonly #loading = new Map<string, Promise<LoadedRelease>>();

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** The release if it is loaded whole. */
  find(name: string, reference: ReleaseReference): LoadedRelease | undefined {
    return this.#loaded.get(keyOf(name, reference));
  }

  /** @throws when the store lacks it, the document is not the one of the registry, or this host cannot run it */
  async load(name: string, reference: ReleaseReference, { limitMs, onBundleError }: LoadOptions): Promise<LoadedRelease> {
    const key = keyOf(name, reference);
    const known = this.#loaded.get(key);
    if (known !== undefined) return known;
    const { store, require } = this.#options;
    const loading =
      this.#loading.get(key) ??
      loadRelease({ store, require, name, reference, limitMs, onBundleError }).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    const release = await loading;
    // A release whose bundle failed to load is not kept: the next request tries again.
    if (release.bundle !== null) this.#loaded.set(key, release);
    return release;
  }
}

const keyOf = (name: string, { release, document }: ReleaseReference): string => `${name}@${release} ${document}`;
