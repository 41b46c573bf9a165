import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from 'release-kit/schema';
import type { ReleaseStorage } from 'release-kit/storage';
import type { Report } from '../build-all.ts';
import { buildable } from '../paths.ts';
import { assertCommerceKeeps, type CommerceServer } from './commerce.ts';
import type { Trial } from './expectation-plan.ts';
import { assertFitting } from './fitting.ts';
import { storedRelease, type GateRelease } from './gate-release.ts';
import { wantedTrials, type WantedTrial } from './trials.ts';
import { tryExpectations } from './try-expectations.ts';

export interface Gate {
  readonly registry: Registry | null;
  /** What hosts read: the releases that candidates will meet. */
  readonly storage: ReleaseStorage;
  readonly commerce: CommerceServer;
  readonly report: Report;
}

/** Puts what is wanted where a test run finds it; a release that the storage has lost is left out, and that is said. */
const unpackTrials = async (
  wanted: readonly WantedTrial[],
  candidates: readonly GateRelease[],
  { storage, report }: Pick<Gate, 'storage' | 'report'>,
  into: string,
): Promise<readonly Trial[]> => {
  const found = wanted.map(async ({ provider, release, reference, consumers }): Promise<readonly Trial[]> => {
    const known =
      reference === null
        ? candidates.find(({ document }) => document.name === provider)
        : await storedRelease(storage, provider, reference);
    if (known) return [{ provider, release, dir: await known.unpack(into), consumers: [...consumers] }];
    report(`  ${provider} ${release} is not in the release storage any more: nothing was tried on it`);
    return [];
  });
  return (await Promise.all(found)).flat();
};

export interface Kept {
  /** On how many releases. */
  readonly tried: number;
  /** One line for each that is broken. */
  readonly broken: readonly string[];
}

/** Tries consumers' expectations on the wanted releases. @param reports shows each, and writes `reports/expectations.xml` */
export const keptExpectations = async (
  wanted: readonly WantedTrial[],
  candidates: readonly GateRelease[],
  gate: Pick<Gate, 'storage' | 'report'>,
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
 * All that must hold before anybody sees the candidates, in the order of what it costs: they fit what stays active, the commerce
 * server keeps what they ask for, and no expectation is broken, neither others' of them nor theirs of others.
 * @throws with a line for each thing that does not hold; nothing has been uploaded or changed then
 */
export const passGate = async (candidates: readonly GateRelease[], gate: Gate): Promise<void> => {
  const { registry, storage, commerce, report } = gate;
  await assertFitting(candidates, registry, storage);
  const place = await assertCommerceKeeps(candidates, commerce);
  const releases = Object.fromEntries(candidates.map(({ document }) => [document.name, document.release]));
  const { tried, broken } = await keptExpectations(wantedTrials(releases, registry, buildable), candidates, gate);
  if (broken.length > 0) throw new Error(`nothing was released, because others rely on what is not there:${listed(broken)}`);
  report(`  fits what stays active; compared with ${place}; expectations kept on ${tried} ${tried === 1 ? 'release' : 'releases'}`);
};
