import { openReleaseStore, readReleaseFolder } from 'shared-contracts/store';
import type { Report } from './build-all.ts';
import type { Places } from './paths.ts';

/** Puts a built release into the store. @throws StoreError, and then no host finds anything of it */
export type Upload = (name: string, release: string, dir: string) => Promise<void>;

/** Null where hosts read the very folder in which releases are built. */
export const openUpload = async (
  { store: settings, releasesDir }: Pick<Places, 'store' | 'releasesDir'>,
  report: Report,
): Promise<Upload | null> => {
  if (settings.kind === 'folder' && settings.dir === releasesDir) return null;
  const store = await openReleaseStore(settings);
  return async (name, release, dir) => {
    const outcome = await store.write(name, release, await readReleaseFolder(dir));
    report(outcome === 'written' ? `  uploaded to ${store.place}` : `  in ${store.place} already`);
  };
};
