import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPackage } from 'release-kit/build';
import { folderReleaseStorage } from 'release-kit/storage';
import { root, type Places } from '../paths.ts';

/** A release built from the present sources. */
export interface Built {
  readonly release: string;
  /** Path in the release's folder → bytes. */
  readonly read: (path: string) => Promise<Uint8Array>;
}

/** Builds once; calls must not overlap. @throws with the errors in the sources, readable for developers */
export type Build = () => Promise<Built>;

/** Builds that are kept: open pages may still request files of earlier ones. */
const KEPT = 3;

const removeOld = async (dir: string): Promise<void> => {
  const found = (await readdir(dir)).filter((name) => !name.startsWith('.'));
  const builds = await Promise.all(found.map(async (name) => ({ name, at: (await stat(join(dir, name))).mtimeMs })));
  const old = builds.toSorted((one, other) => other.at - one.at).slice(KEPT);
  for (const { name } of old) await rm(join(dir, name), { recursive: true, force: true });
};

/** Builds a remote as a release in a folder outside of the release storage, so that only its developer can use it. */
export const buildInPlace = (packageName: string, { dataDir, cacheDir }: Pick<Places, 'dataDir' | 'cacheDir'>): Build => {
  const releasesDir = join(dataDir, 'dev-releases');
  const store = folderReleaseStorage(releasesDir);
  let before = Promise.resolve();
  return async () => {
    await before;
    const { release, stored } = await buildPackage({ root, packageName, releasesDir, cacheDir });
    before = stored;
    await removeOld(join(releasesDir, packageName));
    return { release: release.release, read: (path) => store.read(packageName, release.release, path) };
  };
};
