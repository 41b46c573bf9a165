import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release, ReleaseReference } from 'release-kit/schema';
import {
  DOCUMENT,
  StorageError,
  checked,
  documentCheck,
  fileCheck,
  parseDocument,
  type ReadChecked,
  type ReleaseStorage,
} from 'release-kit/storage';
import type { Candidate } from '../build-all.ts';

/** A release as the gate looks at it, wherever it lies. */
export interface GateRelease {
  readonly document: Release;
  /** Puts its document, server bundle and scripts into a folder, each looked at, unless they are in one already. @returns the folder */
  readonly unpack: (into: string) => Promise<string>;
}

/** What was built here and has no place in the storage yet. */
export const candidateRelease = async ({ name, release, dir }: Candidate): Promise<GateRelease> => {
  const document = parseDocument({ name, release }, await readFile(join(dir, DOCUMENT)));
  return { document, unpack: async () => dir };
};

const unpacked = async (read: ReadChecked, document: Release, bytes: Uint8Array, into: string): Promise<string> => {
  const { name, release, server, assets } = document;
  const dir = join(into, name, release);
  const put = async (path: string, content: Uint8Array): Promise<void> => {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  };
  const scripts = Object.entries(assets).filter(([path]) => path.endsWith('.js'));
  const files = [[server.path, server.integrity] as const, ...scripts.map(([path, integrity]) => [`web/${path}`, integrity] as const)];
  await put(DOCUMENT, bytes);
  for (const [path, integrity] of files) await put(path, await read(name, release, path, fileCheck({ name, release }, path, integrity)));
  return dir;
};

/**
 * A release of the storage that hosts read. @param document its hash, where the registry names it
 * @returns null when the storage does not have it (any more)
 * @throws StorageError when it is not what it should be, or the storage cannot tell: then nobody can say what fits it
 */
export const storedRelease = async (
  storage: ReleaseStorage,
  name: string,
  { release, document: integrity }: Pick<ReleaseReference, 'release'> & Partial<ReleaseReference>,
): Promise<GateRelease | null> => {
  const read = checked(storage);
  try {
    const bytes = await read(name, release, DOCUMENT, documentCheck({ name, release }, integrity));
    const document = parseDocument({ name, release }, bytes);
    return { document, unpack: (into) => unpacked(read, document, bytes, into) };
  } catch (error) {
    if (error instanceof StorageError && error.problem === 'missing') return null;
    throw error;
  }
};
