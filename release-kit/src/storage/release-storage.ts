/** A release: an immutable folder `<name>/<release>/` in the storage. */
export interface ReleaseRef {
  readonly name: string;
  readonly release: string;
}

export interface StoredRelease extends ReleaseRef {
  /** When it was uploaded, ms; null: the storage does not know. */
  readonly storedAt: number | null;
}

/** All files of one release: path inside its folder (`release.json`, `web/…`, `server/…`) → bytes. */
export type ReleaseContents = ReadonlyMap<string, Uint8Array>;

export const DOCUMENT = 'release.json';

/**
 * Where releases are kept: a folder, an HTTP origin or a bucket. What is read is not verified here: `checked` does that
 * for every caller. All calls fail with a StorageError.
 */
export interface ReleaseStorage {
  /** What messages call the storage: its folder or address. */
  readonly place: string;
  /** True when the whole release is there. */
  has(name: string, release: string): Promise<boolean>;
  /** A file as it is in the storage. */
  read(name: string, release: string, path: string): Promise<Buffer>;
  /**
   * Puts a whole release in; it can be seen when its last file, `release.json`, is there. The same bytes again are 'there' already,
   * other bytes under the same id are a conflict.
   */
  write(name: string, release: string, files: ReleaseContents): Promise<'written' | 'there'>;
  /** The whole releases of a package, in the order in which they came. */
  list(name: string): Promise<readonly StoredRelease[]>;
  /** Takes `release.json` away first: what is half removed is not found any more. */
  remove(name: string, release: string): Promise<void>;
}

/** Older first; what came at the same time, by its id. */
export const inOrder = (releases: readonly StoredRelease[]): StoredRelease[] =>
  releases.toSorted((one, other) => (one.storedAt ?? 0) - (other.storedAt ?? 0) || (one.release < other.release ? -1 : 1));
