import { LRUCache } from 'lru-cache';
import type { Release, ReleaseAsset } from 'release-kit/schema';
import { DOCUMENT, documentCheck, fileCheck, integrityOf, parseDocument, type ReadChecked } from 'release-kit/storage';

export interface ReleaseDocument {
  readonly release: Release;
  /** sha384 of `release.json` */
  readonly integrity: string;
}

/** Releases as the host loads them, wherever they lie. */
export interface ReleaseReader {
  /**
   * @param integrity hash of the document, where the registry has one
   * @throws when the release is missing, unreadable, names another package or is not the one that the registry means
   */
  readDocument(name: string, release: string, integrity?: string): Promise<ReleaseDocument>;
  /** Text of a file of the release. @throws when missing or its hash differs from the document's */
  readAsset(name: string, release: string, asset: ReleaseAsset): Promise<string>;
}

/** All releases that any open page may ask for, and then some. */
const DOCUMENTS = 200;

/** Keeps documents as they were read first: a release never changes. */
export const readerOf = (read: ReadChecked): ReleaseReader => {
  const documents = new LRUCache<string, ReleaseDocument>({ max: DOCUMENTS });
  return {
    async readDocument(name, id, integrity) {
      const known = documents.get(`${name}@${id}`);
      if (known && (integrity === undefined || integrity === known.integrity)) return known;
      const ref = { name, release: id };
      const bytes = await read(name, id, DOCUMENT, documentCheck(ref, integrity));
      const document = { release: parseDocument(ref, bytes), integrity: integrityOf(bytes) };
      documents.set(`${name}@${id}`, document);
      return document;
    },
    async readAsset(name, id, { path, integrity }) {
      const bytes = await read(name, id, path, fileCheck({ name, release: id }, path, integrity));
      return bytes.toString('utf8');
    },
  };
};
