import type { Registry, Release } from 'release-kit/schema';
import { releaseSetProblems } from 'release-kit/gate';
import type { ReleaseStorage } from 'release-kit/storage';
import { storedRelease, type GateRelease } from './gate-release.ts';

const HOST = 'host-shell';

/** What is active beside the candidates; what the storage has lost the host does without, too. */
const activeBeside = async (registry: Registry | null, storage: ReleaseStorage): Promise<readonly Release[]> => {
  const entries = Object.entries(registry?.remotes ?? {}).filter(([, { killed }]) => !killed);
  const releases = await Promise.all(entries.map(([name, { active }]) => storedRelease(storage, name, active)));
  return releases.filter((release) => release !== null).map(({ document }) => document);
};

/**
 * With what stays active, the candidates must make a set that fits together.
 * @throws with a line for each thing that does not
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
