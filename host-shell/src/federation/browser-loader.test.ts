/** @jest-environment jsdom */
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageReleases, RemoteInPage } from 'shared-contracts/federation';
import { Circuits } from '../circuit/circuits.ts';
import type { RemoteLoad } from './plugins/load-outcome.ts';
import type * as ContainerModule from './load-errors.ts';
import type * as LoaderModule from './browser-loader.ts';

/** A circuit opens with so many failures, for half a minute. */
const ports = (failures = 10) => {
  const clock = { now: 0 };
  const loads: RemoteLoad[] = [];
  const circuits = new Circuits({ failures, windowMs: 60_000, share: 0, pauseMs: 30_000 }, () => clock.now);
  return { clock, loads, circuits, onLoad: (load: RemoteLoad) => loads.push(load), now: () => clock.now };
};

let createBrowserLoader: typeof LoaderModule.createBrowserLoader;
let CircuitOpenError: typeof ContainerModule.CircuitOpenError;
beforeAll(async () => {
  // The bundler writes these versions into the host's script.
  Object.assign(globalThis, { __SHARED_VERSIONS__: { react: '19.3.1' } });
  ({ createBrowserLoader } = await import('./browser-loader.ts'));
  ({ CircuitOpenError } = await import('./load-errors.ts'));
});

const base = '/assets/mfe-catalog/1.0.0-a/';
const assets = { 'remoteEntry.js': 'sha384-entry', 'list.1.js': 'sha384-list' };
const remote = (change: Partial<RemoteInPage> = {}): RemoteInPage => ({
  release: '1.0.0-a',
  base,
  entry: 'remoteEntry.js',
  assets,
  document: { url: '/releases/mfe-catalog/1.0.0-a/release.json', integrity: 'sha384-document' },
  ...change,
});
const releases = (entry = remote()): PageReleases => ({ revision: 1, host: '1.0.0-a', remotes: { 'mfe-catalog': entry } });

/** What the federation runtime keeps at the window. */
interface RuntimeState {
  readonly __GLOBAL_LOADING_REMOTE_ENTRY__: object;
  readonly __FEDERATION__: { readonly __GLOBAL_PLUGIN__: unknown[] };
}

const part = { remote: 'mfe-catalog', module: './ListingPage' } as const;
const listing = { default: () => null, texts: { load: jest.fn<(language: string) => Promise<void>>(async () => {}) } };
const init = jest.fn<(scope: Readonly<Record<string, object>>) => void>();
const get = jest.fn<(module: string) => Promise<() => unknown>>();
const fetchDocument = jest.fn<(url: string, init: RequestInit) => Promise<{ ok: boolean; status: number; json: () => Promise<unknown> }>>();
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Waits for the loader's script and answers for the browser. @returns the script */
const answer = async (type: 'load' | 'error'): Promise<HTMLScriptElement | null> => {
  const script = () => document.head.querySelector<HTMLScriptElement>('script:last-of-type');
  while (script() === null) await turn();
  const asked = script();
  // The script of the entry defines the container.
  if (type === 'load') Object.assign(window, { mfe_catalog: { init, get } });
  asked?.dispatchEvent(new Event(type));
  return asked;
};

beforeEach(() => {
  document.head.innerHTML = '';
  get.mockReset().mockResolvedValue(() => listing);
  fetchDocument.mockReset().mockResolvedValue({ ok: true, status: 200, json: async () => ({ assets }) });
  listing.texts.load.mockClear();
  init.mockReset();
  // The runtime keeps loaded entries and plugins for all hosts of a window; each test is a page of its own.
  const { __GLOBAL_LOADING_REMOTE_ENTRY__: entries, __FEDERATION__: federation } = window as unknown as RuntimeState;
  for (const key of Object.keys(entries)) Reflect.deleteProperty(entries, key);
  federation.__GLOBAL_PLUGIN__.length = 0;
  Object.assign(window, { fetch: fetchDocument, mfe_catalog: undefined });
});

