import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Registry, ReleaseReference } from 'shared-contracts/federation';
import { changeRegistry, promote, readRegistry, signingKey, trustedKeys, type Change, type Written } from 'shared-contracts/registry';
import type { Places } from './paths.ts';

/** A release of the store by the hash of its document, as the registry names it. @throws in one line when the store has no such release */
export const referenceOf = ({ releasesDir }: Places, name: string, release: string): ReleaseReference => {
  const file = join(releasesDir, name, release, 'release.json');
  if (!existsSync(file)) throw new Error(`${name} ${release} is not in the release store (${releasesDir})`);
  return { release, document: `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}` };
};

/** The key of this place, made with its first use, and what counts as signed by it. */
const keysOf = ({ keys }: Places) => ({ key: signingKey(keys), trusted: trustedKeys(keys) });

/** What the registry says now; null before the first release. */
export const currentRegistry = (places: Places): Registry | null => readRegistry(places.registryFile, keysOf(places).trusted);

interface ChangeOptions {
  readonly dryRun?: boolean;
  readonly now?: Date;
}

/** Changes the registry of these places, signed by their key. @throws in one line when that is impossible */
export const changeRegistryOf = (
  places: Places,
  change: (remotes: Registry['remotes']) => Change,
  { dryRun = false, now = new Date() }: ChangeOptions = {},
): Written => changeRegistry({ file: places.registryFile, ...keysOf(places), now, by: userInfo().username, dryRun }, change);

/** Makes the given releases active for everybody, unless they are. @returns the names that changed */
export const activateReleases = (releases: Readonly<Record<string, string>>, places: Places, options?: ChangeOptions): string[] => {
  const wanted = Object.fromEntries(Object.entries(releases).map(([name, release]) => [name, referenceOf(places, name, release)]));
  const before = currentRegistry(places)?.remotes ?? {};
  const { texts } = changeRegistryOf(places, (remotes) => promote(remotes, wanted), options);
  return texts.length === 0
    ? []
    : Object.entries(wanted)
        .filter(([name, { document }]) => {
          const entry = before[name];
          return entry === undefined || entry.killed || entry.canary !== null || entry.active.document !== document;
        })
        .map(([name]) => name);
};
