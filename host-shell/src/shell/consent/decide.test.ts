import { beforeEach, describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { appSlice, createShopStorage, gdprSlice, type ConsentState } from 'shared-contracts';
import { COOKIE_CONSENT, createMemoryArea } from 'shared-contracts/storage';
import { decide, type DecisionPorts } from './decide.ts';
import { keptDecision, takeUpConsent } from './take-up.ts';
import { EVERYTHING, NECESSARY } from './consent.ts';

const now = Date.UTC(2026, 10, 22);

let layer: unknown[];
let recorded: ConsentState[];
let reloads: number;
let ports: DecisionPorts;

beforeEach(() => {
  layer = [];
  recorded = [];
  reloads = 0;
  const area = createMemoryArea();
  ports = {
    store: createStore(),
    storage: createShopStorage({ local: () => area, session: () => createMemoryArea(), now: () => now }),
    dataLayer: layer,
    now: () => now,
    newId: () => 'browser-1',
    record: (categories) => void recorded.push(categories),
    reload: () => void (reloads += 1),
  };
});

const signals = (): unknown[] => layer.map((entry) => Array.from(entry as ArrayLike<unknown>)); // gtag's own form: an arguments object

const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
const granted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };

describe('consent', () => {
  it('[G-12] nothing is allowed in a fresh browser, and tag managers hear so first', () => {
    expect(keptDecision(ports)).toBeUndefined();
    takeUpConsent(ports, keptDecision(ports));
    expect(ports.store.get(gdprSlice.read)).toEqual(NECESSARY);
    expect(ports.store.get(appSlice.read).cookieAccepted).toBe(false);
    expect(signals()).toEqual([
      ['consent', 'default', expect.objectContaining({ ...denied, analytics_storage: 'denied', security_storage: 'granted' })],
    ]);
  });

  it('[G-12] [G-13] cookie accepted is set when the browser keeps a decision', () => {
    decide(ports, { ...NECESSARY, analytics: true });
    ports = { ...ports, store: createStore() };
    layer.length = 0;
    expect(keptDecision(ports)?.timeStored).toBe(now);
    takeUpConsent(ports, keptDecision(ports));
    expect(ports.store.get(appSlice.read)).toMatchObject({ cookieAccepted: true, hideNewsletter: false });
    expect(ports.store.get(gdprSlice.read)).toEqual({ ...NECESSARY, analytics: true });
    expect(signals()).toEqual([
      ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
      ['consent', 'update', expect.objectContaining({ ...denied, analytics_storage: 'granted', functionality_storage: 'denied' })],
    ]);
  });

  it('a decision is kept, told and logged, and what it gives needs no new document', () => {
    decide(ports, EVERYTHING);
    expect(ports.storage.read(COOKIE_CONSENT)).toEqual({ accepted: true, categories: EVERYTHING, timeStored: now, id: 'browser-1' });
    expect(signals()).toEqual([['consent', 'update', expect.objectContaining(granted)]]);
    expect(recorded).toEqual([EVERYTHING]);
    expect(reloads).toBe(0);
  });

  it('what is taken back ends with a new document', () => {
    decide(ports, EVERYTHING);
    decide(ports, NECESSARY);
    expect(reloads).toBe(1);
    expect(recorded).toEqual([EVERYTHING, NECESSARY]);
  });

  it('a refusal counts as a decision: nobody is asked again', () => {
    decide(ports, NECESSARY);
    expect(ports.storage.read(COOKIE_CONSENT)).toMatchObject({ accepted: true, categories: NECESSARY });
    expect(reloads).toBe(0);
  });
});