describe('the loader of a page', () => {
  it('gives a module with the texts of its language loaded', async () => {
    const loading = createBrowserLoader(releases(), 'ua', ports())(part);
    await answer('load');
    expect(await loading).toBe(listing);
    expect(listing.texts.load).toHaveBeenCalledWith('ua');
    expect(fetchDocument).not.toHaveBeenCalled();
  });

  it('loads an entry once for however many modules, and takes its script off the page again', async () => {
    const load = createBrowserLoader(releases(), 'pl', ports());
    const loading = Promise.all([load(part), load({ ...part, module: './ProductPage' })]);
    await answer('load');
    await loading;
    expect(init).toHaveBeenCalledTimes(1);
    expect(document.head.querySelectorAll('script')).toHaveLength(0);
    expect(get.mock.calls).toEqual([['./ListingPage'], ['./ProductPage']]);
  });

  it('learns the files of a remote that the page did not need from its document, by its hash', async () => {
    const loading = createBrowserLoader(releases(remote({ assets: null })), 'pl', ports())(part);
    const script = await answer('load');
    await loading;
    expect(fetchDocument).toHaveBeenCalledWith('/releases/mfe-catalog/1.0.0-a/release.json', { integrity: 'sha384-document' });
    expect([script?.integrity, script?.crossOrigin]).toEqual(['sha384-entry', 'anonymous']);
  });

  it('every failure can be tried again', async () => {
    const load = createBrowserLoader(releases(remote({ assets: null })), 'pl', ports());
    fetchDocument.mockResolvedValueOnce({ ok: false, status: 404, json: async () => ({}) });
    await expect(load(part)).rejects.toThrow('/releases/mfe-catalog/1.0.0-a/release.json answers 404');
    const broken = load(part);
    const ended = expect(broken).rejects.toThrow('could not be loaded');
    await answer('error');
    await ended;
    const again = load(part);
    await answer('load');
    expect(await again).toBe(listing);
    get.mockRejectedValueOnce(new Error('chunk failed'));
    await expect(load(part)).rejects.toThrow('chunk failed');
    expect(await load(part)).toBe(listing);
  });

  it('has nothing that is not part of the page’s releases', async () => {
    const load = createBrowserLoader(releases(), 'pl', ports());
    await expect(load({ remote: 'mfe-account', module: './LoginPage' })).rejects.toThrow("mfe-account is not part of this page's releases");
    expect(window.amperioIntegrity?.(`${base}list.1.js`)).toBe('sha384-list');
    expect(window.amperioIntegrity?.(`${location.origin}${base}list.1.js`)).toBe('sha384-list');
    for (const url of [`${base}evil.js`, '/assets/mfe-catalog/1.0.0-b/list.1.js', `${base}sub/list.1.js`]) {
      expect(() => window.amperioIntegrity?.(url)).toThrow("is not part of this page's releases");
    }
  });

  it('[N-02] gives up an entry after 120 s', async () => {
    jest.useFakeTimers();
    const loading = createBrowserLoader(releases(), 'pl', ports())(part);
    const ended = expect(loading).rejects.toThrow('remoteEntry.js could not be loaded');
    await jest.advanceTimersByTimeAsync(119_000);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2_000);
    await ended;
    expect(document.head.querySelectorAll('script')).toHaveLength(0);
    jest.useRealTimers();
  });

  it('[J-22] [J-77] gives a remote the packages of the page, whole', async () => {
    const loading = createBrowserLoader(releases(), 'pl', ports())(part);
    await answer('load');
    await loading;
    const [scope] = init.mock.calls[0] ?? [{}];
    // The share scope of the federation runtime.
    const [react] = Object.values(scope['react'] ?? {}) as readonly { readonly lib: () => object; readonly loaded: boolean }[];
    expect(react?.loaded).toBe(true);
    expect(Object.keys(react?.lib() ?? {})).toEqual(expect.arrayContaining(['Activity', 'useActionState', 'ViewTransition']));
  });

  it('takes no module without a component', async () => {
    get.mockResolvedValue(() => ({ ListingPage: 1 }));
    const loading = createBrowserLoader(releases(), 'pl', ports())(part);
    const ended = expect(loading).rejects.toThrow('mfe-catalog@1.0.0-a has no component in ./ListingPage');
    await answer('load');
    await ended;
  });
});

describe('[J-48] a remote that fails often', () => {
  /** One more failed try; the browser tells of it. */
  const failOnce = async (loading: Promise<unknown>) => {
    const ended = expect(loading).rejects.toThrow('could not be loaded');
    await answer('error');
    await ended;
  };

  it('is given a pause: no part asks for it until its pause is over, then one does', async () => {
    const given = ports(3);
    const load = createBrowserLoader(releases(), 'pl', given);
    for (let tries = 0; tries < 3; tries += 1) await failOnce(load(part));
    await expect(load(part)).rejects.toThrow('mfe-catalog fails too often: its circuit is open');
    await expect(load({ ...part, module: './ProductPage' })).rejects.toBeInstanceOf(CircuitOpenError);
    expect(document.head.querySelectorAll('script')).toHaveLength(0);
    given.clock.now = 30_000;
    const trying = load(part);
    await expect(load({ ...part, module: './ProductPage' })).rejects.toBeInstanceOf(CircuitOpenError);
    await answer('load');
    expect(await trying).toBe(listing);
    expect(await load({ ...part, module: './ProductPage' })).toBe(listing);
  });

  it('modules that wait for one container fail with it once', async () => {
    const given = ports();
    const load = createBrowserLoader(releases(), 'pl', given);
    const both = [load(part), load({ ...part, module: './ProductPage' })].map((loading) => expect(loading).rejects.toThrow('could not be'));
    await answer('error');
    await Promise.all(both);
    expect(given.loads).toEqual([{ remote: 'mfe-catalog', ms: 0, ok: false }]);
  });

  it('asks anew for its entry alone while that does not come, for all of its files when a chunk did not', async () => {
    const load = createBrowserLoader(releases(), 'pl', ports());
    await failOnce(load(part));
    const again = load(part);
    await answer('load');
    await again;
    expect(fetchDocument.mock.calls.map(([url]) => url)).toEqual([`${base}remoteEntry.js`]);
    get.mockRejectedValueOnce(new Error('chunk failed'));
    await expect(load(part)).rejects.toThrow('chunk failed');
    await load(part);
    expect(fetchDocument.mock.calls.map(([url]) => url).slice(1)).toEqual([`${base}remoteEntry.js`, `${base}list.1.js`]);
  });
});
