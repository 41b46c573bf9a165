import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileCheck, packings, parseDocument } from './checks.ts';
import { runFilesOf } from './files-of-release.ts';
import { DOCUMENT, type ReleaseContents, type ReleaseRef } from './release-storage.ts';
import { StorageError } from './storage-error.ts';

/** All files of a built release. */
export const readReleaseFolder = async (dir: string): Promise<ReleaseContents> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const pairs = files.map(async (file) => [file.slice(dir.length + 1).replaceAll(sep, '/'), await readFile(file)] as const);
  return new Map((await Promise.all(pairs)).toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

const lacking = ({ name, release }: ReleaseRef, path: string): StorageError =>
  new StorageError('damaged', `${name}@${release}: ${path} is missing`);

/** The bytes of the release's document. @throws StorageError 'damaged' when it is missing, invalid or another release's */
export const documentOf = (ref: ReleaseRef, files: ReleaseContents): Uint8Array => {
  const bytes = files.get(DOCUMENT);
  if (bytes === undefined) throw lacking(ref, DOCUMENT);
  parseDocument(ref, bytes);
  return bytes;
};

/**
 * Checks a release before it is uploaded: every file in the document must exist with its hash, compressed copies too.
 * @throws StorageError 'damaged'
 */
export const checkContents = async (ref: ReleaseRef, files: ReleaseContents): Promise<void> => {
  const release = parseDocument(ref, documentOf(ref, files));
  const types = Object.entries(release.types ?? {}).map(([path, integrity]) => ({ path, integrity }));
  const named = [...runFilesOf(release), ...types, ...(release.sbom === undefined ? [] : [release.sbom])];
  for (const { path, integrity } of named) {
    const plain = files.get(path);
    if (plain === undefined) throw lacking(ref, path);
    await fileCheck(ref, path, integrity)(Buffer.from(plain));
    for (const { encoding, suffix } of packings) {
      const packed = files.get(path + suffix);
      if (packed) await fileCheck(ref, path + suffix, integrity, encoding)(Buffer.from(packed));
    }
  }
};
