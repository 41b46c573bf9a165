import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isReleaseId, folderOf, keyOf } from './paths.ts';
import { DOCUMENT, inOrder, type ReleaseStorage } from './release-storage.ts';
import { StorageError } from './storage-error.ts';
import { checkContents, documentOf } from './release-contents.ts';

const codeOf = (error: unknown): string => (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '');

/** ENOENT is 'missing'; every other error is temporary ('unreachable'). */
const problemOf = (key: string, error: unknown): StorageError =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))
    ? new StorageError('missing', `${key} is not in the release storage`, { cause: error })
    : new StorageError('unreachable', `${key}: ${String(error)}`, { cause: error });

const isFile = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** A release storage in a folder: `<dir>/<name>/<release>/{release.json,web,server}`. Releases appear atomically. */
export const folderReleaseStorage = (dir: string): ReleaseStorage => {
  const read = async (name: string, release: string, path: string): Promise<Buffer> => {
    const key = keyOf(name, release, path);
    return readFile(join(dir, key)).catch((error: unknown) => Promise.reject(problemOf(key, error)));
  };

  const has = async (name: string, release: string): Promise<boolean> => isFile(join(dir, keyOf(name, release, DOCUMENT)));

  /** @throws StorageError 'conflict' when the release exists with another document */
  const isThere = async (name: string, release: string, document: Uint8Array): Promise<boolean> => {
    if (!(await has(name, release))) return false;
    if ((await read(name, release, DOCUMENT)).equals(document)) return true;
    throw new StorageError('conflict', `${name}@${release} is in ${dir} with other bytes: a release never changes`);
  };

  /** False when another process has written the complete release before. */
  const moveIn = async (temporary: string, target: string): Promise<boolean> => {
    try {
      await rename(temporary, target);
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
      if (await isFile(join(target, DOCUMENT))) return false;
      // A partly removed release is in the way.
      await rm(target, { recursive: true, force: true });
      await rename(temporary, target);
    }
    return true;
  };

  return {
    place: dir,
    has,
    read,

    async write(name, release, files) {
      const target = join(dir, folderOf(name, release));
      const document = documentOf({ name, release }, files);
      if (await isThere(name, release, document)) return 'there';
      await checkContents({ name, release }, files);
      const temporary = join(dir, name, `.uploading-${randomUUID()}`);
      try {
        for (const [path, bytes] of files) {
          keyOf(name, release, path);
          const file = join(temporary, path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, bytes);
        }
        if (await moveIn(temporary, target)) return 'written';
        await isThere(name, release, document);
        return 'there';
      } catch (error) {
        throw error instanceof StorageError ? error : problemOf(`${name}/${release}`, error);
      } finally {
        await rm(temporary, { recursive: true, force: true });
      }
    },

    async list(name) {
      const entries = await readdir(join(dir, name)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return [];
        throw problemOf(name, error);
      });
      const found = entries.filter(isReleaseId).map(async (release) => {
        const storedAt = await stat(join(dir, keyOf(name, release, DOCUMENT))).then(
          ({ mtimeMs }) => mtimeMs,
          () => null,
        );
        return storedAt === null ? [] : [{ name, release, storedAt }];
      });
      return inOrder((await Promise.all(found)).flat());
    },

    async remove(name, release) {
      const target = join(dir, folderOf(name, release));
      try {
        await rm(join(target, DOCUMENT), { force: true });
        await rm(target, { recursive: true, force: true });
      } catch (error) {
        throw problemOf(`${name}/${release}`, error);
      }
    },
  };
};
