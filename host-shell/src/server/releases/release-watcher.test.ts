import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readFileSync, rmSync } from 'node:fs';
import type { RegistryEntry, Release } from 'release-kit/schema';
import { exposes, pageReleases, serverModule } from './release-set.ts';
import { ReleasePool } from './release-pool.ts';
import { ReleaseWatcher } from './release-watcher.ts';
import type { SmokeTest } from './smoke-test.ts';
import { requireSingleton } from '../singletons.ts';
import { ReleaseFolder, drawingHost, drawingRemote, folderReader } from '../testing/release-folder.ts';

const HOST = 'host-shell';
const CATALOG = 'mfe-catalog';

let folder: ReleaseFolder;
let watcher: ReleaseWatcher;
let now = 0;
const warn = jest.fn<(data: object, message: string) => void>();
const smokeTest = jest.fn<SmokeTest>();

beforeEach(() => {
  warn.mockClear();
  smokeTest.mockReset().mockResolvedValue();
  now = 0;
  folder = new ReleaseFolder();
  folder.add({ name: HOST, id: '1.0.0-a' });
  folder.add({ name: CATALOG, id: '1.0.0-a' });
  folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-a' });
  watcher = new ReleaseWatcher({
    source: folder.source(),
    pool: new ReleasePool({ store: folderReader(folder.dir), require: requireSingleton }),
    smokeTest,
    log: { warn, info: () => {} },
    intervalMs: 3_600_000, // the tests look themselves
    now: () => now,
  });
});
afterEach(async () => {
  await watcher.stop();
  folder.remove();
});

const catalog = () => watcher.current.remotes.get(CATALOG)?.release.release;
/** Looks, and looks again when what was smoke-tested has passed. */
const follow = async (): Promise<void> => {
  await watcher.look();
  await watcher.look();
};
/** What the listing of the active release says. */
const drawn = () => String(Reflect.apply(serverModule(watcher.current, CATALOG, './ListingPage')?.default ?? (() => null), null, [{}]));
const warnings = () => warn.mock.calls.map(([data, message]) => `${message} ${JSON.stringify(data)}`);

