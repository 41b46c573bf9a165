import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from 'release-kit/registry';
import type { Release } from 'release-kit/schema';
import { folderReleaseStorage } from 'release-kit/storage';
import { placesOf, type Places } from '../paths.ts';
import { changeRegistryOf, currentRegistry } from '../registry.ts';
import { referenceOf } from '../testing/release-reference.ts';
import { storeRelease } from '../testing/store-release.ts';
import { assertFitting } from './fitting.ts';
import { candidateRelease } from './gate-release.ts';

let dataDir: string;
let places: Places;
const add = (name: string, release: string, change?: Partial<Release>): void => storeRelease(places.releasesDir, name, release, change);

const activate = (releases: Readonly<Record<string, string>>): void => {
  const wanted = Object.fromEntries(Object.entries(releases).map(([name, release]) => [name, referenceOf(places, name, release)]));
  changeRegistryOf(places, (remotes) => promote(remotes, wanted));
};
const check = async (releases: Readonly<Record<string, string>>): Promise<void> => {
  const candidates = Object.entries(releases).map(([name, release]) =>
    candidateRelease({ name, release, dir: join(places.releasesDir, name, release) }),
  );
  await assertFitting(await Promise.all(candidates), currentRegistry(places), folderReleaseStorage(places.releasesDir));
};

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'gate-'));
  places = placesOf({ DATA_DIR: dataDir });
  add('host-shell', '1.0.0-a');
  add('mfe-catalog', '1.0.0-a');
  activate({ 'host-shell': '1.0.0-a', 'mfe-catalog': '1.0.0-a' });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('[J-43] [J-45] releasing', () => {
  it('goes on when the new release fits what stays active', async () => {
    add('mfe-catalog', '1.0.0-b');
    await expect(check({ 'mfe-catalog': '1.0.0-b' })).resolves.toBeUndefined();
  });

  it('is refused, with a sentence for each reason, when a remote needs what the active host lacks', async () => {
    add('mfe-catalog', '1.0.0-b', { requires: { contracts: '^1.1.0', imports: { urql: ['useMutation'] }, slots: ['no.such'] } });
    await expect(check({ 'mfe-catalog': '1.0.0-b' })).rejects.toThrow(
      'nothing was released, because it would not fit together:\n' +
        '  mfe-catalog@1.0.0-b: shared-contracts: the release requires ^1.1.0, the host has 1.0.0.\n' +
        '  mfe-catalog@1.0.0-b: urql: the release imports useMutation, which the host does not hand over.\n' +
        '  mfe-catalog@1.0.0-b: Slot no.such: the release asks for it, the host does not know it.',
    );
  });

  it('is refused when a new host lacks what an active remote needs', async () => {
    add('host-shell', '1.0.0-b', { provides: { contracts: '1.0.0', names: { urql: ['gql'] } }, shared: { react: '20.0.0' } });
    await expect(check({ 'host-shell': '1.0.0-b' })).rejects.toThrow(
      'mfe-catalog@1.0.0-a: react: the release requires ^19.3.0, the host has 20.0.0.\n' +
        '  mfe-catalog@1.0.0-a: urql: the release imports useQuery, which the host does not hand over.',
    );
  });

  it('of host and remotes together compares the new ones with each other', async () => {
    add('host-shell', '2.0.0-b', { provides: { contracts: '2.0.0', names: {} } });
    add('mfe-catalog', '2.0.0-b', { requires: { contracts: '^2.0.0', imports: {} } });
    await expect(check({ 'host-shell': '2.0.0-b', 'mfe-catalog': '2.0.0-b' })).resolves.toBeUndefined();
  });
});
