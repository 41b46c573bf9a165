import { StoreError } from './store-error.ts';

const namePattern = /^[\w@-][\w.@-]*$/;
// As `releaseId` of the schema has it.
const releasePattern = /^\d+\.\d+\.\d+[\w.+-]*$/;
const pathPattern = /^[\w@-][\w.@+-]*(\/[\w@-][\w.@+-]*)*$/;

/** Leaves out what is no release: folders that are being written, foreign files. */
export const isReleaseId = (text: string): boolean => releasePattern.test(text);

/** @throws StoreError 'invalid' for a name that could lead out of the store */
export const folderOf = (name: string, release: string): string => {
  if (namePattern.test(name) && releasePattern.test(release)) return `${name}/${release}`;
  throw new StoreError('invalid', `'${name}@${release}' is no name of a release`);
};

/** @throws StoreError 'invalid' for a path that could lead out of the release */
export const keyOf = (name: string, release: string, path: string): string => {
  if (pathPattern.test(path)) return `${folderOf(name, release)}/${path}`;
  throw new StoreError('invalid', `'${path}' is no path inside ${name}@${release}`);
};
