/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBus, type EventBus } from 'shared-contracts';
import { PAGE_KEEPS_RELEASES_MS, parseReleaseList, type PageReleases } from 'shared-contracts/federation';
import { pinReleases } from './pin-releases.ts';
import { verdictOn, watchReleases } from './watch-releases.ts';

const remote = (release: string) => ({
  release,
  base: '/assets/x/',
  entry: 'remoteEntry.js',
  assets: null,
  document: { url: '/', integrity: '' },
});
const releases: PageReleases = {
  revision: 3,
  host: '1.0.0-h',
  remotes: { 'host-shell': remote('1.0.0-h'), 'mfe-catalog': remote('1.0.0-c'), 'mfe-account': remote('1.0.0-a') },
};

let bus: EventBus;
beforeEach(() => {
  bus = createBus();
});

const open = (kind: string): void => bus.emit('navigation.completed@1', { path: '/', kind });

describe('[J-56] a checkout under way', () => {
  it('leaves its releases in a cookie of its own, which ends with the order', () => {
    const cookies: string[] = [];
    pinReleases({ bus, releases, kind: 'product', setCookie: (cookie) => void cookies.push(cookie) });
    open('cart');
    expect(cookies).toEqual([]);
    open('checkout');
    const [, value = null] = /^mfe_pin=([^;]+); Path=\/checkout; Max-Age=86400; SameSite=Lax$/.exec(cookies[0] ?? '') ?? [];
    expect(Object.fromEntries(parseReleaseList(value) ?? [])).toEqual({
      'host-shell': '1.0.0-h',
      'mfe-catalog': '1.0.0-c',
      'mfe-account': '1.0.0-a',
    });
    open('success');
    expect(cookies[1]).toMatch(/^mfe_pin=; Path=\/checkout; Max-Age=0/);
  });

  it('that is opened by its address leaves it as well', () => {
    const cookies: string[] = [];
    pinReleases({ bus, releases, kind: 'checkout', setCookie: (cookie) => void cookies.push(cookie) });
    expect(cookies).toHaveLength(1);
  });
});

describe('[J-56] what an open page hears of its releases', () => {
  it.each([
    ['nothing', {}, false, []],
    ['another release was taken back', { withdrawn: { 'mfe-catalog': ['1.0.0-x'] } }, false, []],
    ['its release was taken back', { withdrawn: { 'mfe-catalog': ['1.0.0-x', '1.0.0-c'] } }, true, []],
    ['its remote is switched off', { killed: ['mfe-account', 'mfe-content'] }, false, ['mfe-account']],
  ])('%s', (_title, state, withdrawn, killed) => {
    expect(verdictOn(releases, { revision: 3, withdrawn: {}, killed: [], ...state })).toEqual({ withdrawn, killed });
  });
});

describe('[J-56] an open page', () => {
  let state: object;
  let hidden: boolean;
  let now: number;
  const onOutdated = jest.fn();
  const onKilled = jest.fn();
  const asked = jest.fn<typeof window.fetch>();
  let listens: jest.SpiedFunction<typeof document.addEventListener>;

  beforeEach(() => {
    jest.useFakeTimers();
    state = { revision: 3, withdrawn: {}, killed: [] };
    hidden = false;
    now = 0;
    for (const mock of [onOutdated, onKilled, asked]) mock.mockReset();
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
    // What the watch looks at of an answer; jsdom has no Response.
    asked.mockImplementation(async () => ({ ok: true, json: async () => state }) as Response);
    listens = jest.spyOn(document, 'addEventListener');
    watchReleases({ bus, releases, fetch: asked, now: () => now, onOutdated, onKilled });
  });
  afterEach(() => {
    // A page looks after its releases as long as it lives.
    for (const [type, listener] of listens.mock.calls) document.removeEventListener(type, listener);
    listens.mockRestore();
    jest.useRealTimers();
  });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('asks when it begins, with navigations, and every 15 s while somebody looks at it', async () => {
    await pass(0);
    open('product');
    await pass(0);
    expect(asked).toHaveBeenCalledTimes(2);
    await pass(15_000);
    expect(asked).toHaveBeenCalledTimes(3);
    hidden = true;
    await pass(60_000);
    expect(asked).toHaveBeenCalledTimes(3);
    hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it('hears that a release was taken back, and that a remote is off', async () => {
    await pass(0);
    state = { revision: 4, withdrawn: { 'mfe-catalog': ['1.0.0-c'] }, killed: ['mfe-account'] };
    await pass(30_000);
    expect(onOutdated).toHaveBeenCalled();
    expect(onKilled).toHaveBeenLastCalledWith('mfe-account');
  });

  it('[J-64] is outdated after six days: its releases leave the store after a week', async () => {
    now = PAGE_KEEPS_RELEASES_MS;
    await pass(15_000);
    expect(onOutdated).not.toHaveBeenCalled();
    now += 1;
    await pass(15_000);
    expect(onOutdated).toHaveBeenCalled();
  });

  it.each([
    ['without an answer', () => asked.mockRejectedValue(new TypeError('no network'))],
    ['with an answer that is none', () => void (state = { withdrawn: 'all' })],
    ['with an empty one', () => void (state = {})],
  ])('goes on %s', async (_title, spoil) => {
    spoil();
    await pass(60_000);
    expect([onOutdated.mock.calls, onKilled.mock.calls]).toEqual([[], []]);
  });
});
