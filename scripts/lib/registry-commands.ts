import type { RegistryEntry } from 'release-kit/schema';
import type { RegistryAction } from 'release-kit/registry';
import { openReleaseStorage } from 'release-kit/storage';
import { buildPackages, namedPackages, withTriedBuild } from './build-all.ts';
import type { CommerceServer } from './gate/commerce.ts';
import { assertChangeFits } from './gate/fitting.ts';
import { gateCandidates, type ReleasePlaces } from './release-command.ts';
import { uploadCandidates } from './upload.ts';

export interface CommandOptions extends ReleasePlaces {
  readonly dryRun: boolean;
  /** The commerce server with which a release built by the command is compared. */
  readonly commerce: CommerceServer;
}

/** The arguments of a command. */
type Args = readonly string[];

const only = (args: Args, most: number, example: string): void => {
  if (args.length === 0 || args.length > most) throw new Error(`expected one remote, e.g. ${example}`);
  namedPackages(args.slice(0, 1));
};

/** Changes the registry and reports the changes (in a dry run: without writing). @throws in one line for incompatible releases */
const apply = async ({ places, registry, report, dryRun }: CommandOptions, action: RegistryAction): Promise<void> => {
  const wanted = await registry.change(action, true);
  await assertChangeFits(action, await registry.read(), wanted.registry, await openReleaseStorage(places.storage));
  const { texts, registry: after } = await registry.change(action, dryRun);
  for (const text of texts) report(`  ${text}`);
  if (texts.length === 0) report('Nothing to change: it is so already.');
  else report(dryRun ? 'A dry run: nothing was written.' : `Revision ${after.revision}; running hosts follow within a second.`);
};

const entryOf = async ({ registry }: CommandOptions, name: string): Promise<RegistryEntry> => {
  const entry = (await registry.read())?.remotes[name];
  if (entry === undefined) throw new Error(`${name} has no release in the registry yet: pnpm release ${name}`);
  return entry;
};

/** The release of the present sources: built if needed, checked by the gate, uploaded to the storage. @returns its id */
const built = async (name: string, options: CommandOptions): Promise<string> => {
  const { places, report, commerce } = options;
  const candidates = await buildPackages([name], places, report);
  await gateCandidates(candidates, commerce, options);
  await uploadCandidates(candidates, places, report);
  const [candidate] = candidates;
  if (candidate === undefined) throw new Error(`${name} was not built`);
  return candidate.release;
};

/** The dry run of a canary of the present sources: the build is temporary. */
const triedCanary = (name: string, percentage: number, options: CommandOptions): Promise<void> =>
  withTriedBuild([name], options.places, options.report, async (candidates) => {
    await gateCandidates(candidates, options.commerce, options);
    for (const { release } of candidates) options.report(`  ${name}: canary ${release} at ${percentage} %`);
    options.report('A dry run: nothing was written.');
  });

/** `promote <remote> [release]`: makes a release active; default: the present canary. */
export const promoteCommand = async (args: Args, options: CommandOptions): Promise<void> => {
  only(args, 2, 'pnpm promote mfe-catalog');
  const [name = '', given] = args;
  const wanted = given ?? (await entryOf(options, name)).canary?.release;
  if (wanted === undefined) throw new Error(`${name} has no canary to promote: name a release, e.g. pnpm promote ${name} 1.2.0-0123456789`);
  await apply(options, { action: 'promote', releases: { [name]: wanted } });
};

/** `canary <remote> <n>% [release]`: default: the present canary, else a build of the present sources. */
export const canaryCommand = async (args: Args, options: CommandOptions): Promise<void> => {
  only(args, 3, 'pnpm canary mfe-catalog 10%');
  const [name = '', part = '', given] = args;
  const percentage = Number(/^(\d{1,2}(?:\.\d{1,2})?)%?$/.exec(part)?.[1]);
  if (!(percentage > 0)) throw new Error(`'${part}' is no percentage between 0 and 100, e.g. pnpm canary ${name} 10%`);
  const stored = given ?? (await entryOf(options, name)).canary?.release;
  if (stored === undefined && options.dryRun) return triedCanary(name, percentage, options);
  const release = stored ?? (await built(name, options));
  await apply(options, { action: 'canary', name, release, percentage });
};

/**
 * `rollback <remote> [release]`: withdraws the canary, or the active release; never leads to a release that the storage no longer has, nor
 * to one that the active host cannot run.
 */
export const rollbackCommand = async (args: Args, options: CommandOptions): Promise<void> => {
  only(args, 2, 'pnpm rollback mfe-catalog');
  const [name = '', release] = args;
  await apply(options, { action: 'rollback', name, ...(release !== undefined && { release }) });
};

/** `kill <remote>`, `revive <remote>`: switches it off everywhere, open pages included, and on again. */
export const killCommand = async (args: Args, options: CommandOptions, action: 'kill' | 'revive'): Promise<void> => {
  only(args, 1, `pnpm ${action} mfe-content`);
  const [name = ''] = args;
  await apply(options, { action, name });
};

/** `status`: prints active releases, canaries, rollback targets, and the last changes. */
export const statusCommand = async ({ registry: place, report }: CommandOptions): Promise<void> => {
  const registry = await place.read();
  if (registry === null) {
    report('There is no registry yet: pnpm release makes one.');
    return;
  }
  report(`Revision ${registry.revision} of ${registry.issuedAt}`);
  for (const [name, entry] of Object.entries(registry.remotes)) {
    const trial = entry.canary === null ? '' : `   canary ${entry.canary.release} at ${entry.canary.percentage} %`;
    report(`  ${name.padEnd(18)} ${entry.active.release}${entry.killed ? '   SWITCHED OFF' : ''}${trial}`);
    const earlier = entry.retained.map(({ release }) => release).filter((release) => release !== entry.active.release);
    if (earlier.length > 0) {
      const marked = earlier.map((release) => (entry.withdrawn.includes(release) ? `${release} (withdrawn)` : release));
      report(`  ${' '.repeat(18)} before: ${marked.join(', ')}`);
    }
  }
  report('Last changes:');
  for (const { revision, at, by, text } of registry.changes) report(`  ${String(revision).padStart(4)}  ${at}  ${by}: ${text}`);
};
