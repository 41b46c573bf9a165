import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileCheck, packings, parseDocument } from './checks.ts';
import { DOCUMENT, type ReleaseFiles, type ReleaseRef } from './release-store.ts';
import { StoreError } from './store-error.ts';

/** All files of a built release. */
export const readReleaseFolder = async (dir: string): Promise<ReleaseFiles> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const pairs = files.map(async (file) => [file.slice(dir.length + 1).replaceAll(sep, '/'), await readFile(file)] as const);
  return new Map((await Promise.all(pairs)).toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

const lacking = ({ name, release }: ReleaseRef, path: string): StoreError =>
  new StoreError('damaged', `${name}@${release}: ${path} is missing`);

/** The bytes of the release's document. @throws StoreError 'damaged' when it is none of this release */
export const documentOf = (ref: ReleaseRef, files: ReleaseFiles): Uint8Array => {
  const bytes = files.get(DOCUMENT);
  if (bytes === undefined) throw lacking(ref, DOCUMENT);
  parseDocument(ref, bytes);
  return bytes;
};

/**
 * Refuses to take into a store what no host would take out of it: every file that the document names must be there with its
 * hash, packed copies too.
 * @throws StoreError 'damaged'
 */
export const checkWhole = async (ref: ReleaseRef, files: ReleaseFiles): Promise<void> => {
  const { assets, server, types = {} } = parseDocument(ref, documentOf(ref, files));
  const named = [
    { path: server.path, integrity: server.integrity },
    ...Object.entries(types).map(([path, integrity]) => ({ path, integrity })),
    ...Object.entries(assets).map(([path, integrity]) => ({ path: `web/${path}`, integrity })),
  ];
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
