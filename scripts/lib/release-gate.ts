import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from 'shared-contracts/federation';
import { assertFitting } from 'shared-contracts/gate';
import type { Places } from './paths.ts';

/**
 * What must hold before anything becomes active: with what stays active, the new releases make a set that fits together.
 * @throws with the sentences that say what does not fit
 */
export const assertReleasable = (
  releases: Readonly<Record<string, string>>,
  { releasesDir }: Pick<Places, 'releasesDir'>,
  registry: Registry | null,
): void => {
  const active = Object.entries(registry?.remotes ?? {})
    .filter(([, entry]) => !entry.killed)
    .map(([name, entry]) => [name, entry.active.release] as const)
    // What has left the store cannot be compared; the host does without it, too.
    .filter(([name, release]) => existsSync(join(releasesDir, name, release, 'release.json')));
  assertFitting(releasesDir, 'host-shell', { ...Object.fromEntries(active), ...releases });
};
