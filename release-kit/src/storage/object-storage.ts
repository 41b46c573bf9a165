import { inParallel } from './in-parallel.ts';
import { folderOf, isReleaseId, keyOf } from './paths.ts';
import { DOCUMENT, inOrder, type ReleaseStorage, type StoredRelease } from './release-storage.ts';
import { StorageError, isProblem } from './storage-error.ts';
import { checkContents, documentOf } from './release-contents.ts';

/** Files by key, in an HTTP origin or a bucket. All calls reject with a StorageError. */
export interface Objects {
  readonly place: string;
  /** Null when it does not exist. */
  stat(key: string): Promise<{ readonly storedAt: number | null } | null>;
  read(key: string): Promise<Buffer>;
  /** False when the key exists already (some origins do not support this and replace it). */
  create(key: string, bytes: Uint8Array): Promise<boolean>;
  replace(key: string, bytes: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
  /** Everything below a folder. */
  removeBelow(folder: string): Promise<void>;
  /** Names of the folders in a folder. */
  folders(folder: string): Promise<readonly string[]>;
}

const AT_ONCE = 8;

/** Whether some bytes are the start of others: a truncated upload. */
const isStart = (bytes: Buffer, whole: Uint8Array): boolean => bytes.length < whole.length && bytes.equals(whole.subarray(0, bytes.length));

/** A release storage over files that are written one by one: `release.json` is written last and removed first. */
export const objectStorage = (objects: Objects): ReleaseStorage => {
  const { place } = objects;
  const conflict = (key: string): StorageError =>
    new StorageError('conflict', `${key} is in ${place} with other bytes: a release never changes`);

  /** False also for a truncated document. @throws StorageError 'conflict' when there is another one */
  const isThere = async (key: string, document: Uint8Array): Promise<boolean> => {
    const known = await objects.read(key).catch((error: unknown) => {
      if (isProblem(error, 'missing')) return null;
      throw error;
    });
    if (known === null || isStart(known, document)) return false;
    if (known.equals(document)) return true;
    throw conflict(key);
  };

  /** False when the same file exists. @throws StorageError 'conflict' when another one exists */
  const put = async (key: string, bytes: Uint8Array): Promise<boolean> => {
    if (await objects.create(key, bytes)) return true;
    const known = await objects.read(key);
    if (known.equals(bytes)) return false;
    if (!isStart(known, bytes)) throw conflict(key);
    await objects.replace(key, bytes);
    return true;
  };

  return {
    place,
    async has(name, release) {
      return (await objects.stat(keyOf(name, release, DOCUMENT))) !== null;
    },

    async read(name, release, path) {
      return objects.read(keyOf(name, release, path));
    },

    async write(name, release, files) {
      const document = documentOf({ name, release }, files);
      const documentKey = keyOf(name, release, DOCUMENT);
      if (await isThere(documentKey, document)) return 'there';
      await checkContents({ name, release }, files);
      const rest = [...files].filter(([path]) => path !== DOCUMENT);
      await inParallel(rest, AT_ONCE, ([path, bytes]) => put(keyOf(name, release, path), bytes));
      const written = await put(documentKey, document);
      // Two concurrent writers: both check whose document was stored.
      if (!(await isThere(documentKey, document)))
        throw new StorageError('unreachable', `${place}: ${documentKey} was written but is not there`);
      return written ? 'written' : 'there';
    },

    async list(name) {
      const releases = (await objects.folders(name)).filter(isReleaseId);
      const found = await inParallel(releases, AT_ONCE, async (release): Promise<StoredRelease[]> => {
        const stat = await objects.stat(keyOf(name, release, DOCUMENT));
        return stat === null ? [] : [{ name, release, storedAt: stat.storedAt }];
      });
      return inOrder(found.flat());
    },

    async remove(name, release) {
      await objects.remove(keyOf(name, release, DOCUMENT));
      await objects.removeBelow(folderOf(name, release));
    },
  };
};