describe('[J-17] the releases that a running host serves', () => {
  it('are looked after until the host stops, which waits for the look under way', async () => {
    await watcher.start();
    folder.publish({ ...watcher.served.registry, revision: 2 });
    let isDone = false;
    void watcher.look().then(() => (isDone = true));
    await watcher.stop();
    expect([isDone, watcher.current.revision]).toEqual([true, 2]);
    rmSync(folder.registryFile);
    await watcher.look();
    expect(warnings()).toEqual([]);
  });

  it('are those of the registry at the start', async () => {
    expect(() => watcher.current).toThrow('no release set yet');
    await watcher.start();
    expect(watcher.current).toMatchObject({ revision: 1, key: 'host-shell@1.0.0-a|mfe-catalog@1.0.0-a' });
    expect(drawn()).toBe('lista');
    expect([exposes(watcher.current, CATALOG, './ListingPage'), exposes(watcher.current, CATALOG, './Nothing')]).toEqual([true, false]);
    expect(serverModule(watcher.current, CATALOG, 'toString')).toBeNull();
  });

  it('change with the registry, without a restart, HTML and client addresses together; going back too', async () => {
    await watcher.start();
    folder.add({ name: CATALOG, id: '1.0.0-b', server: "exports.modules = { './ListingPage': { default: () => 'nowa lista' } }" });
    folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-b' });
    await follow();
    expect([catalog(), drawn()]).toEqual(['1.0.0-b', 'nowa lista']);
    expect(pageReleases(watcher.current, [CATALOG]).remotes[CATALOG]?.base).toBe('/assets/mfe-catalog/1.0.0-b/');
    folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-a' });
    await follow();
    expect([catalog(), drawn()]).toEqual(['1.0.0-a', 'lista']);
  });

  it.each([
    ['is not in the store', () => {}],
    ['throws on the server', () => void folder.add({ name: CATALOG, id: '1.0.0-b', server: "throw new Error('broken')" })],
    ['never ends on the server', () => void folder.add({ name: CATALOG, id: '1.0.0-b', server: 'for(;;);' })],
    ['asks for foreign packages', () => void folder.add({ name: CATALOG, id: '1.0.0-b', server: "require('fs')" })],
    [
      'needs other contracts',
      () =>
        void folder.add({
          name: CATALOG,
          id: '1.0.0-b',
          change: (release) => ({ ...release, requires: { contracts: '^99.0.0', imports: {} } }),
        }),
    ],
    [
      'imports names that this host lacks',
      () =>
        void folder.add({
          name: CATALOG,
          id: '1.0.0-b',
          change: (release) => ({ ...release, requires: { ...release.requires, imports: { 'react-router-dom': ['useBrandNew'] } } }),
        }),
    ],
    [
      'was tampered with',
      () => {
        folder.add({ name: CATALOG, id: '1.0.0-b' });
        folder.write(folder.path(CATALOG, '1.0.0-b/server/server.cjs'), 'exports.modules = {}');
      },
    ],
  ])('stay when the new one %s', async (_title, make) => {
    await watcher.start();
    make();
    folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-b' });
    await follow();
    expect([catalog(), drawn()]).toEqual(['1.0.0-a', 'lista']);
    expect(warnings().join()).toContain('the last good one stays');
  });

  it('[J-43] a release for another major of shared-contracts is refused with one line that names both versions', async () => {
    await watcher.start();
    folder.add({ name: CATALOG, id: '1.0.0-b', change: (release) => ({ ...release, requires: { contracts: '^0.9.0', imports: {} } }) });
    folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-b' });
    await follow();
    expect(warnings().join()).toMatch(
      /mfe-catalog@1\.0\.0-b does not fit this host: shared-contracts: the release requires \^0\.9\.0, the host has \d/,
    );
  });

  it('a release that comes into the store late is taken without a new registry, and the log says its failure once', async () => {
    await watcher.start();
    folder.add({ name: CATALOG, id: '1.0.0-b' });
    rmSync(folder.path(CATALOG, '1.0.0-b'), { recursive: true });
    folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-b' });
    for (let look = 0; look < 5; look += 1) {
      await follow();
      now += 600_000;
    }
    expect(warnings()).toHaveLength(1);
    folder.add({ name: CATALOG, id: '1.0.0-b' });
    await follow();
    expect(catalog()).toBe('1.0.0-b');
  });

  it('a remote whose bundle fails at the start is drawn in the browser, until its bundle is there', async () => {
    rmSync(folder.path(CATALOG, '1.0.0-a/server/server.cjs'));
    await watcher.start();
    expect(catalog()).toBe('1.0.0-a');
    expect(serverModule(watcher.current, CATALOG, './ListingPage')).toBeNull();
    folder.add({ name: CATALOG, id: '1.0.0-a' });
    now += 600_000;
    await follow();
    expect(drawn()).toBe('lista');
  });

  it('[J-60] a release that cannot be used at all at the start gives way to the last one before it that can, until it can', async () => {
    const misfit = (release: Release): Release => ({ ...release, requires: { ...release.requires, contracts: '^99.0.0' } });
    for (const id of ['1.0.0-b', '1.0.0-c', '1.0.0-d', '1.0.0-e'])
      folder.add({ name: CATALOG, id, change: id === '1.0.0-b' ? (release) => release : misfit });
    const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((id) => folder.referenceTo(CATALOG, `1.0.0-${id}`));
    if (!a || !b || !c || !d || !e) throw new Error('five releases');
    const registry = await folder.source().read();
    const host = registry.remotes[HOST];
    if (!host) throw new Error('no host');
    // One was taken back: nobody goes back to it, good as it may be.
    const entry: RegistryEntry = { active: e, canary: null, retained: [e, d, a, c, b], withdrawn: [a.release], killed: false };
    folder.publish({ ...registry, revision: 2, remotes: { [HOST]: host, [CATALOG]: entry } });
    await watcher.start();
    expect(catalog()).toBe('1.0.0-b');
    expect(warnings().join()).toContain('does not fit this host');
    folder.add({ name: CATALOG, id: '1.0.0-f' });
    const fitting = folder.referenceTo(CATALOG, '1.0.0-f');
    folder.publish({
      ...registry,
      revision: 3,
      remotes: { [HOST]: host, [CATALOG]: { ...entry, active: fitting, retained: [fitting, e, b] } },
    });
    await follow();
    expect(catalog()).toBe('1.0.0-f');
  });

  it('[J-60] a release of the host that was built for another version of its server is refused with the reason', async () => {
    await watcher.start();
    folder.add({ name: HOST, id: '1.0.0-b', server: 'module.exports = { renderPage: async () => ({}) };' });
    folder.activate({ [HOST]: '1.0.0-b', [CATALOG]: '1.0.0-a' });
    await follow();
    expect(watcher.current.host.release.release).toBe('1.0.0-a');
    expect(warnings().join()).toContain('for version 2 of the render contract: build it anew');
  });

  it('a killed remote is gone, and comes back when it is no longer killed', async () => {
    await watcher.start();
    folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: null });
    await follow();
    expect([catalog(), Object.keys(pageReleases(watcher.current, []).remotes)]).toEqual([undefined, [HOST]]);
    folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-a' });
    await follow();
    expect(catalog()).toBe('1.0.0-a');
  });

  it('the host itself changes only for a release that works', async () => {
    await watcher.start();
    folder.add({ name: HOST, id: '1.0.0-b', server: "throw new Error('broken')" });
    folder.activate({ [HOST]: '1.0.0-b', [CATALOG]: '1.0.0-a' });
    await follow();
    expect(watcher.current.host.release.release).toBe('1.0.0-a');
    folder.add({ name: HOST, id: '1.0.0-c', server: drawingHost('nowa') });
    folder.activate({ [HOST]: '1.0.0-c', [CATALOG]: '1.0.0-a' });
    await follow();
    expect(watcher.current.host.release.release).toBe('1.0.0-c');
  });

  it('calls that come during a look share it', async () => {
    await watcher.start();
    expect(watcher.look()).toBe(watcher.look());
    await follow();
  });
});

