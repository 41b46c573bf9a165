import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Registry, Release } from 'release-kit/schema';
import { placesOf, type Places } from './paths.ts';
import { canaryCommand, killCommand, promoteCommand, rollbackCommand, statusCommand, type CommandOptions } from './registry-commands.ts';
import { activateReleases, currentRegistry, localRegistry, type RegistryPlace } from './registry.ts';
import { storeRelease } from './testing/store-release.ts';

const NAME = 'mfe-catalog';

let dir: string;
let places: Places;
let lines: string[];
const options = (dryRun = false): CommandOptions => ({
  places,
  registry: localRegistry(places),
  report: (line) => lines.push(line),
  dryRun,
  commerce: null,
});
const activate = (releases: Readonly<Record<string, string>>) => activateReleases(releases, localRegistry(places));
const entry = () => currentRegistry(places)?.remotes[NAME];

const registryNow = async (): Promise<Registry> => {
  const registry = currentRegistry(places);
  if (registry === null) throw new Error('there is no registry');
  return registry;
};

const store = (release: string, name = NAME): void => storeRelease(places.releasesDir, name, release);

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'places-'));
  places = placesOf({ DATA_DIR: dir });
  lines = [];
  for (const release of ['0.1.0-a', '0.1.0-b', '0.1.0-c']) store(release);
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('[J-18] activating releases', () => {
  it('writes and reports the changes', async () => {
    store('0.1.0-h', 'host-shell');
    expect(await activate({ 'host-shell': '0.1.0-h', [NAME]: '0.1.0-a' })).toEqual(['host-shell: 0.1.0-h', 'mfe-catalog: 0.1.0-a']);
    expect(await activate({ 'host-shell': '0.1.0-h', [NAME]: '0.1.0-b' })).toEqual(['mfe-catalog: 0.1.0-a → 0.1.0-b']);
    expect(currentRegistry(places)).toMatchObject({ revision: 2, remotes: { [NAME]: { active: { release: '0.1.0-b' } } } });
    expect(await activate({ [NAME]: '0.1.0-b' })).toEqual([]);
    expect(currentRegistry(places)?.revision).toBe(2);
  });

  it('refuses a release that the storage does not have, and an invalid registry', async () => {
    await expect(activate({ [NAME]: '0.1.0-x' })).rejects.toThrow('mfe-catalog 0.1.0-x is not in the release storage');
    await activate({ [NAME]: '0.1.0-a' });
    writeFileSync(places.registryFile, '{ "half');
    await expect(activate({ [NAME]: '0.1.0-b' })).rejects.toThrow(/^REGISTRY_FILE: .*registry\.json is not JSON/);
  });
});

