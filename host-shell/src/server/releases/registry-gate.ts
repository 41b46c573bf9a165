import type { Registry, Release } from 'release-kit/schema';
import { compatibilityProblems, releaseSetProblems, rollbackProblems } from 'release-kit/gate';
import { newlyShown, type RegistryAction } from 'release-kit/registry';
import { isProblem, runFilesOf } from 'release-kit/storage';
import { hostCapabilities } from './host-capabilities.ts';
import { HOST_NAME } from './release-set.ts';
import type { ReleaseReader } from './release-reader.ts';

/** The first of a release's files that is missing, or another one than its document says. */
const damage = async (release: Release, store: ReleaseReader): Promise<readonly string[]> => {
  try {
    for (const file of runFilesOf(release)) await store.readAsset(release.name, release.release, file);
    return [];
  } catch (error) {
    if (isProblem(error, 'damaged') || isProblem(error, 'missing')) return [`${error instanceof Error ? error.message : String(error)}.`];
    throw error;
  }
};

/** What is active beside it; what the store has lost the host does without, too. */
const activeReleases = async (registry: Registry | null, store: ReleaseReader): Promise<readonly Release[]> => {
  const entries = Object.entries(registry?.remotes ?? {}).filter(([, { killed }]) => !killed);
  const found = entries.map(([name, { active }]) =>
    store.readDocument(name, active.release, active.document).then(
      ({ release }) => [release],
      () => [],
    ),
  );
  return (await Promise.all(found)).flat();
};

/**
 * Why this host must not accept a change: it could not load a release that visitors would get, files of it are not what they
 * should be, or what would be active together does not fit. Empty when nothing is wrong. A rollback is not refused for files (they have
 * been served) nor for what did not fit before it.
 * @param after what the action would make of the registry's remotes
 * @throws when the store does not have the release, or does not answer
 */
export const gateProblems = async (
  { action }: Pick<RegistryAction, 'action'>,
  registry: Registry | null,
  after: Registry['remotes'],
  store: ReleaseReader,
): Promise<readonly string[]> => {
  const wanted = Object.entries(newlyShown(registry?.remotes ?? {}, after));
  if (wanted.length === 0) return [];
  const candidates = await Promise.all(wanted.map(async ([name, { release }]) => (await store.readDocument(name, release)).release));
  const isWayBack = action === 'rollback' || action === 'revive';
  const damaged = isWayBack ? [] : await Promise.all(candidates.map((release) => damage(release, store)));
  const unfit = candidates.flatMap((release) =>
    compatibilityProblems(release, hostCapabilities).map((problem) => `${release.name}@${release.release}: ${problem}`),
  );
  const problemsOf = isWayBack ? rollbackProblems : releaseSetProblems;
  const together = problemsOf(HOST_NAME, await activeReleases(registry, store), candidates, hostCapabilities);
  return [...new Set([...damaged.flat(), ...unfit, ...together])];
};
