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

/**
 * Refuses to take into a store what no host would take out of it: every file that the document names must be there with its
 * hash, packed copies too.
 * @returns the bytes of the document
 * @throws StoreError 'damaged'
 */
export const checkWhole = async (ref: ReleaseRef, files: ReleaseFiles): Promise<Uint8Array> => {
  const bytes = files.get(DOCUMENT);
  const lacking = (path: string): StoreError => new StoreError('damaged', `${ref.name}@${ref.release}: ${path} is missing`);
  if (bytes === undefined) throw lacking(DOCUMENT);
  const { assets, server } = parseDocument(ref, bytes);
  const named = [
    { path: server.path, integrity: server.integrity },
    ...Object.entries(assets).map(([path, integrity]) => ({ path: `web/${path}`, integrity })),
  ];
  for (const { path, integrity } of named) {
    const plain = files.get(path);
    if (plain === undefined) throw lacking(path);
    await fileCheck(ref, path, integrity)(Buffer.from(plain));
    for (const { encoding, suffix } of packings) {
      const packed = files.get(path + suffix);
      if (packed) await fileCheck(ref, path + suffix, integrity, encoding)(Buffer.from(packed));
    }
  }
  return bytes;
};
