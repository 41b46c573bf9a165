import { openReleaseStorage, readReleaseFolder } from 'release-kit/storage';
import type { Candidate, Report } from './build-all.ts';
import type { Places } from './paths.ts';

/**
 * Uploads built releases to the storage that hosts read, unless that is the folder in which they were built.
 * @throws StorageError; hosts do not see a partly uploaded release
 */
export const uploadCandidates = async (
  candidates: readonly Candidate[],
  { storage: settings, releasesDir }: Pick<Places, 'storage' | 'releasesDir'>,
  report: Report,
): Promise<void> => {
  if (settings.kind === 'folder' && settings.dir === releasesDir) return;
  const storage = await openReleaseStorage(settings);
  for (const { name, release, dir } of candidates) {
    const outcome = await storage.write(name, release, await readReleaseFolder(dir));
    report(outcome === 'written' ? `  uploaded ${name} to ${storage.place}` : `  ${name} is in ${storage.place} already`);
  }
};
