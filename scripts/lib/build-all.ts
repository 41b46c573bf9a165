import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage, releaseIdOf } from 'release-kit/build';
import { buildable, root, type Places } from './paths.ts';

/** Prints one line of progress. */
export type Report = (line: string) => void;

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** A built release that is not active yet. */
export interface Candidate {
  readonly name: string;
  readonly release: string;
  /** Its folder. */
  readonly dir: string;
}

/**
 * Builds the named packages, except for releases that exist already. `uploadCandidates` uploads them where another storage is
 * configured.
 * @param onStored gets a promise for the compilers' cache writes: await it before the next build
 */
export const buildPackages = async (
  names: readonly string[],
  { releasesDir, cacheDir }: Pick<Places, 'releasesDir' | 'cacheDir'>,
  report: Report,
  onStored: (stored: Promise<void>) => void = () => {},
): Promise<readonly Candidate[]> => {
  const candidates: Candidate[] = [];
  for (const name of names) {
    const since = performance.now();
    const { release, dir, built, stored } = await buildPackage({ root, packageName: name, releasesDir, cacheDir });
    onStored(stored);
    candidates.push({ name, release: release.release, dir });
    report(built ? `  built ${name} ${release.release} (${seconds(since)})` : `  ${name} ${release.release} is up to date`);
  }
  return candidates;
};

/** Builds for a dry run: releases that do not exist yet are built in a temporary folder, which is removed afterwards. */
export const withTriedBuild = async <Value>(
  names: readonly string[],
  places: Pick<Places, 'releasesDir' | 'cacheDir'>,
  report: Report,
  use: (candidates: readonly Candidate[]) => Promise<Value>,
): Promise<Value> => {
  const beside = mkdtempSync(join(tmpdir(), 'amperio-dry-run-'));
  const isThere = (name: string): boolean => existsSync(join(places.releasesDir, name, releaseIdOf(root, name), 'release.json'));
  const caches: Promise<void>[] = [];
  try {
    const candidates: Candidate[] = [];
    for (const name of names) {
      const releasesDir = isThere(name) ? places.releasesDir : beside;
      candidates.push(...(await buildPackages([name], { ...places, releasesDir }, report, (stored) => caches.push(stored))));
    }
    return await use(candidates);
  } finally {
    await Promise.all(caches);
    rmSync(beside, { recursive: true, force: true });
  }
};

/** Name → release of each candidate. */
export const releasesOf = (candidates: readonly Candidate[]): Readonly<Record<string, string>> =>
  Object.fromEntries(candidates.map(({ name, release }) => [name, release]));

/** The packages that a command's arguments name; all when they name none. @throws in one line for an unknown name, or an option */
export const namedPackages = (names: readonly string[]): readonly string[] => {
  // An ignored --dry-run would make a real run.
  const option = names.find((name) => name.startsWith('-'));
  if (option !== undefined) throw new Error(`unknown option ${option}: packages are all that can be named here`);
  const unknown = names.find((name) => !buildable.includes(name));
  if (unknown) throw new Error(`unknown package '${unknown}': expected one of ${buildable.join(', ')}`);
  return names.length > 0 ? names : buildable;
};
