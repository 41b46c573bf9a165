import { describe, expect, it } from '@jest/globals';
import { renderingRemote } from '../testing/release-folder.ts';
import { CATALOG, HOST, releaseWatcherPerTest } from '../testing/release-watcher-per-test.ts';

const host = releaseWatcherPerTest();

describe('[J-17] a smoke test', () => {
  const publish = async (id: string) => {
    host().folder.add({ name: CATALOG, id, server: renderingRemote(id) });
    host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: id });
    await host().follow();
  };

  it('goes before every new release, and one that fails keeps it out', async () => {
    await host().watcher.start();
    expect(host().smokeTest).not.toHaveBeenCalled(); // Nobody waits at the start, and there is nothing better to show.
    await publish('1.0.0-b');
    expect(host().smokeTest).toHaveBeenCalledTimes(1);
    expect(host().catalog()).toBe('1.0.0-b');
    host().smokeTest.mockRejectedValueOnce(new Error('its page is empty'));
    await publish('1.0.0-c');
    expect(host().catalog()).toBe('1.0.0-b');
    expect(host().warnings().join()).toContain('its page is empty');
  });

  it('is not made for a way back: what has been served is trusted', async () => {
    await host().watcher.start();
    await publish('1.0.0-b');
    host().smokeTest.mockClear();
    host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-a' });
    await host().watcher.look();
    expect([host().catalog(), host().smokeTest.mock.calls.length]).toEqual(['1.0.0-a', 0]);
  });

  it('that never ends holds nothing else up: another change is served meanwhile', async () => {
    await host().watcher.start();
    await publish('1.0.0-b');
    host().smokeTest.mockReturnValueOnce(new Promise(() => {}));
    await publish('1.0.0-c');
    expect(host().catalog()).toBe('1.0.0-b');
    host().folder.activate({ [HOST]: '1.0.0-a', [CATALOG]: '1.0.0-a' });
    await host().watcher.look();
    expect(host().catalog()).toBe('1.0.0-a');
  });

  it('that has failed is made again after a while', async () => {
    await host().watcher.start();
    host().smokeTest.mockRejectedValueOnce(new Error('the commerce server is away'));
    await publish('1.0.0-b');
    expect(host().catalog()).toBe('1.0.0-a');
    host().pass(600_000);
    await host().follow();
    expect(host().catalog()).toBe('1.0.0-b');
  });
});
