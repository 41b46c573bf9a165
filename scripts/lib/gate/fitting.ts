import type { Registry, Release } from 'release-kit/schema';
import { releaseSetProblems, rollbackProblems, withCandidates } from 'release-kit/gate';
import { newlyShown, type RegistryAction } from 'release-kit/registry';
import { StorageError, type ReleaseStorage } from 'release-kit/storage';
import { storedRelease, type GateRelease } from './gate-release.ts';

const HOST = 'host-shell';

const isDamaged = (error: unknown): boolean => error instanceof StorageError && error.problem === 'damaged';

/**
 * The active releases. Those that the storage no longer has are left out, as hosts do.
 * @param damagedToo leaves out releases with a damaged document as well, because a rollback may be the repair
 */
const activeBeside = async (registry: Registry | null, storage: ReleaseStorage, damagedToo = false): Promise<readonly Release[]> => {
  const entries = Object.entries(registry?.remotes ?? {}).filter(([, { killed }]) => !killed);
  const read = entries.map(async ([name, { active }]) => {
    try {
      return await storedRelease(storage, name, active);
    } catch (error) {
      if (damagedToo && isDamaged(error)) return null;
      throw error;
    }
  });
  const releases = await Promise.all(read);
  return releases.filter((release) => release !== null).map(({ document }) => document);
};

/**
 * Checks that the candidates are compatible with the releases that stay active.
 * @throws with a line for each incompatibility
 */
export const assertFitting = async (
  candidates: readonly GateRelease[],
  registry: Registry | null,
  storage: ReleaseStorage,
): Promise<void> => {
  const problems = releaseSetProblems(
    HOST,
    await activeBeside(registry, storage),
    candidates.map(({ document }) => document),
  );
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `  ${problem}`).join('\n');
  throw new Error(`nothing was released, because it would not fit together:\n${lines}`);
};

/**
 * @returns a predicate: whether a rollback could lead to an earlier release once the candidates are active (it refuses incompatible
 * ones)
 */
export const rollbackReach = async (
  candidates: readonly GateRelease[],
  registry: Registry | null,
  storage: ReleaseStorage,
): Promise<(release: Release) => boolean> => {
  const documents = candidates.map(({ document }) => document);
  const after = withCandidates(await activeBeside(registry, storage), documents);
  return (release) => rollbackProblems(HOST, after, [release]).length === 0;
};

/** Number of reasons in the line of a refusal. */
const MOST_REASONS = 3;

/**
 * Checks that a change of the registry shows visitors no incompatible release. Releases that only the storage behind a host's API has are
 * checked by that host.
 * @param after the registry that the action would write
 * @throws in one line
 */
export const assertChangeFits = async (
  { action }: Pick<RegistryAction, 'action'>,
  before: Registry | null,
  after: Registry,
  storage: ReleaseStorage,
): Promise<void> => {
  const shown = Object.entries(newlyShown(before?.remotes ?? {}, after.remotes));
  const stored = await Promise.all(shown.map(([name, reference]) => storedRelease(storage, name, reference)));
  const candidates = stored.filter((release) => release !== null).map(({ document }) => document);
  if (candidates.length === 0) return;
  const isWayBack = action === 'rollback' || action === 'revive';
  const active = await activeBeside(before, storage, isWayBack);
  const problems = (isWayBack ? rollbackProblems : releaseSetProblems)(HOST, active, candidates);
  if (problems.length === 0) return;
  const more = problems.length > MOST_REASONS ? ` (and ${problems.length - MOST_REASONS} more)` : '';
  throw new Error(`nothing was changed: ${problems.slice(0, MOST_REASONS).join(' ')}${more}`);
};
