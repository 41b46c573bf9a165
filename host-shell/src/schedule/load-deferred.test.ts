/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { loadDeferred } from './load-deferred.ts';

describe('code that nobody waits for', () => {
  it('that does not come is loaded when the connection is back, and complains to nobody', async () => {
    const load = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('live');
    const used = new Promise((resolve) => void loadDeferred(load, resolve));
    await new Promise(process.nextTick);
    expect(load).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    expect(await used).toBe('live');
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails aloud when its use fails: that is no matter of the connection', async () => {
    await expect(
      loadDeferred(
        async () => 'live',
        () => {
          throw new Error('a mistake');
        },
      ),
    ).rejects.toThrow('a mistake');
  });
});
