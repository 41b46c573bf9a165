/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Circuits } from '../../circuit/circuits.ts';
import { bareResolution } from 'shared-contracts/resolver';
import { combineRoute } from '../../app/resolved-page.ts';
import { CircuitOpenError } from '../../federation/load-errors.ts';
import { ModuleCache, type ModuleLoader } from '../../federation/module-cache.ts';
import { followRenderedPage, isPartRendered, pinnedModule } from './pinned-module.ts';

// `/kontakt` is a page of another remote, `/pralka.html` one of another module.
const pageAt = async ({ pathname }: Pick<Location, 'pathname'>) =>
  combineRoute(
    pathname,
    '',
    bareResolution(pathname === '/kontakt' ? 'CMS_PAGE' : pathname === '/pralka.html' ? 'PRODUCT' : 'CATEGORY', 7),
  );
const part = { remote: 'mfe-catalog', module: './ListingPage' } as const;
const loaded = { default: () => null };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const setup = () => {
  const load = jest.fn<ModuleLoader>(async () => Promise.reject(new Error('gone')));
  const listener = { onFailure: jest.fn(), onWaiting: jest.fn(), onOver: jest.fn() };
  const circuits = new Circuits({ failures: 5, windowMs: 60_000, share: 0, pauseMs: 90_000 }, Date.now);
  const cache = new ModuleCache(load, circuits);
  const page = followRenderedPage({ pathname: '/agd.html', search: '' }, part, pageAt);
  const ask = (pathname: string, search = '') => page.onAsk({ pathname, search });
  return { load, listener, circuits, ask, show: page.onShown, start: () => pinnedModule(load, part, cache, listener, page) };
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('[J-09] a part that the server has rendered', () => {
  it('[J-60] is told from one that it could not render, of which the document has the skeleton alone', () => {
    document.body.innerHTML = '<main><!--$!--><div role="status"></div><!--/$--></main>';
    expect(isPartRendered()).toBe(false);
    document.body.innerHTML = '<main><!--$--><div data-remote="mfe-catalog"><h1>Pralki</h1></div><!--/$--></main>';
    expect(isPartRendered()).toBe(true);
  });

  it('comes to life without a word when its module is there', async () => {
    const { load, listener, start } = setup();
    load.mockResolvedValue(loaded);
    expect(await start()).toBe(loaded);
    await pass(60_000);
    expect([listener.onWaiting.mock.calls.length, listener.onOver.mock.calls.length]).toEqual([0, 1]);
  });

  it('is told of once after 5 s, and again when it is there', async () => {
    const { load, listener, start } = setup();
    let ready: (value: typeof loaded) => void = () => {};
    load.mockReturnValue(new Promise((resolve) => (ready = resolve)));
    const pinned = start();
    await pass(4_999);
    expect(listener.onWaiting).not.toHaveBeenCalled();
    await pass(60_000);
    expect(listener.onWaiting).toHaveBeenCalledTimes(1);
    ready(loaded);
    expect(await pinned).toBe(loaded);
    expect(listener.onOver).toHaveBeenCalledTimes(1);
  });

  it('never fails: it is tried after 1, 2, 4 … 60 s, and told of once', async () => {
    const { load, listener, start } = setup();
    const pinned = start();
    const triesAfter = async (ms: number) => {
      await pass(ms);
      return load.mock.calls.length;
    };
    expect(await triesAfter(0)).toBe(1);
    for (const [index, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      expect(await triesAfter(seconds * 1_000 - 1)).toBe(index + 1);
      expect(await triesAfter(1)).toBe(index + 2);
    }
    expect([listener.onWaiting.mock.calls.length, listener.onFailure.mock.calls.length]).toEqual([1, 9]);
    load.mockResolvedValue(loaded);
    await pass(60_000);
    expect(await pinned).toBe(loaded);
  });

  it('[J-360] is tried at once when the shopper asks for another page of it, whose failure is told there', async () => {
    const { load, listener, ask, start } = setup();
    const pinned = start();
    await pass(40_000);
    const tries = load.mock.calls.length;
    const failure = expect(pinned).rejects.toThrow('gone');
    ask('/rtv.html');
    await failure;
    expect(load).toHaveBeenCalledTimes(tries + 1);
    expect(listener.onOver).toHaveBeenCalledTimes(1);
    const other = setup();
    const found = other.start();
    await pass(2_000);
    other.load.mockResolvedValue(loaded);
    other.ask('/agd.html', '?p=2');
    expect(await found).toBe(loaded);
  });

  it.each(['/kontakt', '/pralka.html'])('[J-360] stays while the shopper waits for a page of another module, %s', async (path) => {
    const { load, ask, show, start } = setup();
    const pinned = start();
    await pass(40_000);
    const tries = load.mock.calls.length;
    ask(path);
    await pass(0);
    expect(load).toHaveBeenCalledTimes(tries);
    const failure = expect(pinned).rejects.toThrow('gone');
    show(path);
    await failure;
    expect(load).toHaveBeenCalledTimes(tries + 1);
  });

  it('[J-360] stays where the shopper has asked for something else before it was known that the page is one of it', async () => {
    const { load, ask, start } = setup();
    void start();
    await pass(40_000);
    const tries = load.mock.calls.length;
    ask('/rtv.html');
    ask('/kontakt');
    await pass(0);
    expect(load).toHaveBeenCalledTimes(tries);
  });

  it('[J-360] waits on where the shopper asks for a fragment of the same page', async () => {
    const { load, ask, show, start } = setup();
    void start();
    await pass(40_000);
    const tries = load.mock.calls.length;
    ask('/agd.html');
    show('/agd.html');
    await pass(0);
    expect(load).toHaveBeenCalledTimes(tries);
  });

  it('is tried at once when the browser comes online', async () => {
    const { load, start } = setup();
    const pinned = start();
    await pass(40_000);
    const tries = load.mock.calls.length;
    load.mockResolvedValue(loaded);
    window.dispatchEvent(new Event('online'));
    expect(await pinned).toBe(loaded);
    expect(load).toHaveBeenCalledTimes(tries + 1);
  });

  it('[J-48] waits while its remote is left alone, and comes as soon as that works for somebody', async () => {
    const { load, listener, circuits, start } = setup();
    const failOften = () => {
      for (let tries = 0; tries < 5; tries += 1) circuits.end(part.remote, false);
    };
    load.mockImplementation(async () => {
      failOften();
      throw new CircuitOpenError(part.remote);
    });
    const pinned = start();
    await pass(89_999);
    expect([load.mock.calls.length, listener.onFailure.mock.calls.length]).toEqual([1, 0]);
    load.mockResolvedValue(loaded);
    circuits.end(part.remote, true);
    expect(await pinned).toBe(loaded);
  });
});
