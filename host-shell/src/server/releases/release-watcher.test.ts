import { describe, expect, it } from '@jest/globals';
import { rmSync } from 'node:fs';
import type { RegistryEntry, Release } from 'release-kit/schema';
import { exposes, pageReleases, serverModule } from './release-set.ts';
import { renderingHost } from '../testing/release-folder.ts';
import { CATALOG, HOST, releaseWatcherPerTest } from '../testing/release-watcher-per-test.ts';

const host = releaseWatcherPerTest();

describe('[J-17] the releases that a running host serves', () => {
  it('are looked after until the host stops, which waits for the look under way', async () => {
    await host().watcher.start();
    host().folder.publish({ ...host().watcher.served.registry, revision: 2 });
    let isDone = false;
    void host()
      .watcher.look()
      .then(() => (isDone = true));
    await host().watcher.stop();
    expect([isDone, host().watcher.current.revision]).toEqual([true, 2]);
    rmSync(host().folder.registryFile);
    await host().watcher.look();
    expect(host().warnings()).toEqual([]);
  });

  it('are those of the registry at the start', async () => {
    expect(() => host().watcher.current).toThrow('no release set yet');
    await host().watcher.start();
    expect(host().watcher.current).toMatchObject({ revision: 1, key: 'host-shell@1.0.0-a|mfe-catalog@1.0.0-a' });
    expect(host().rendered()).toBe('lista');
    expect([exposes(host().watcher.current, CATALOG, './ListingPage'), exposes(host().watcher.current, CATALOG, './Nothing')]).toEqual([
      true,
      false,
    ]);
    expect(serverModule(host().watcher.current, CATALOG, 'toString')).toBeNull();
  });

  it('change with the registry, without a restart, HTML and client addresses together; going back too', async () => {
    await host().watcher.start();
    host().folder.add({ name: CATALOG, id: '1.0.0-b', server: "exports.modules = { './ListingPage': { default: () => 'nowa lista' } }" });
    host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-b' });
    await host().follow();
    expect([host().catalog(), host().rendered()]).toEqual(['1.0.0-b', 'nowa lista']);
    expect(pageReleases(host().watcher.current, [CATALOG]).remotes[CATALOG]?.base).toBe('/assets/mfe-catalog/1.0.0-b/');
    host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-a' });
    await host().follow();
    expect([host().catalog(), host().rendered()]).toEqual(['1.0.0-a', 'lista']);
  });

  it.each([
    ['is not in the store', () => {}],
    ['throws on the server', () => void host().folder.add({ name: CATALOG, id: '1.0.0-b', server: "throw new Error('broken')" })],
    ['never ends on the server', () => void host().folder.add({ name: CATALOG, id: '1.0.0-b', server: 'for(;;);' })],
    ['asks for foreign packages', () => void host().folder.add({ name: CATALOG, id: '1.0.0-b', server: "require('fs')" })],
    [
      'needs other contracts',
      () =>
        void host().folder.add({
          name: CATALOG,
          id: '1.0.0-b',
          change: (release) => ({ ...release, requires: { contracts: '^99.0.0', imports: {} } }),
        }),
    ],
    [
      'imports names that this host lacks',
      () =>
        void host().folder.add({
          name: CATALOG,
          id: '1.0.0-b',
          change: (release) => ({ ...release, requires: { ...release.requires, imports: { 'react-router-dom': ['useBrandNew'] } } }),
        }),
    ],
    [
      'was tampered with',
      () => {
        host().folder.add({ name: CATALOG, id: '1.0.0-b' });
        host().folder.write(host().folder.path(CATALOG, '1.0.0-b/server/server.cjs'), 'exports.modules = {}');
      },
    ],
  ])('stay when the new one %s', async (_title, make) => {
    await host().watcher.start();
    make();
    host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-b' });
    await host().follow();
    expect([host().catalog(), host().rendered()]).toEqual(['1.0.0-a', 'lista']);
    expect(host().warnings().join()).toContain('the last good one stays');
  });

  it('[J-43] a release for another major of shared-contracts is refused with one line that names both versions', async () => {
    await host().watcher.start();
    host().folder.add({
      name: CATALOG,
      id: '1.0.0-b',
      change: (release) => ({ ...release, requires: { contracts: '^0.9.0', imports: {} } }),
    });
    host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-b' });
    await host().follow();
    expect(host().warnings().join()).toMatch(
      /mfe-catalog@1\.0\.0-b does not fit this host: shared-contracts: the release requires \^0\.9\.0, the host has \d/,
    );
  });

  it('a release that comes into the store late is taken without a new registry, and the log says its failure once', async () => {
    await host().watcher.start();
    host().folder.add({ name: CATALOG, id: '1.0.0-b' });
    rmSync(host().folder.path(CATALOG, '1.0.0-b'), { recursive: true });
    host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-b' });
    for (let look = 0; look < 5; look += 1) {
      await host().follow();
      host().pass(600_000);
    }
    expect(host().warnings()).toHaveLength(1);
    host().folder.add({ name: CATALOG, id: '1.0.0-b' });
    await host().follow();
    expect(host().catalog()).toBe('1.0.0-b');
  });

  it('a remote whose bundle fails at the start is rendered in the browser, until its bundle is there', async () => {
    rmSync(host().folder.path(CATALOG, '1.0.0-a/server/server.cjs'));
    await host().watcher.start();
    expect(host().catalog()).toBe('1.0.0-a');
    expect(serverModule(host().watcher.current, CATALOG, './ListingPage')).toBeNull();
    host().folder.add({ name: CATALOG, id: '1.0.0-a' });
    host().pass(600_000);
    await host().follow();
    expect(host().rendered()).toBe('lista');
  });

  it('[J-60] a release that cannot be used at all at the start gives way to the last one before it that can, until it can', async () => {
    const misfit = (release: Release): Release => ({ ...release, requires: { ...release.requires, contracts: '^99.0.0' } });
    for (const id of ['1.0.0-b', '1.0.0-c', '1.0.0-d', '1.0.0-e'])
      host().folder.add({ name: CATALOG, id, change: id === '1.0.0-b' ? (release) => release : misfit });
    const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((id) => host().folder.referenceTo(CATALOG, `1.0.0-${id}`));
    if (!a || !b || !c || !d || !e) throw new Error('five releases');
    const registry = await host().folder.source().read();
    const hostEntry = registry.remotes[HOST];
    if (!hostEntry) throw new Error('no host');
    // One was taken back: nobody goes back to it, good as it may be.
    const entry: RegistryEntry = { active: e, canary: null, retained: [e, d, a, c, b], withdrawn: [a.release], killed: false };
    host().folder.publish({ ...registry, revision: 2, remotes: { [HOST]: hostEntry, [CATALOG]: entry } });
    await host().watcher.start();
    expect(host().catalog()).toBe('1.0.0-b');
    expect(host().warnings().join()).toContain('does not fit this host');
    host().folder.add({ name: CATALOG, id: '1.0.0-f' });
    const fitting = host().folder.referenceTo(CATALOG, '1.0.0-f');
    host().folder.publish({
      ...registry,
      revision: 3,
      remotes: { [HOST]: hostEntry, [CATALOG]: { ...entry, active: fitting, retained: [fitting, e, b] } },
    });
    await host().follow();
    expect(host().catalog()).toBe('1.0.0-f');
  });

  it('[J-60] a release of the host that was built for another version of its server is refused with the reason', async () => {
    await host().watcher.start();
    host().folder.add({ name: HOST, id: '1.0.0-b', server: 'module.exports = { renderPage: async () => ({}) };' });
    host().folder.activate({ [HOST]: '1.0.0-b', [CATALOG]: '1.0.0-a' });
    await host().follow();
    expect(host().watcher.current.host.release.release).toBe('1.0.0-a');
    expect(host().warnings().join()).toContain('for version 2 of the render contract: build it anew');
  });

  it('a killed remote is gone, and comes back when it is no longer killed', async () => {
    await host().watcher.start();
    host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: null });
    await host().follow();
    expect([host().catalog(), Object.keys(pageReleases(host().watcher.current, []).remotes)]).toEqual([undefined, [HOST]]);
    host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-a' });
    await host().follow();
    expect(host().catalog()).toBe('1.0.0-a');
  });

  it('the host itself changes only for a release that works', async () => {
    await host().watcher.start();
    host().folder.add({ name: HOST, id: '1.0.0-b', server: "throw new Error('broken')" });
    host().folder.activate({ [HOST]: '1.0.0-b', [CATALOG]: '1.0.0-a' });
    await host().follow();
    expect(host().watcher.current.host.release.release).toBe('1.0.0-a');
    host().folder.add({ name: HOST, id: '1.0.0-c', server: renderingHost('nowa') });
    host().folder.activate({ [HOST]: '1.0.0-c', [CATALOG]: '1.0.0-a' });
    await host().follow();
    expect(host().watcher.current.host.release.release).toBe('1.0.0-c');
  });

  it('calls that come during a look share it', async () => {
    await host().watcher.start();
    expect(host().watcher.look()).toBe(host().watcher.look());
    await host().follow();
  });
});
