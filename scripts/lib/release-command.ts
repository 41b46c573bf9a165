import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promote } from 'release-kit/registry';
import { DOCUMENT, integrityOf, openReleaseStorage } from 'release-kit/storage';
import { buildPackages, namedPackages, releasesOf, withTriedBuild, type Candidate, type Report } from './build-all.ts';
import { commerceServerOf, type CommerceServer } from './gate/commerce.ts';
import { candidateRelease } from './gate/gate-release.ts';
import { passGate } from './gate/pass-gate.ts';
import { assertTestsPass } from './own-tests.ts';
import type { Places } from './paths.ts';
import { activateReleases, type RegistryPlace } from './registry.ts';
import { uploadCandidates } from './upload.ts';

export interface ReleaseOptions {
  readonly names: readonly string[];
  readonly dryRun: boolean;
  /** For pipelines that have already run the tests of these sources. */
  readonly skipTests: boolean;
  readonly commerce: CommerceServer;
}

/** Parses the arguments of `pnpm release`. @throws in one line for an unknown package or option */
export const releaseOptions = (args: readonly string[], env: NodeJS.ProcessEnv): ReleaseOptions => {
  const known = new Set(['--dry-run', '--skip-tests', '--committed-schema', '--commerce']);
  const unknown = args.find((arg) => arg.startsWith('-') && !known.has(arg));
  if (unknown !== undefined) throw new Error(`unknown option ${unknown}: there are ${[...known].join(', ')} <url>`);
  return {
    names: namedPackages(args.filter((arg, at) => !arg.startsWith('-') && args[at - 1] !== '--commerce')),
    dryRun: args.includes('--dry-run'),
    skipTests: args.includes('--skip-tests'),
    commerce: commerceServerOf(args, env),
  };
};

export interface ReleasePlaces {
  readonly places: Places;
  readonly registry: RegistryPlace;
  readonly report: Report;
}

/** Runs the gate on candidates that are not in the hosts' storage yet. @throws with the problems */
export const gateCandidates = async (
  candidates: readonly Candidate[],
  commerce: CommerceServer,
  { places, registry, report }: ReleasePlaces,
): Promise<void> =>
  passGate(await Promise.all(candidates.map(candidateRelease)), {
    registry: await registry.read(),
    storage: await openReleaseStorage(places.storage),
    commerce,
    report,
  });

/** Tests, builds, runs the gate, uploads, makes active; a failed step ends the command. A dry run writes nothing. */
export const releaseCommand = async ({ names, dryRun, skipTests, commerce }: ReleaseOptions, where: ReleasePlaces): Promise<void> => {
  const { places, registry, report } = where;
  const reportChanged = (changed: readonly string[], heading: string): void =>
    report(changed.length === 0 ? 'Everything named is active already.' : `${heading}:\n${changed.map((text) => `  ${text}`).join('\n')}`);
  if (!skipTests) await assertTestsPass(names);
  if (dryRun) {
    await withTriedBuild(names, places, report, async (candidates) => {
      await gateCandidates(candidates, commerce, where);
      const references = candidates.map(({ name, release, dir }) => [
        name,
        { release, document: integrityOf(readFileSync(join(dir, DOCUMENT))) },
      ]);
      const { texts } = promote((await registry.read())?.remotes ?? {}, Object.fromEntries(references));
      reportChanged(texts, 'A dry run, nothing was written; this would become active');
    });
    return;
  }
  const candidates = await buildPackages(names, places, report);
  await gateCandidates(candidates, commerce, where);
  await uploadCandidates(candidates, places, report);
  reportChanged(await activateReleases(releasesOf(candidates), registry), 'Active now');
};
