import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry, Release } from 'release-kit/schema';
import { StorageError, type ReleaseStorage } from 'release-kit/storage';
import type { Report } from '../build-all.ts';
import { buildable } from '../paths.ts';
import { assertCommerceKeeps, type CommerceServer } from './commerce.ts';
import type { Trial } from './expectation-plan.ts';
import { assertFitting, rollbackReach } from './fitting.ts';
import { storedRelease, type GateRelease } from './gate-release.ts';
import { wantedTrials, type WantedTrial } from './trials.ts';
import { tryExpectations } from './try-expectations.ts';

export interface Gate {
  readonly registry: Registry | null;
  /** The storage that hosts read, with the releases that candidates will run with. */
  readonly storage: ReleaseStorage;
  readonly commerce: CommerceServer;
  readonly report: Report;
}

/** The part of a gate that running expectations needs. */
interface TrialGate extends Pick<Gate, 'storage' | 'report'> {
  /** Whether a rollback could lead to an earlier release; by default all are tried. */
  readonly canReturn?: (release: Release) => boolean;
}

/**
 * The release of a trial.
 * @throws StorageError when it is damaged and visitors have it, or when the storage is unreachable
 */
const releaseOf = async (
  { provider, release, reference, isShown }: WantedTrial,
  candidates: readonly GateRelease[],
  { storage, report }: TrialGate,
): Promise<GateRelease | null> => {
  if (reference === null) return candidates.find(({ document }) => document.name === provider) ?? null;
  try {
    const stored = await storedRelease(storage, provider, reference);
    if (stored === null) report(`  ${provider} ${release} is not in the release storage any more: nothing was tried on it`);
    return stored;
  } catch (error) {
    // A rollback to it is refused for the same reason.
    if (isShown || !(error instanceof StorageError) || error.problem !== 'damaged') throw error;
    report(`  ${provider} ${release} cannot be read, a rollback to it would be refused: nothing was tried on it`);
    return null;
  }
};

/**
 * Unpacks the releases to try into a folder. Releases that the storage no longer has, and those that visitors cannot get again, are
 * skipped with a message.
 */
const unpackTrials = async (
  wanted: readonly WantedTrial[],
  candidates: readonly GateRelease[],
  gate: TrialGate,
  into: string,
): Promise<readonly Trial[]> => {
  const { report, canReturn = () => true } = gate;
  const found = wanted.map(async (trial): Promise<readonly Trial[]> => {
    const { provider, release, isShown, consumers } = trial;
    const known = await releaseOf(trial, candidates, gate);
    if (!known) return [];
    if (!isShown && !canReturn(known.document)) {
      report(`  ${provider} ${release} would not fit any more, a rollback to it would be refused: nothing was tried on it`);
      return [];
    }
    return [{ provider, release, dir: await known.unpack(into), consumers: [...consumers] }];
  });
  return (await Promise.all(found)).flat();
};

export interface Kept {
  /** Number of releases. */
  readonly tried: number;
  /** One line for each broken expectation. */
  readonly broken: readonly string[];
}

/** Runs consumers' expectations on the given releases. @param reports prints each, and writes `reports/expectations.xml` */
export const keptExpectations = async (
  wanted: readonly WantedTrial[],
  candidates: readonly GateRelease[],
  gate: TrialGate,
  reports = false,
): Promise<Kept> => {
  const scratch = await mkdtemp(join(tmpdir(), 'amperio-expectations-'));
  try {
    const trials = await unpackTrials(wanted, candidates, gate, scratch);
    return { tried: trials.length, broken: await tryExpectations(trials, { scratch, reports }) };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

/** Lines of a message. */
export const listed = (lines: readonly string[]): string => lines.map((line) => `\n  ${line}`).join('');

/**
 * All checks before candidates become active, the cheapest first: they are compatible with the releases that stay active, the commerce
 * server has what they require, and no expectation is broken, neither of others about them nor theirs about others.
 * @throws with a line for each problem; nothing has been uploaded or changed then
 */
export const passGate = async (candidates: readonly GateRelease[], gate: Gate): Promise<void> => {
  const { registry, storage, commerce, report } = gate;
  await assertFitting(candidates, registry, storage);
  const place = await assertCommerceKeeps(candidates, commerce);
  const releases = Object.fromEntries(candidates.map(({ document }) => [document.name, document.release]));
  const { tried, broken } = await keptExpectations(wantedTrials(releases, registry, buildable), candidates, {
    storage,
    report,
    canReturn: await rollbackReach(candidates, registry, storage),
  });
  if (broken.length > 0) throw new Error(`nothing was released, because others rely on what is not there:${listed(broken)}`);
  report(`  fits what stays active; compared with ${place}; expectations kept on ${tried} ${tried === 1 ? 'release' : 'releases'}`);
};
