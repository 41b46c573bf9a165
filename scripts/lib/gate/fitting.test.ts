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
import { assertFitting, rollbackReach } from './fitting.ts';
import { candidateRelease, type GateRelease } from './gate-release.ts';

let dataDir: string;
let places: Places;
const add = (name: string, release: string, change?: Partial<Release>): void => storeRelease(places.releasesDir, name, release, change);

const activate = (releases: Readonly<Record<string, string>>): void => {
  const wanted = Object.fromEntries(Object.entries(releases).map(([name, release]) => [name, referenceOf(places, name, release)]));
  changeRegistryOf(places, (remotes) => promote(remotes, wanted));
};
const stored = (name: string, release: string): Promise<GateRelease> =>
  candidateRelease({ name, release, dir: join(places.releasesDir, name, release) });
const candidatesOf = (releases: Readonly<Record<string, string>>): Promise<readonly GateRelease[]> =>
  Promise.all(Object.entries(releases).map(([name, release]) => stored(name, release)));
const check = async (releases: Readonly<Record<string, string>>): Promise<void> =>
  assertFitting(await candidatesOf(releases), currentRegistry(places), folderReleaseStorage(places.releasesDir));

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'gate-'));
  places = placesOf({ DATA_DIR: dataDir });
  add('host-shell', '1.0.0-a');
  add('mfe-catalog', '1.0.0-a');
  activate({ 'host-shell': '1.0.0-a', 'mfe-catalog': '1.0.0-a' });
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('[J-43] releasing', () => {
  it('continues when the new release is compatible with the releases that stay active', async () => {
    add('mfe-catalog', '1.0.0-b');
    await expect(check({ 'mfe-catalog': '1.0.0-b' })).resolves.toBeUndefined();
  });

  it('is refused, with a sentence for each reason, when a remote requires something that the active host lacks', async () => {
    add('mfe-catalog', '1.0.0-b', { requires: { contracts: '^1.1.0', imports: { urql: ['useMutation'] }, slots: ['no.such'] } });
    await expect(check({ 'mfe-catalog': '1.0.0-b' })).rejects.toThrow(
      'nothing was released, because it would not fit together:\n' +
        '  mfe-catalog@1.0.0-b: shared-contracts: the release requires ^1.1.0, the host has 1.0.0.\n' +
        '  mfe-catalog@1.0.0-b: urql: the release imports useMutation, which the host does not hand over.\n' +
        '  mfe-catalog@1.0.0-b: Slot no.such: the release asks for it, the host does not know it.',
    );
  });

  it('is refused when a new host lacks something that an active remote requires', async () => {
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

describe('[J-68] after a release', () => {
  const reach = async (releases: Readonly<Record<string, string>>) => {
    const candidates = await candidatesOf(releases);
    const canReturn = await rollbackReach(candidates, currentRegistry(places), folderReleaseStorage(places.releasesDir));
    return async (name: string, release: string) => canReturn((await stored(name, release)).document);
  };

  it('a rollback can lead to an earlier release that is compatible with the then active ones', async () => {
    add('mfe-catalog', '1.0.0-b');
    const canReturn = await reach({ 'mfe-catalog': '1.0.0-b' });
    await expect(canReturn('mfe-catalog', '1.0.0-a')).resolves.toBe(true);
    await expect(canReturn('host-shell', '1.0.0-a')).resolves.toBe(true);
  });

  it('no rollback leads to a release from before a joint breaking change of host and remotes', async () => {
    add('host-shell', '2.0.0-b', { provides: { contracts: '2.0.0', names: {} } });
    add('mfe-catalog', '2.0.0-b', { requires: { contracts: '^2.0.0', imports: {} } });
    const canReturn = await reach({ 'host-shell': '2.0.0-b', 'mfe-catalog': '2.0.0-b' });
    await expect(canReturn('mfe-catalog', '1.0.0-a')).resolves.toBe(false);
    await expect(canReturn('host-shell', '1.0.0-a')).resolves.toBe(false);
  });
});
