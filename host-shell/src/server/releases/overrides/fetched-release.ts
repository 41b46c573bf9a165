import { createHash } from 'node:crypto';
import { releaseSchema, type Release } from 'release-kit/schema';
import { addressedId, parseReleaseList } from 'shared-contracts/federation';
import { assertCompatible } from 'release-kit/gate';
import { DOCUMENT, inParallel, integrityOf, runFilesOf } from 'release-kit/storage';
import * as v from 'valibot';
import { hostCapabilities } from '../host-capabilities.ts';
import type { GuardedGet } from './guarded-get.ts';
import { OverrideProblem, messageOf } from './override-problem.ts';

const DOCUMENT_BYTES = 1024 * 1024;
const FILE_BYTES = 8 * 1024 * 1024;
const RELEASE_BYTES = 32 * 1024 * 1024;
const MOST_FILES = 500;
const AT_ONCE = 6;

/** A release as its address offers it at this moment; only its document has been read. */
export interface OfferedRelease {
  readonly folder: string;
  /** By `addressedId`. */
  readonly id: string;
  /** As it was written. */
  readonly release: Release;
}

/** A whole release, every file of which has been checked. */
export interface FetchedRelease {
  readonly id: string;
  /** sha384 of the document under which this host serves it. */
  readonly document: string;
  /** Path in the release's folder → bytes. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly bytes: number;
}

const unusable = (message: string, cause?: unknown): OverrideProblem => new OverrideProblem('unusable', message, { cause });

/** Names the place of a problem but not the content found there, which may be confidential. */
const placeOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues[0]?.path?.map(({ key }) => String(key)).join('.') || 'it is no JSON of one';

const parse = (folder: string, bytes: Buffer): Release => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), releaseSchema), bytes.toString('utf8'));
  if (result.success) return result.output;
  throw unusable(`${folder}${DOCUMENT} is no document of a release (${placeOf(result.issues)}).`);
};

/** Reads what an address offers of a package, and whether this host could run it. @throws OverrideProblem */
export const readOffer = async (get: GuardedGet, folder: string, name: string): Promise<OfferedRelease> => {
  const bytes = await get(folder + DOCUMENT, DOCUMENT_BYTES);
  const release = parse(folder, bytes);
  if (release.name !== name) throw unusable(`${folder} holds a release of ${release.name}, not of ${name}.`);
  const id = addressedId(release.release, createHash('sha384').update(bytes).digest('hex'));
  if (parseReleaseList(`${name}@${id}`) === null) throw unusable(`The release's id is too long: ${release.release.slice(0, 80)}…`);
  try {
    assertCompatible(release, hostCapabilities);
  } catch (error) {
    throw unusable(messageOf(error), error);
  }
  return { folder, id, release };
};

/** Fetches a release whole, so that no page breaks when something else is built there. @throws OverrideProblem */
export const fetchRelease = async (get: GuardedGet, { folder, id, release }: OfferedRelease): Promise<FetchedRelease> => {
  const wanted = new Map(runFilesOf(release).map(({ path, integrity }) => [path, integrity]));
  // What a module starts with is named twice; the two must be one.
  const named = [release.entry, ...Object.values(release.exposes).flatMap(({ js, css }) => [...js, ...css])];
  for (const { path, integrity } of named)
    if (release.assets[path] !== integrity) throw unusable(`${path} does not have the same hash everywhere in ${DOCUMENT}.`);
  if (wanted.size > MOST_FILES) throw unusable(`The release has more than ${MOST_FILES} files.`);
  let bytes = 0;
  const files = await inParallel(wanted, AT_ONCE, async ([path, integrity]): Promise<[string, Buffer]> => {
    const file = await get(folder + path, FILE_BYTES);
    bytes += file.length;
    if (bytes > RELEASE_BYTES) throw unusable(`The release has more than ${RELEASE_BYTES} bytes.`);
    if (integrityOf(file) !== integrity) throw unusable(`${folder}${path} does not have the hash that ${DOCUMENT} says: it is not shown.`);
    return [path, file];
  });
  // The release under the id by which this host serves it.
  const document = Buffer.from(JSON.stringify({ ...release, release: id }));
  return { id, document: integrityOf(document), files: new Map([...files, [DOCUMENT, document]]), bytes: bytes + document.length };
};