describe('[J-18] the commands of the registry', () => {
  beforeEach(() => activate({ [NAME]: '0.1.0-a' }));

  it('[J-55] show a release to a share of the visitors, to more of them, and to all', async () => {
    await canaryCommand([NAME, '10%', '0.1.0-b'], options());
    const salt = entry()?.canary?.salt;
    await canaryCommand([NAME, '50'], options());
    expect(entry()).toMatchObject({ active: { release: '0.1.0-a' }, canary: { release: '0.1.0-b', percentage: 50, salt } });
    await promoteCommand([NAME], options());
    expect(entry()).toMatchObject({ active: { release: '0.1.0-b' }, canary: null });
    expect(lines).toContain('  mfe-catalog: canary 0.1.0-b at 10 %');
    expect(lines.at(-1)).toBe('Revision 4; running hosts follow within a second.');
  });

  it('refuse a release that is incompatible with the active host', async () => {
    store('0.1.0-h', 'host-shell');
    await activate({ 'host-shell': '0.1.0-h' });
    storeRelease(places.releasesDir, NAME, '0.1.0-new', { requires: { contracts: '^2.0.0', imports: {} } });
    await expect(canaryCommand([NAME, '10%', '0.1.0-new'], options())).rejects.toThrow('the release requires ^2.0.0, the host has 1.0.0');
    await expect(promoteCommand([NAME, '0.1.0-new'], options())).rejects.toThrow(
      /^nothing was changed: mfe-catalog@0\.1\.0-new: shared-contracts: the release requires \^2\.0\.0, the host has 1\.0\.0\.$/,
    );
    expect(entry()?.active.release).toBe('0.1.0-a');
  });

  it('leave checks of releases that only a remote storage has to the host behind the API', async () => {
    const change = jest.fn<RegistryPlace['change']>().mockResolvedValue({ registry: await registryNow(), texts: ['asked'] });
    const remote: RegistryPlace = { read: registryNow, change };
    await canaryCommand([NAME, '10%', '0.9.0-far'], { ...options(), registry: remote });
    expect(change).toHaveBeenCalledWith({ action: 'canary', name: NAME, release: '0.9.0-far', percentage: 10 }, false);
  });

  it('roll back, never to a release that the storage no longer has', async () => {
    await activate({ [NAME]: '0.1.0-b' });
    await activate({ [NAME]: '0.1.0-c' });
    rmSync(join(places.releasesDir, NAME, '0.1.0-b'), { recursive: true });
    await rollbackCommand([NAME], options());
    expect(entry()).toMatchObject({ active: { release: '0.1.0-a' }, withdrawn: ['0.1.0-c'] });
    await expect(rollbackCommand([NAME], options())).rejects.toThrow('mfe-catalog has no earlier release to go back to');
    await rollbackCommand([NAME, '0.1.0-c'], options());
    expect(entry()?.active.release).toBe('0.1.0-c');
  });

  describe('[J-43] with a host and a remote of new contracts', () => {
    const contracts = (version: string): Partial<Release> => ({
      requires: { contracts: `^${version}`, imports: {} },
      provides: { contracts: version },
    });
    const revision = () => currentRegistry(places)?.revision;

    beforeEach(async () => {
      for (const name of ['host-shell', NAME]) {
        storeRelease(places.releasesDir, name, '0.1.0-old', contracts('1.5.0'));
        storeRelease(places.releasesDir, name, '0.2.0-new', contracts('2.0.0'));
        storeRelease(places.releasesDir, name, '0.2.1-newer', contracts('2.0.0'));
      }
      for (const release of ['0.1.0-old', '0.2.0-new', '0.2.1-newer']) await activate({ 'host-shell': release, [NAME]: release });
    });

    it('roll back to a release that the active host can run', async () => {
      await rollbackCommand([NAME], options());
      expect(entry()?.active.release).toBe('0.2.0-new');
      await rollbackCommand(['host-shell'], options());
      expect(currentRegistry(places)?.remotes['host-shell']?.active.release).toBe('0.2.0-new');
    });

    it('refuse a rollback to a release that the active host cannot run, and change nothing', async () => {
      for (const dryRun of [true, false])
        await expect(rollbackCommand([NAME, '0.1.0-old'], options(dryRun))).rejects.toThrow(
          /^nothing was changed: mfe-catalog@0\.1\.0-old: shared-contracts: the release requires \^1\.5\.0, the host has 2\.0\.0\.$/,
        );
      await rollbackCommand([NAME], options());
      await expect(rollbackCommand([NAME], options())).rejects.toThrow('nothing was changed: mfe-catalog@0.1.0-old');
      await expect(promoteCommand([NAME, '0.1.0-old'], options())).rejects.toThrow('nothing was changed: mfe-catalog@0.1.0-old');
      expect([entry()?.active.release, revision(), lines.length]).toEqual(['0.2.0-new', 5, 2]);
    });

    it('roll back from a release with a damaged document', async () => {
      writeFileSync(join(places.releasesDir, NAME, '0.2.1-newer', 'release.json'), '{}');
      await rollbackCommand([NAME], options());
      expect(entry()?.active.release).toBe('0.2.0-new');
    });

    it('refuse a rollback of the host to a release that cannot run the active remotes', async () => {
      await expect(rollbackCommand(['host-shell', '0.1.0-old'], options())).rejects.toThrow(
        /^nothing was changed: mfe-catalog@0\.2\.1-newer: shared-contracts: the release requires \^2\.0\.0, the host has 1\.5\.0\.$/,
      );
      expect(revision()).toBe(4);
    });

    it('withdraw a canary despite other incompatibilities, and do not switch on a remote that the host can no longer run', async () => {
      await canaryCommand([NAME, '10%', '0.2.0-new'], options());
      await killCommand([NAME], options(), 'kill');
      await rollbackCommand(['host-shell', '0.1.0-old'], options());
      await rollbackCommand([NAME], options());
      await expect(killCommand([NAME], options(), 'revive')).rejects.toThrow('nothing was changed: mfe-catalog@0.2.1-newer');
      expect(entry()).toMatchObject({ killed: true, canary: null });
    });
  });

  it('switch a remote off and on, but never the host', async () => {
    await killCommand([NAME], options(), 'kill');
    expect(entry()?.killed).toBe(true);
    await killCommand([NAME], options(), 'revive');
    expect(entry()?.killed).toBe(false);
    await killCommand([NAME], options(), 'revive');
    expect(lines.at(-1)).toBe('Nothing to change: it is so already.');
    await expect(killCommand(['host-shell'], options(), 'kill')).rejects.toThrow('cannot be switched off');
  });

  it('report the changes in a dry run, and write nothing', async () => {
    await canaryCommand([NAME, '5%', '0.1.0-b'], options(true));
    expect(lines).toEqual(['  mfe-catalog: canary 0.1.0-b at 5 %', 'A dry run: nothing was written.']);
    expect(entry()?.canary).toBeNull();
  });

  it('print the state: active releases and canaries, rollback targets, and the last changes', async () => {
    await activate({ [NAME]: '0.1.0-b' });
    await rollbackCommand([NAME], options());
    await canaryCommand([NAME, '10%', '0.1.0-c'], options());
    lines = [];
    await statusCommand(options());
    expect(lines[0]).toMatch(/^Revision 4 of 20/);
    expect(lines[1]).toBe('  mfe-catalog        0.1.0-a   canary 0.1.0-c at 10 %');
    expect(lines[2]?.trim()).toBe('before: 0.1.0-b (withdrawn)');
    expect(lines.join('\n')).toContain('mfe-catalog: back from 0.1.0-b to 0.1.0-a');
  });

  it.each([
    ['no remote', () => promoteCommand([], options()), 'expected one remote, e.g. pnpm promote mfe-catalog'],
    ['an unknown remote', () => rollbackCommand(['mfe-x'], options()), "unknown package 'mfe-x'"],
    ['no canary', () => promoteCommand([NAME], options()), 'mfe-catalog has no canary to promote'],
    ['an unknown release', () => promoteCommand([NAME, '9.9.9-x'], options()), 'is not in the release storage'],
  ])('refuse %s in one line', async (_what, run, message) => {
    await expect(run()).rejects.toThrow(message);
  });

  it.each(['0%', '100%', 'ten', '-5%', ''])('refuse %p as a share of the visitors', async (part) => {
    await expect(canaryCommand([NAME, part, '0.1.0-b'], options())).rejects.toThrow('is no percentage');
  });
});
