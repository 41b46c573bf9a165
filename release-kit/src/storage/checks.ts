import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import * as v from 'valibot';
import { releaseSchema, type Release } from '../schema/release-schema.ts';
import { integrityOf } from './integrity.ts';
import { DOCUMENT, type ReleaseRef, type ReleaseStorage } from './release-storage.ts';
import { StorageError } from './storage-error.ts';

/** The encodings of the compressed copies that a build writes beside a file, the smaller one first. */
export const packings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/** Whether a build writes compressed copies of a file; pictures and fonts are already compressed. */
export const hasPackings = (path: string): boolean => /\.(js|css|svg|json)$/.test(path);

export type Encoding = (typeof packings)[number]['encoding'];

// A limit against decompression bombs.
const UNPACKED_BYTES = 32 * 1024 * 1024;

const unpack: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliDecompress)(bytes, { maxOutputLength: UNPACKED_BYTES }),
  gzip: (bytes) => promisify(gunzip)(bytes, { maxOutputLength: UNPACKED_BYTES }),
};

/** Verifies the bytes of a file. @throws StorageError 'damaged' when they are not the expected ones */
export type Check = (bytes: Buffer) => Promise<void>;

const damaged = ({ name, release }: ReleaseRef, problem: string, cause?: unknown): StorageError =>
  new StorageError('damaged', `${name}@${release}: ${problem}`, { cause });

/**
 * Checks that a file has the hash that its release document lists; a compressed file, that its unpacked bytes have it.
 * @param path in the release's folder
 */
export const fileCheck =
  (ref: ReleaseRef, path: string, integrity: string, encoding: Encoding | null = null): Check =>
  async (bytes) => {
    const problem = `${path} does not have the hash of its release`;
    const plain =
      encoding === null ? bytes : await unpack[encoding](bytes).catch((error: unknown) => Promise.reject(damaged(ref, problem, error)));
    if (integrityOf(plain) !== integrity) throw damaged(ref, problem);
  };

/** Parses a release document. @throws StorageError 'damaged' when it is invalid or another release's */
export const parseDocument = (ref: ReleaseRef, bytes: Uint8Array): Release => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), releaseSchema), Buffer.from(bytes).toString('utf8'));
  // A parser's message may quote the whole file.
  if (!result.success) throw damaged(ref, `release.json ${result.issues[0].message.replace(/\s+/g, ' ').slice(0, 160)}`);
  const { name, release } = result.output;
  if (name !== ref.name || release !== ref.release) throw damaged(ref, `release.json describes ${name}@${release}`);
  return result.output;
};

/** @param integrity the hash that the document must have, where the registry has one */
export const documentCheck =
  (ref: ReleaseRef, integrity?: string): Check =>
  async (bytes) => {
    parseDocument(ref, bytes);
    if (integrity !== undefined && integrityOf(bytes) !== integrity)
      throw damaged(ref, `${DOCUMENT} is not the one that the registry has signed`);
  };

/** Reads a file of a release and verifies it. @throws StorageError */
export type ReadChecked = (name: string, release: string, path: string, check: Check) => Promise<Buffer>;

/** Verifies everything that is read from a storage. */
export const checked =
  (storage: Pick<ReleaseStorage, 'read'>): ReadChecked =>
  async (name, release, path, check) => {
    const bytes = await storage.read(name, release, path);
    await check(bytes);
    return bytes;
  };
