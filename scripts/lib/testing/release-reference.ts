import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseReference } from 'release-kit/schema';
import { integrityOf } from 'release-kit/storage';
import type { Places } from '../paths.ts';

/** A reference to a stored release, with the hash of its document. @throws in one line when it is not stored */
export const referenceOf = ({ releasesDir }: Places, name: string, release: string): ReleaseReference => {
  const file = join(releasesDir, name, release, 'release.json');
  if (!existsSync(file)) throw new Error(`${name} ${release} is not in the release storage (${releasesDir})`);
  return { release, document: integrityOf(readFileSync(file)) };
};
