import type { ReleaseRef, ReleaseStorage, StoredRelease } from './release-storage.ts';

export interface Removed extends ReleaseRef {
  /** 'would go': a dry run */
  readonly outcome: 'removed' | 'would go' | 'failed';
  /** Why it failed. */
  readonly problem?: string;
}

/** All complete releases of some packages. @throws StorageError when the list would be incomplete: then nothing may be removed */
export const listReleases = async (storage: Pick<ReleaseStorage, 'list'>, names: readonly string[]): Promise<readonly StoredRelease[]> =>
  (await Promise.all(names.map((name) => storage.list(name)))).flat();

/** Removes releases one after the other. A failed removal is left to the next run and does not stop the others. */
export const removeReleases = async (
  storage: Pick<ReleaseStorage, 'remove'>,
  releases: readonly ReleaseRef[],
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<readonly Removed[]> => {
  const results: Removed[] = [];
  for (const { name, release } of releases) {
    if (dryRun) {
      results.push({ name, release, outcome: 'would go' });
      continue;
    }
    try {
      await storage.remove(name, release);
      results.push({ name, release, outcome: 'removed' });
    } catch (error) {
      results.push({ name, release, outcome: 'failed', problem: error instanceof Error ? error.message : String(error) });
    }
  }
  return results;
};
