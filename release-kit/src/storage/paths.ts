import { StorageError } from './storage-error.ts';

const namePattern = /^[\w@-][\w.@-]*$/;
// The same as `releaseId` of the schema.
const releasePattern = /^\d+\.\d+\.\d+[\w.+-]*$/;
const pathPattern = /^[\w@-][\w.@+-]*(\/[\w@-][\w.@+-]*)*$/;

/** False for folders that are being written and for other files. */
export const isReleaseId = (text: string): boolean => releasePattern.test(text);

/** @throws StorageError 'invalid' for a name that could lead out of the storage */
export const folderOf = (name: string, release: string): string => {
  if (namePattern.test(name) && releasePattern.test(release)) return `${name}/${release}`;
  throw new StorageError('invalid', `'${name}@${release}' is no name of a release`);
};

/** @throws StorageError 'invalid' for a path that could lead out of the release */
export const keyOf = (name: string, release: string, path: string): string => {
  if (pathPattern.test(path)) return `${folderOf(name, release)}/${path}`;
  throw new StorageError('invalid', `'${path}' is no path inside ${name}@${release}`);
};
