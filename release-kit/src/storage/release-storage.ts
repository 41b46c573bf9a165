/** A release: an immutable folder `<name>/<release>/` in the storage. */
export interface ReleaseRef {
  readonly name: string;
  readonly release: string;
}

export interface StoredRelease extends ReleaseRef {
  /** Time of the upload, ms; null when unknown. */
  readonly storedAt: number | null;
}

/** All files of one release: path inside its folder (`release.json`, `web/…`, `server/…`) → bytes. */
export type ReleaseContents = ReadonlyMap<string, Uint8Array>;

export const DOCUMENT = 'release.json';

/**
 * A storage of releases: a folder, an HTTP origin or a bucket. Reads are not verified here: `checked` does that
 * for every caller. All calls reject with a StorageError.
 */
export interface ReleaseStorage {
  /** The storage's name in messages: its folder or address. */
  readonly place: string;
  /** Whether the complete release exists. */
  has(name: string, release: string): Promise<boolean>;
  /** The stored bytes of a file, unverified. */
  read(name: string, release: string, path: string): Promise<Buffer>;
  /**
   * Writes a complete release; it becomes visible with its last file, `release.json`. For the same bytes the result is 'there',
   * other bytes under the same id are a conflict.
   */
  write(name: string, release: string, files: ReleaseContents): Promise<'written' | 'there'>;
  /** The complete releases of a package, in the order of their uploads. */
  list(name: string): Promise<readonly StoredRelease[]>;
  /** Removes `release.json` first, so that a partly removed release is no longer found. */
  remove(name: string, release: string): Promise<void>;
}

/** Older first; releases of the same time by id. */
export const inOrder = (releases: readonly StoredRelease[]): StoredRelease[] =>
  releases.toSorted((one, other) => (one.storedAt ?? 0) - (other.storedAt ?? 0) || (one.release < other.release ? -1 : 1));
