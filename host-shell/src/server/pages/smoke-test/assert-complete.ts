import type { Release } from 'release-kit/schema';
import { inParallel, runFilesOf } from 'release-kit/storage';
import type { ReleaseReader } from '../../releases/release-reader.ts';

const AT_ONCE = 8;

/**
 * Reads every file that a release runs with: one that renders well on the server but lacks its scripts would
 * leave its pages without any reaction to a press.
 * @throws StorageError for a file that is missing or is not the one that the release names
 */
export const assertComplete = async (store: Pick<ReleaseReader, 'readAsset'>, release: Release): Promise<void> => {
  await inParallel(runFilesOf(release), AT_ONCE, (file) => store.readAsset(release.name, release.release, file));
};
