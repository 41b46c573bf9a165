/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { createBus, createShopStorage, type ConsentState } from 'shared-contracts';
import { COOKIE_CONSENT, createMemoryArea } from 'shared-contracts/storage';
import { combineRoute } from '../../app/resolved-page.ts';
import { allow } from '../../shell/consent/take-up.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';
import type { PageMessage } from 'shared-contracts/live';
import { startConsentGated } from './index.ts';

const NECESSARY: ConsentState = { necessary: true, functional: false, analytics: false, marketing: false };
const page = globalThis as { dataLayer?: unknown[] }; // not in the DOM's types

const setUp = () => {
  const area = createMemoryArea();
  const store = createStore();
  const storage = createShopStorage({ local: () => area, session: () => createMemoryArea(), now: Date.now });
  // What of the page's environment is used here.
  const bus = createBus();
  const environment = {
    store,
    storage,
    bus,
    language: 'pl',
    frame: null,
    connection: { store: () => 'amperio' },
    resolver: { resolve: (path: string) => Promise.resolve(combineRoute(path, '', null)) },
  } as unknown as BrowserEnvironment; // the members that the code under test uses
  const keep = (categories: ConsentState) =>
    void storage.write(COOKIE_CONSENT, { accepted: true, categories, timeStored: Date.now() - 1000 });
  const decide = (categories: Partial<ConsentState>) => {
    keep({ ...NECESSARY, ...categories });
    allow({ store, dataLayer: (page.dataLayer ??= []) }, { ...NECESSARY, ...categories });
  };
  const sent: PageMessage[] = [];
  const live = { send: (message: PageMessage) => sent.push(message) > 0 };
  const lateSettings = Promise.resolve({ jiraScript: 'https://feedback.example/f.js', promotion_archive: true });
  return { bus, start: () => startConsentGated(environment, { live, lateSettings }), keep, decide, sent };
};

/** Everything that waits for nothing but its turn has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const scripts = (): readonly string[] => [...document.scripts].map(({ src }) => src);
const events = (): readonly unknown[] =>
  (page.dataLayer ?? []).map((entry) => (entry as { readonly event?: string }).event ?? Array.from(entry as ArrayLike<unknown>)[1]); // an event of the shop's, or a command of gtag.js

beforeEach(() => {
  document.documentElement.dataset['parties'] = JSON.stringify({
    tagManager: 'https://t.example/t.js',
    personalisation: 'https://p.example/p.js',
  });
  performance.getEntriesByType = () => [];
});
afterEach(() => {
  delete page.dataLayer;
  document.head.replaceChildren();
  for (const name of ['user_uuid', 'utm_source']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

describe('[X-04] [J-73] what is optional', () => {
  it('stays away until its purpose is allowed, each for itself, and begins once', async () => {
    const { start, decide, bus } = setUp();
    start();
    await settled();
    expect([scripts(), events(), document.cookie]).toEqual([[], [], '']);
    decide({ marketing: true });
    await settled();
    expect([scripts(), events(), document.cookie]).toEqual([['https://p.example/p.js'], ['update'], '']);
    decide({ marketing: true, analytics: true });
    await settled();
    expect(scripts()).toEqual(['https://p.example/p.js', 'https://t.example/t.js']);
    expect(document.cookie).toMatch(/^user_uuid=[0-9a-f-]{36}$/);
    expect(events().slice(0, 3)).toEqual(['update', 'update', 'pageView']);
    decide({ marketing: true, analytics: true });
    await settled();
    expect(scripts()).toHaveLength(2);
    const before = events().length;
    decide({ marketing: true });
    history.pushState(null, '', '/kontakt');
    bus.emit('navigation.completed@1', { path: '/kontakt', kind: 'contact' });
    await settled();
    expect([events().length, document.cookie]).toEqual([before + 1, '']);
  });

  it('waits until the page has taken up what the browser keeps: cookies stay, and tag managers hear first what holds', async () => {
    document.cookie = 'user_uuid=of-today; Path=/';
    const { start, keep, decide } = setUp();
    keep({ ...NECESSARY, analytics: true });
    start();
    await settled();
    expect([scripts(), events(), document.cookie]).toEqual([[], [], 'user_uuid=of-today']);
    decide({ analytics: true });
    await settled();
    expect(scripts()).toEqual(['https://t.example/t.js']);
    expect([events().slice(0, 2), document.cookie]).toEqual([['update', 'pageView'], 'user_uuid=of-today']);
  });

  it('[S-43] loads the feedback script once, with consent to functional cookies, from an origin that the settings admit', async () => {
    document.documentElement.dataset['parties'] = JSON.stringify({ feedbackOrigins: ['https://feedback.example'] });
    const { start, decide } = setUp();
    decide({ analytics: true });
    start();
    await settled();
    expect(scripts()).toEqual([]);
    decide({ functional: true });
    decide({ functional: true, marketing: true });
    await settled();
    expect(scripts()).toEqual(['https://feedback.example/f.js']);
  });

  it('[S-43] loads no feedback script from an origin that the settings do not admit', async () => {
    const { start, decide } = setUp();
    decide({ functional: true });
    start();
    await settled();
    expect(scripts()).toEqual([]);
  });

  it('[L-10] tells the statistics of the shop by the socket, with consent to analytics', async () => {
    const { start, decide, sent } = setUp();
    decide({ functional: true });
    start();
    await settled();
    expect(sent).toEqual([]);
    decide({ analytics: true });
    await settled();
    expect(sent).toMatchObject([{ action: 'refreshSession', data: { session_id: expect.any(String) } }]);
  });

  it('[T-14] leaves no cookie of an earlier consent', async () => {
    document.cookie = 'user_uuid=old; Path=/';
    document.cookie = 'utm_source=list; Path=/';
    const { start, decide } = setUp();
    decide({ functional: true });
    start();
    await settled();
    expect(document.cookie).toBe('');
  });
});
