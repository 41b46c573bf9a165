/** A release: an immutable folder `<name>/<release>/` of a store. */
export interface ReleaseRef {
  readonly name: string;
  readonly release: string;
}

export interface StoredRelease extends ReleaseRef {
  /** When it came into the store, ms; null: the store does not tell. */
  readonly storedAt: number | null;
}

/** A whole release: path inside its folder (`release.json`, `web/…`, `server/…`) → bytes. */
export type ReleaseFiles = ReadonlyMap<string, Uint8Array>;

export const DOCUMENT = 'release.json';

/**
 * Where releases are kept: a folder, an HTTP origin or a bucket. What is read is not checked here: `readChecked` does that
 * for every caller. All calls fail with a StoreError.
 */
export interface ReleaseStore {
  /** Names the store in messages. */
  readonly place: string;
  /** True when the whole release is there. */
  has(name: string, release: string): Promise<boolean>;
  /** A file as it is in the store. */
  read(name: string, release: string, path: string): Promise<Buffer>;
  /**
   * Puts a whole release in; it can be seen when its last file, `release.json`, is there. The same bytes again are 'there' already,
   * other bytes under the same id are a conflict.
   */
  write(name: string, release: string, files: ReleaseFiles): Promise<'written' | 'there'>;
  /** The whole releases of a package, in the order in which they came. */
  list(name: string): Promise<readonly StoredRelease[]>;
  /** Takes `release.json` away first: what is half removed is not found any more. */
  remove(name: string, release: string): Promise<void>;
}

/** Older first; what came at the same time, by its id. */
export const inOrder = (releases: readonly StoredRelease[]): StoredRelease[] =>
  releases.toSorted((one, other) => (one.storedAt ?? 0) - (other.storedAt ?? 0) || (one.release < other.release ? -1 : 1));