describe('[J-54] a registry that nobody trusted has signed', () => {
  it('[J-61] is not taken while the host runs; at its start the last good one stands in for it', async () => {
    await watcher.start();
    const text = readFileSync(folder.registryFile, 'utf8');
    folder.write(folder.registryFile, text.replace('"revision":1', '"revision":9'));
    await watcher.look();
    expect(watcher.current.revision).toBe(1);
    expect(warnings().join()).toContain('was changed after it was signed');
    const next = new ReleaseWatcher({
      source: folder.source(),
      pool: new ReleasePool({ store: folderReader(folder.dir), require: requireSingleton }),
      log: { warn, info: () => {} },
      intervalMs: 3_600_000,
    });
    await next.start();
    await next.stop();
    expect(next.current.revision).toBe(1);
  });

  it('[J-61] is not replaced by an older one, not even over a restart', async () => {
    const old = readFileSync(folder.registryFile, 'utf8');
    folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: null });
    await watcher.start();
    folder.write(folder.registryFile, old);
    const source = folder.source();
    await expect(source.read()).rejects.toThrow('has revision 1, older than the one in use (2)');
  });

  it('does not vouch for another document of the same release', async () => {
    await watcher.start();
    folder.add({ name: CATALOG, id: '1.0.0-b', server: drawingRemote('dobra') });
    folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-b' });
    folder.add({ name: CATALOG, id: '1.0.0-b', server: drawingRemote('podmieniona') });
    await follow();
    expect(catalog()).toBe('1.0.0-a');
    expect(warnings().join()).toContain('is not the one that the registry has signed');
  });
});

