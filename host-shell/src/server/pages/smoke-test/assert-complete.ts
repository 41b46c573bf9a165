import type { Release } from 'release-kit/schema';
import { inParallel } from 'release-kit/storage';
import type { ReleaseReader } from '../../releases/release-reader.ts';

const AT_ONCE = 8;

/**
 * Reads every file that browsers may ask a release for: a release that draws well on the server but lacks its scripts would
 * leave its pages without any reaction to a press.
 * @throws StorageError for a file that is missing or is not the one that the release names
 */
export const assertComplete = async (store: Pick<ReleaseReader, 'readAsset'>, { name, release, assets }: Release): Promise<void> => {
  await inParallel(Object.entries(assets), AT_ONCE, ([file, integrity]) =>
    store.readAsset(name, release, { path: `web/${file}`, integrity }),
  );
};
