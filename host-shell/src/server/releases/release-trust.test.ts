import { describe, expect, it } from '@jest/globals';
import { readFileSync, rmSync } from 'node:fs';
import { renderingRemote } from '../testing/release-folder.ts';
import { CATALOG, HOST, releaseWatcherPerTest } from '../testing/release-watcher-per-test.ts';

const host = releaseWatcherPerTest();

describe('[J-54] a registry that nobody trusted has signed', () => {
  it('[J-61] is not taken while the host runs; at its start the last good one stands in for it', async () => {
    await host().watcher.start();
    const text = readFileSync(host().folder.registryFile, 'utf8');
    host().folder.write(host().folder.registryFile, text.replace('"revision":1', '"revision":9'));
    await host().watcher.look();
    expect(host().watcher.current.revision).toBe(1);
    expect(host().warnings().join()).toContain('was changed after it was signed');
    const next = host().another();
    await next.start();
    await next.stop();
    expect(next.current.revision).toBe(1);
  });

  it('[J-61] is not replaced by an older one, not even over a restart', async () => {
    const old = readFileSync(host().folder.registryFile, 'utf8');
    host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: null });
    await host().watcher.start();
    host().folder.write(host().folder.registryFile, old);
    const source = host().folder.source();
    await expect(source.read()).rejects.toThrow('has revision 1, older than the one in use (2)');
  });

  it('does not vouch for another document of the same release', async () => {
    await host().watcher.start();
    host().folder.add({ name: CATALOG, id: '1.0.0-b', server: renderingRemote('dobra') });
    host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-b' });
    host().folder.add({ name: CATALOG, id: '1.0.0-b', server: renderingRemote('podmieniona') });
    await host().follow();
    expect(host().catalog()).toBe('1.0.0-a');
    expect(host().warnings().join()).toContain('is not the one that the registry has signed');
  });
});

describe('[J-17] a registry that cannot be used', () => {
  it.each([
    ['is no JSON', '{ "schemaVersion": 2,\n\n nothing', 'is not JSON'],
    ['says something else', '{"schemaVersion":2,"revision":"eins"}', 'is not a registry (.{1,200})'],
    ['is empty', '', 'is not JSON'],
  ])('[J-61] ends the start with one line when it %s', async (_title, text, reason) => {
    host().folder.write(host().folder.registryFile, text);
    const error = await host()
      .watcher.start()
      .catch((reason: unknown) => reason);
    expect(String(error)).toMatch(new RegExp(`^Error: REGISTRY_FILE: .*registry\\.json ${reason}$`));
  });

  it('ends the start when it is not there, or names no host that works', async () => {
    rmSync(host().folder.registryFile);
    await expect(host().watcher.start()).rejects.toThrow(/^REGISTRY_FILE: .*registry\.json cannot be read$/);
    host().folder.activate({ [CATALOG]: '1.0.0-a' });
    await expect(host().watcher.start()).rejects.toThrow(/names no usable release of host-shell$/);
    host().folder.activate({ [HOST]: '9.9.9-x' });
    await expect(host().watcher.start()).rejects.toThrow(/^host release 9\.9\.9-x cannot be used: /);
    host().folder.add({ name: HOST, id: '1.0.0-b', server: 'for(;;);' });
    host().folder.activate({ [HOST]: '1.0.0-b' });
    // Until its limit an endless bundle takes a whole processor.
    await expect(host().another({ startingLimitMs: 300 }).start()).rejects.toThrow('names no usable release of host-shell');
  });

  it.each([
    ['becomes unreadable', () => host().folder.write(host().folder.registryFile, '{')],
    ['goes away', () => rmSync(host().folder.registryFile)],
    ['is older than the one in use', () => host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: null }, 1)],
  ])('[J-61] changes nothing when it %s; a good one counts again', async (_title, spoil) => {
    host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-a' }, 5);
    await host().watcher.start();
    spoil();
    await host().watcher.look();
    await host().watcher.look();
    expect(host().catalog()).toBe('1.0.0-a');
    expect(host().warnings()).toHaveLength(1);
    host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: null }, 6);
    await host().watcher.look();
    expect(host().catalog()).toBeUndefined();
  });

  it('that changes nothing but its revision is the one that later ones are measured against', async () => {
    await host().watcher.start();
    host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-a' }, 7);
    await host().watcher.look();
    host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: null }, 6);
    await host().watcher.look();
    expect([host().watcher.current.revision, host().catalog()]).toEqual([7, '1.0.0-a']);
  });
});
