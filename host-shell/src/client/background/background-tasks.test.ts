/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { appSlice, createBus, createShopStorage } from 'shared-contracts';
import { LANGUAGE_VERSION, SEARCH_HISTORY, createMemoryArea } from 'shared-contracts/storage';
import { combineRoute } from '../../app/resolved-page.ts';
import { allow } from '../../shell/consent/take-up.ts';
import { storeConfig } from '../../shell/testing/fixtures.ts';
import { startBackgroundTasks } from './background-tasks.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';

/** A socket of the test's own: it is open when the test says so. */
class QuietSocket extends EventTarget {
  readyState = 0;
  readonly sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

const page = globalThis as { WebSocket?: unknown; fetch?: unknown; dataLayer?: unknown[] }; // not in the DOM's types
const before = { ...page };

const setUp = ({ plus = true, language = 'pl' } = {}) => {
  const asked: string[] = [];
  const fetch = (url: unknown): Promise<Response> => {
    asked.push(String(url));
    // What of an answer is used here; jsdom has none.
    const answer = { ok: true, json: () => Promise.resolve({ jiraScript: '', promotion_archive: false }) } as unknown as Response;
    return Promise.resolve(answer);
  };
  const area = createMemoryArea();
  let time = 0;
  const storage = createShopStorage({ local: () => area, session: () => createMemoryArea(), now: () => time, cacheNames: [] });
  storage.write(SEARCH_HISTORY, ['pralka']);
  time = 1_000;
  area.setItem('search_history', JSON.stringify({ version: 1, timeStored: 0, ttl: 10, value: ['old'] }));
  const config = { ...storeConfig, plus_enabled: plus };
  const store = createStore();
  const outdated: number[] = [];
  Object.assign(page, { WebSocket: QuietSocket, fetch });
  // What of the page's environment is used here.
  const environment = {
    store,
    storage,
    bus: createBus(),
    language,
    frame: { header: null, footer: null, storeConfig: config },
    connection: { fetch, store: () => 'amperio', token: () => undefined },
    answers: { shown: () => [], outdate: () => outdated.push(1), holdBack: () => {} },
    resolver: { resolve: (path: string) => Promise.resolve(combineRoute(path, '', null)), forgetAll: () => {} },
    releases: { host: 'host', remotes: {} },
    leaves: { current: () => false },
  } as unknown as BrowserEnvironment;
  const begin = () => startBackgroundTasks(environment, 'home');
  const consent = () => allow({ store, dataLayer: [] }, { necessary: true, functional: false, analytics: true, marketing: false });
  return { begin, consent, asked, config, area, store, storage, outdated };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Parts that come by `import` take a few turns. */
const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await settled();
};

describe('[S-47] what nobody waits for', () => {
  beforeEach(() => {
    document.cookie = 'user_uuid=browser-1; Path=/';
    performance.getEntriesByType = () => [];
  });
  afterEach(() => {
    Object.assign(page, before);
    document.cookie = 'user_uuid=; Max-Age=0; Path=/';
  });

  it('[S-44] are the late settings and room in the storage', async () => {
    const { begin, asked, config, area, outdated } = setUp();
    await begin();
    await settled();
    expect(asked).toContain('/rest/V1/dedicated-content');
    expect([config.show_promotion_archive, outdated.length]).toEqual([false, 1]);
    expect(area.getItem('search_history')).toBeNull();
  });

  it('are the lists of other tabs, also in a page that nobody has touched', async () => {
    const { begin, store, storage } = setUp();
    await begin();
    storage.write(SEARCH_HISTORY, ['lodówka', 'pralka']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'search_history' }));
    expect(store.get(appSlice.read).searchHistory).toEqual(['lodówka', 'pralka']);
  });

  it('are the first statistics as well, once analytics is allowed', async () => {
    const { begin, consent, asked } = setUp();
    await begin();
    await settled();
    expect(asked).not.toContain('/rest/V1/statistics/refreshSession');
    consent();
    await until(() => asked.includes('/rest/V1/statistics/refreshSession'));
  });

  it.each([
    ['pl', 'PL'],
    ['ua', 'UA'],
  ])('[T-09] the language %s is kept as %s; where nothing or nonsense stands it is Polish', async (language, kept) => {
    const { begin, area, storage } = setUp({ language });
    expect(storage.read(LANGUAGE_VERSION)).toBe('PL');
    await begin();
    expect(area.getItem('languageVersion')).toBe(kept);
    expect(storage.read(LANGUAGE_VERSION)).toBe(kept);
    area.setItem('languageVersion', 'uk');
    expect(storage.read(LANGUAGE_VERSION)).toBe('UA');
    area.setItem('languageVersion', 'klingon');
    expect(storage.read(LANGUAGE_VERSION)).toBe('PL');
  });
});
