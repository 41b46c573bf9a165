import { openReleaseStore, readReleaseFolder } from 'release-kit/storage';
import type { Candidate, Report } from './build-all.ts';
import type { Places } from './paths.ts';

/**
 * Puts what was built into the store that hosts read, unless that is the very folder in which it was built.
 * @throws StoreError, and then no host finds anything of the release
 */
export const uploadCandidates = async (
  candidates: readonly Candidate[],
  { store: settings, releasesDir }: Pick<Places, 'store' | 'releasesDir'>,
  report: Report,
): Promise<void> => {
  if (settings.kind === 'folder' && settings.dir === releasesDir) return;
  const store = await openReleaseStore(settings);
  for (const { name, release, dir } of candidates) {
    const outcome = await store.write(name, release, await readReleaseFolder(dir));
    report(outcome === 'written' ? `  uploaded ${name} to ${store.place}` : `  ${name} is in ${store.place} already`);
  }
};
