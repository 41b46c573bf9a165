import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseReference } from 'release-kit/schema';
import { integrityOf } from 'release-kit/storage';
import type { Places } from '../paths.ts';

/** A release of the store by the hash of its document, as the registry names it. @throws in one line when the store has no such release */
export const referenceOf = ({ releasesDir }: Places, name: string, release: string): ReleaseReference => {
  const file = join(releasesDir, name, release, 'release.json');
  if (!existsSync(file)) throw new Error(`${name} ${release} is not in the release storage (${releasesDir})`);
  return { release, document: integrityOf(readFileSync(file)) };
};
