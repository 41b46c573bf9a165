import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, RegistryEntry } from 'shared-contracts/federation';
import { canary, forget, kill, promote, rollback, type Change } from 'shared-contracts/registry';
import { buildPackages, namedPackages, type Report } from './build-all.ts';
import type { Places } from './paths.ts';
import { changeRegistryOf, currentRegistry, referenceOf } from './registry.ts';

export interface CommandOptions {
  readonly places: Places;
  readonly report: Report;
  readonly dryRun: boolean;
}

/** What was typed behind a command's name. */
type Words = readonly string[];

const only = (words: Words, most: number, example: string): void => {
  if (words.length === 0 || words.length > most) throw new Error(`expected one remote, e.g. ${example}`);
  namedPackages(words.slice(0, 1));
};

/** Changes the registry and says what has changed, or would. */
const apply = ({ places, report, dryRun }: CommandOptions, change: (remotes: Registry['remotes']) => Change): void => {
  const { texts, registry } = changeRegistryOf(places, change, { dryRun });
  for (const text of texts) report(`  ${text}`);
  if (texts.length === 0) report('Nothing to change: it is so already.');
  else report(dryRun ? 'A dry run: nothing was written.' : `Revision ${registry.revision}; running hosts follow within a second.`);
};

const entryOf = (places: Places, name: string): RegistryEntry => {
  const entry = currentRegistry(places)?.remotes[name];
  if (entry === undefined) throw new Error(`${name} has no release in the registry yet: pnpm release ${name}`);
  return entry;
};

/** The release of the present sources, built unless the store has it. */
const built = async (name: string, { places, report }: CommandOptions): Promise<string> => {
  const release = (await buildPackages([name], places, report))[name];
  if (release === undefined) throw new Error(`${name} was not built`);
  return release;
};

/** `promote <remote> [release]`: for everybody; without a release the canary that runs. */
export const promoteCommand = (words: Words, options: CommandOptions): void => {
  only(words, 2, 'pnpm promote mfe-catalog');
  const [name = '', wanted = entryOf(options.places, name).canary?.release] = words;
  if (wanted === undefined) throw new Error(`${name} has no canary to promote: name a release, e.g. pnpm promote ${name} 1.2.0-0123456789`);
  const reference = referenceOf(options.places, name, wanted);
  apply(options, (remotes) => promote(remotes, { [name]: reference }));
};

/** `canary <remote> <n>% [release]`: without a release the canary that runs, else the present sources. */
export const canaryCommand = async (words: Words, options: CommandOptions): Promise<void> => {
  only(words, 3, 'pnpm canary mfe-catalog 10%');
  const [name = '', part = '', given] = words;
  const percentage = Number(/^(\d{1,2}(?:\.\d{1,2})?)%?$/.exec(part)?.[1]);
  if (!(percentage > 0)) throw new Error(`'${part}' is no percentage between 0 and 100, e.g. pnpm canary ${name} 10%`);
  const release = given ?? entryOf(options.places, name).canary?.release ?? (await built(name, options));
  const reference = referenceOf(options.places, name, release);
  apply(options, (remotes) => canary(remotes, name, reference, percentage, randomBytes(12).toString('base64url')));
};

/** `rollback <remote> [release]`: takes the canary back, or what is active; never to a release that the store has lost. */
export const rollbackCommand = (words: Words, options: CommandOptions): void => {
  only(words, 2, 'pnpm rollback mfe-catalog');
  const [name = '', wanted] = words;
  const { releasesDir } = options.places;
  const lost = (entry: RegistryEntry): string[] =>
    entry.retained
      .map(({ release }) => release)
      .filter((release) => release !== entry.active.release && !existsSync(join(releasesDir, name, release, 'release.json')));
  apply(options, (remotes) => {
    const entry = remotes[name];
    return rollback(entry === undefined ? remotes : forget(remotes, name, lost(entry)).remotes, name, wanted);
  });
};

/** `kill <remote>`, `revive <remote>`: switches it off everywhere, open pages included, and on again. */
export const killCommand = (words: Words, options: CommandOptions, killed: boolean): void => {
  only(words, 1, `pnpm ${killed ? 'kill' : 'revive'} mfe-content`);
  const [name = ''] = words;
  if (name === 'host-shell') throw new Error('host-shell is the shop itself: it cannot be switched off, only rolled back');
  apply(options, (remotes) => kill(remotes, name, killed));
};

/** `status`: what everybody gets, canaries, what can be gone back to, and the last changes. */
export const statusCommand = ({ places, report }: CommandOptions): void => {
  const registry = currentRegistry(places);
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
