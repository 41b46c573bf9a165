/** @jest-environment jsdom */
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageReleases, RemoteInPage } from 'shared-contracts/federation';
import type * as LoaderModule from './browser-loader.ts';

let createBrowserLoader: typeof LoaderModule.createBrowserLoader;
beforeAll(async () => {
  // The bundler writes these versions into the host's script.
  Object.assign(globalThis, { __SHARED_VERSIONS__: { react: '19.3.1' } });
  ({ createBrowserLoader } = await import('./browser-loader.ts'));
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

const part = { remote: 'mfe-catalog', module: './ListingPage' } as const;
const listing = { default: () => null, texts: { load: jest.fn<(language: string) => Promise<void>>(async () => {}) } };
const get = jest.fn<(module: string) => Promise<() => unknown>>();
const fetchDocument = jest.fn<(url: string, init: RequestInit) => Promise<{ ok: boolean; status: number; json: () => Promise<unknown> }>>();
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Waits for the loader's script and answers for the browser. */
const answer = async (type: 'load' | 'error') => {
  const script = () => document.head.querySelector('script:last-of-type');
  while (script() === null) await turn();
  script()?.dispatchEvent(new Event(type));
};

beforeEach(() => {
  document.head.innerHTML = '';
  get.mockReset().mockResolvedValue(() => listing);
  fetchDocument.mockReset().mockResolvedValue({ ok: true, status: 200, json: async () => ({ assets }) });
  listing.texts.load.mockClear();
  Object.assign(window, { fetch: fetchDocument, mfe_catalog: { init: () => {}, get } });
});

describe('the loader of a page', () => {
  it('[I-01] gives a module with the texts of its language loaded', async () => {
    const loading = createBrowserLoader(releases(), 'ua')(part);
    await answer('load');
    expect(await loading).toBe(listing);
    expect(listing.texts.load).toHaveBeenCalledWith('ua');
    expect(fetchDocument).not.toHaveBeenCalled();
  });

  it('loads a container once for however many modules', async () => {
    const load = createBrowserLoader(releases(), 'pl');
    const loading = Promise.all([load(part), load({ ...part, module: './ProductPage' })]);
    await answer('load');
    await loading;
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(get.mock.calls).toEqual([['./ListingPage'], ['./ProductPage']]);
  });

  it('learns the files of a remote that the page did not need from its document, by its hash', async () => {
    const loading = createBrowserLoader(releases(remote({ assets: null })), 'pl')(part);
    await answer('load');
    await loading;
    expect(fetchDocument).toHaveBeenCalledWith('/releases/mfe-catalog/1.0.0-a/release.json', { integrity: 'sha384-document' });
    expect(document.head.querySelector('script')?.integrity).toBe('sha384-entry');
  });

  it('every failure can be tried again', async () => {
    const load = createBrowserLoader(releases(remote({ assets: null })), 'pl');
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
    const load = createBrowserLoader(releases(), 'pl');
    await expect(load({ remote: 'mfe-account', module: './LoginPage' })).rejects.toThrow("mfe-account is not part of this page's releases");
    expect(window.amperioIntegrity?.(`${base}list.1.js`)).toBe('sha384-list');
    expect(window.amperioIntegrity?.(`${location.origin}${base}list.1.js`)).toBe('sha384-list');
    for (const url of [`${base}evil.js`, '/assets/mfe-catalog/1.0.0-b/list.1.js', `${base}sub/list.1.js`]) {
      expect(() => window.amperioIntegrity?.(url)).toThrow("is not part of this page's releases");
    }
  });

  it('takes no module without a component', async () => {
    get.mockResolvedValue(() => ({ ListingPage: 1 }));
    const loading = createBrowserLoader(releases(), 'pl')(part);
    const ended = expect(loading).rejects.toThrow('mfe-catalog@1.0.0-a has no component in ./ListingPage');
    await answer('load');
    await ended;
  });
});
