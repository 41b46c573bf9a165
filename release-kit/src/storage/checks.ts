import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import * as v from 'valibot';
import { releaseSchema, type Release } from '../schema/release-schema.ts';
import { integrityOf } from './integrity.ts';
import { DOCUMENT, type ReleaseRef, type ReleaseStore } from './release-store.ts';
import { StoreError } from './store-error.ts';

/** The encodings in which a build leaves a file beside it, the better one first. */
export const packings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/** Whether a build leaves packed copies of a file beside it; pictures and fonts are packed already. */
export const hasPackings = (path: string): boolean => /\.(js|css|svg|json)$/.test(path);

export type Encoding = (typeof packings)[number]['encoding'];

// A packed file that unpacks to more is no file of a release.
const UNPACKED_BYTES = 32 * 1024 * 1024;

const unpack: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliDecompress)(bytes, { maxOutputLength: UNPACKED_BYTES }),
  gzip: (bytes) => promisify(gunzip)(bytes, { maxOutputLength: UNPACKED_BYTES }),
};

/** Looks at the bytes of a file. @throws StoreError 'damaged' unless they are what they should be */
export type Check = (bytes: Buffer) => Promise<void>;

const damaged = ({ name, release }: ReleaseRef, problem: string, cause?: unknown): StoreError =>
  new StoreError('damaged', `${name}@${release}: ${problem}`, { cause });

/**
 * Whether a file has the hash that its release document says; of a packed file, whether that comes out of it.
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

/** A release document, read as that of a release. @throws StoreError 'damaged' when it is none or another one's */
export const parseDocument = (ref: ReleaseRef, bytes: Uint8Array): Release => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), releaseSchema), Buffer.from(bytes).toString('utf8'));
  // A parser's complaint may quote the file with all its lines.
  if (!result.success) throw damaged(ref, `release.json ${result.issues[0].message.replace(/\s+/g, ' ').slice(0, 160)}`);
  const { name, release } = result.output;
  if (name !== ref.name || release !== ref.release) throw damaged(ref, `release.json describes ${name}@${release}`);
  return result.output;
};

/** @param integrity what the document must weigh, where somebody knows that */
export const documentCheck =
  (ref: ReleaseRef, integrity?: string): Check =>
  async (bytes) => {
    parseDocument(ref, bytes);
    if (integrity !== undefined && integrityOf(bytes) !== integrity)
      throw damaged(ref, `${DOCUMENT} is not the one that the registry has signed`);
  };

/** Something that gives files of releases, each looked at before it is given. @throws StoreError */
export type ReadChecked = (name: string, release: string, path: string, check: Check) => Promise<Buffer>;

/** The one place where what comes out of a store is checked. */
export const checked =
  (store: Pick<ReleaseStore, 'read'>): ReadChecked =>
  async (name, release, path, check) => {
    const bytes = await store.read(name, release, path);
    await check(bytes);
    return bytes;
  };
