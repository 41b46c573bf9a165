import type { ReleaseRef, ReleaseStore, StoredRelease } from './release-store.ts';

export interface Removed extends ReleaseRef {
  /** 'would go': a dry run */
  readonly outcome: 'removed' | 'would go' | 'failed';
  /** Why it failed. */
  readonly problem?: string;
}

/** All whole releases of some packages. @throws StoreError when the store cannot tell all of them: then nothing may be removed */
export const listReleases = async (store: Pick<ReleaseStore, 'list'>, names: readonly string[]): Promise<readonly StoredRelease[]> =>
  (await Promise.all(names.map((name) => store.list(name)))).flat();

/** Takes releases out of a store, one after the other. One that fails stays for the next time and stops no other one. */
export const removeReleases = async (
  store: Pick<ReleaseStore, 'remove'>,
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
      await store.remove(name, release);
      results.push({ name, release, outcome: 'removed' });
    } catch (error) {
      results.push({ name, release, outcome: 'failed', problem: error instanceof Error ? error.message : String(error) });
    }
  }
  return results;
};
