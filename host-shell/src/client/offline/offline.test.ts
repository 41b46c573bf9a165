import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBus, type EventBus } from 'shared-contracts';
import { offerUpdates, type ShownPrompt } from './offer-update.ts';
import { preferCopies } from './prefer-copies.ts';
import { onlyWorker } from './register.ts';
import { loadedFiles } from './shown-pages.ts';

let bus: EventBus;
beforeEach(() => {
  bus = createBus();
});
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('[J-82] a new version of the worker', () => {
  let path: string;
  let taken: (() => void) | undefined;
  let later: (() => void) | undefined;
  const shown = jest.fn();
  const removed = jest.fn();
  const reload = jest.fn();
  const unregister = jest.fn(async () => {});
  const postMessage = jest.fn<(message: unknown) => void>();

  const start = () =>
    offerUpdates({
      bus,
      path: () => path,
      reload,
      unregister,
      show: async ({ onTake, onLater }): Promise<ShownPrompt> => {
        shown();
        taken = onTake;
        later = onLater;
        return { remove: removed };
      },
    });
  const open = (next: string): void => {
    path = next;
    bus.emit('navigation.completed@1', { path: next, kind: 'x' });
  };

  beforeEach(() => {
    path = '/';
    for (const mock of [shown, removed, reload, unregister, postMessage]) mock.mockClear();
  });

  it('is offered once, taken with a press, and the page is read anew when it is at work', async () => {
    const updates = start();
    updates.offer({ postMessage });
    open('/agd');
    await settled();
    expect(shown).toHaveBeenCalledTimes(1);
    taken?.();
    await settled();
    expect(postMessage).toHaveBeenCalledWith({ type: 'take-over' });
    expect([removed.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
    updates.changed();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  describe('that the browser does not let take over', () => {
    beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
    afterEach(() => void jest.useRealTimers());
    const press = async (): Promise<ReturnType<typeof start>> => {
      const updates = start();
      updates.offer({ postMessage });
      await settled();
      taken?.();
      return updates;
    };

    it('does not let the press go without effect: the page is read anew, without the old version', async () => {
      await press();
      await jest.advanceTimersByTimeAsync(2_900);
      expect([unregister.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0]);
      await jest.advanceTimersByTimeAsync(200);
      expect([unregister.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
    });

    it('lets a checkout go on that has begun meanwhile', async () => {
      await press();
      open('/checkout/cart');
      await jest.advanceTimersByTimeAsync(5_000);
      expect(reload).not.toHaveBeenCalled();
    });

    it('is left alone once it has taken over', async () => {
      const updates = await press();
      updates.changed();
      await jest.advanceTimersByTimeAsync(5_000);
      expect([unregister.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
    });
  });

  it('waits while the shopper checks out, and goes out of the way when a checkout begins', async () => {
    path = '/checkout/payment';
    const updates = start();
    updates.offer({ postMessage });
    await settled();
    expect(shown).not.toHaveBeenCalled();
    open('/');
    await settled();
    expect(shown).toHaveBeenCalledTimes(1);
    open('/checkout');
    await settled();
    expect(removed).toHaveBeenCalledTimes(1);
    open('/agd');
    await settled();
    expect(shown).toHaveBeenCalledTimes(2);
  });

  it('that was put off is not offered again, and one that was taken elsewhere changes nothing here', async () => {
    const updates = start();
    updates.offer({ postMessage });
    await settled();
    later?.();
    open('/agd');
    await settled();
    expect(shown).toHaveBeenCalledTimes(1);
    updates.changed();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('[J-78] the way to a page without a connection', () => {
  const reload = jest.fn();
  const otherwise = jest.fn(() => false);
  let online: boolean;
  let pathname: string;

  const start = async (copies: readonly string[]) => {
    const leaves = { current: otherwise as (from: string, to: string) => boolean }; // widens a literal function
    let post = (): void => {};
    const cache = { keys: async () => copies.map((path) => ({ url: `https://shop.example${path}` })) };
    preferCopies({
      bus,
      language: 'pl',
      leaves,
      isOnline: () => online,
      follow: (listener) => void (post = listener),
      // As much of a cache as is looked at.
      caches: { open: async () => cache as unknown as Cache },
      where: () => ({ pathname, href: `https://shop.example${pathname}` }),
      reload,
    });
    online = false;
    post();
    await settled();
    return (to: string): boolean => {
      pathname = to;
      return leaves.current('/', to);
    };
  };

  beforeEach(() => {
    online = true;
    pathname = '/';
    reload.mockReset();
    otherwise.mockClear();
  });

  it('leads to its copy', async () => {
    const leave = await start(['/agd']);
    expect(leave('/agd')).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays in the document for a page that it has shown, for one without a copy, and when the connection is there', async () => {
    const leave = await start(['/', '/agd', '/rtv']);
    bus.emit('navigation.completed@1', { path: '/rtv', kind: 'listing' });
    expect([leave('/rtv'), leave('/'), leave('/inne')]).toEqual([false, false, false]);
    online = true;
    expect(leave('/agd')).toBe(false);
    expect(otherwise).toHaveBeenCalledTimes(4);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('[J-78] what the worker is told', () => {
  it('files of this shop that never change, each once', () => {
    const names = ['/assets/a/1/x.js', '/assets/a/1/x.js', '/media/1.webp?w=2', '/graphql?query=1', '/rest/V1/x'];
    const entries = [...names.map((name) => `https://shop.example${name}`), 'https://other.example/assets/a.js'].map((name) => ({ name }));
    expect(loadedFiles(entries, 'https://shop.example')).toEqual(['/assets/a/1/x.js', '/media/1.webp?w=2']);
  });

  it('[S-45] the policy of the page lets one address become a worker', () => {
    expect(onlyWorker('/sw.js')).toBe('/sw.js');
    for (const other of ['/sw.js?x', '/assets/sw.js', 'https://other.example/sw.js']) expect(() => onlyWorker(other)).toThrow(TypeError);
  });
});