describe('[J-17] a smoke test', () => {
  const publish = async (id: string) => {
    folder.add({ name: CATALOG, id, server: drawingRemote(id) });
    folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: id });
    await follow();
  };

  it('goes before every new release, and one that fails keeps it out', async () => {
    await watcher.start();
    expect(smokeTest).not.toHaveBeenCalled(); // Nobody waits at the start, and there is nothing better to show.
    await publish('1.0.0-b');
    expect(smokeTest).toHaveBeenCalledTimes(1);
    expect(catalog()).toBe('1.0.0-b');
    smokeTest.mockRejectedValueOnce(new Error('its page is empty'));
    await publish('1.0.0-c');
    expect(catalog()).toBe('1.0.0-b');
    expect(warnings().join()).toContain('its page is empty');
  });

  it('is not made for a way back: what has been served is trusted', async () => {
    await watcher.start();
    await publish('1.0.0-b');
    smokeTest.mockClear();
    folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-a' });
    await watcher.look();
    expect([catalog(), smokeTest.mock.calls.length]).toEqual(['1.0.0-a', 0]);
  });

  it('that never ends holds nothing else up: another change is served meanwhile', async () => {
    await watcher.start();
    await publish('1.0.0-b');
    smokeTest.mockReturnValueOnce(new Promise(() => {}));
    await publish('1.0.0-c');
    expect(catalog()).toBe('1.0.0-b');
    folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-a' });
    await watcher.look();
    expect(catalog()).toBe('1.0.0-a');
  });

  it('that has failed is made again after a while', async () => {
    await watcher.start();
    smokeTest.mockRejectedValueOnce(new Error('the commerce server is away'));
    await publish('1.0.0-b');
    expect(catalog()).toBe('1.0.0-a');
    now += 600_000;
    await follow();
    expect(catalog()).toBe('1.0.0-b');
  });
});

describe('[J-17] a registry that cannot be used', () => {
  it.each([
    ['is no JSON', '{ "schemaVersion": 2,\n\n nothing', 'is not JSON'],
    ['says something else', '{"schemaVersion":2,"revision":"eins"}', 'is not a registry (.{1,200})'],
    ['is empty', '', 'is not JSON'],
  ])('[J-61] ends the start with one line when it %s', async (_title, text, reason) => {
    folder.write(folder.registryFile, text);
    const error = await watcher.start().catch((reason: unknown) => reason);
    expect(String(error)).toMatch(new RegExp(`^Error: REGISTRY_FILE: .*registry\\.json ${reason}$`));
  });

  it('ends the start when it is not there, or names no host that works', async () => {
    rmSync(folder.registryFile);
    await expect(watcher.start()).rejects.toThrow(/^REGISTRY_FILE: .*registry\.json cannot be read$/);
    folder.activate({ [CATALOG]: '1.0.0-a' });
    await expect(watcher.start()).rejects.toThrow(/names no usable release of host-shell$/);
    folder.activate({ [HOST]: '9.9.9-x' });
    await expect(watcher.start()).rejects.toThrow(/^host release 9\.9\.9-x cannot be used: /);
    folder.add({ name: HOST, id: '1.0.0-b', server: 'for(;;);' });
    folder.activate({ [HOST]: '1.0.0-b' });
    await expect(watcher.start()).rejects.toThrow('names no usable release of host-shell');
  });

  it.each([
    ['becomes unreadable', () => folder.write(folder.registryFile, '{')],
    ['goes away', () => rmSync(folder.registryFile)],
    ['is older than the one in use', () => folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: null }, 1)],
  ])('[J-61] changes nothing when it %s; a good one counts again', async (_title, spoil) => {
    folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-a' }, 5);
    await watcher.start();
    spoil();
    await watcher.look();
    await watcher.look();
    expect(catalog()).toBe('1.0.0-a');
    expect(warnings()).toHaveLength(1);
    folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: null }, 6);
    await watcher.look();
    expect(catalog()).toBeUndefined();
  });

  it('that changes nothing but its revision is the one that later ones are measured against', async () => {
    await watcher.start();
    folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-a' }, 7);
    await watcher.look();
    folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: null }, 6);
    await watcher.look();
    expect([watcher.current.revision, catalog()]).toEqual([7, '1.0.0-a']);
  });
});
