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

/** A release for the gate, a local build or one in the storage. */
export interface GateRelease {
  readonly document: Release;
  /** Writes its verified document, server bundle and scripts into a folder, unless they are in one already. @returns the folder */
  readonly unpack: (into: string) => Promise<string>;
}

/** A release that was built here and is not in the storage yet. */
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
 * A release in the storage that hosts read. @param document its hash, where the registry has one
 * @returns null when the storage does not have it (any more)
 * @throws StorageError when it is damaged or the storage is unreachable: compatibility cannot be checked then
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
