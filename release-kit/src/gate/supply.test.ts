import { describe, expect, it } from '@jest/globals';
import type { Release } from '../schema/release-schema.ts';
import { supplyProblems } from './supply.ts';

interface Told {
  readonly gives?: Pick<Release['provides'], 'slots' | 'events'>;
  readonly takes?: Pick<Release['requires'], 'slots' | 'events'>;
}

const release = (name: string, id: string, { gives = {}, takes = {} }: Told): Release => ({
  schemaVersion: 1,
  name,
  release: id,
  version: '1.0.0',
  commit: 'abc1234',
  builtAt: '2026-11-20T08:00:00Z',
  owner: 'team',
  entry: { path: 'remoteEntry.js', integrity: '' },
  exposes: {},
  server: { path: 'server/server.cjs', integrity: '' },
  assets: {},
  requires: { contracts: '^1.0.0', imports: {}, ...takes },
  provides: { contracts: '1.0.0', ...gives },
  shared: {},
});

const host = release('host-shell', '1.0.0-h', { takes: { slots: ['cart.drawer'], events: ['session.ended@1'] } });
const cart = release('mfe-cart-checkout', '1.0.0-a', { gives: { slots: ['cart.drawer'], events: [] } });
const account = release('mfe-account', '1.0.0-a', { gives: { slots: [], events: ['session.ended@1', 'session.started@1'] } });
const before = [host, cart, account];

describe('[J-68] releases that would be active together', () => {
  it('lack nothing when each gives what it gave', () => {
    expect(supplyProblems(before, before)).toEqual([]);
  });

  it('lack a slot that a release fills no more', () => {
    const next = release('mfe-cart-checkout', '1.0.0-b', { gives: { slots: [], events: [] } });
    expect(supplyProblems(before, [host, next, account])).toEqual([
      'mfe-cart-checkout@1.0.0-b: Slot cart.drawer: host-shell@1.0.0-h asks for it, and nothing fills it any more.',
    ]);
  });

  it('lack an event that a release sends no more and somebody listens to, and no other', () => {
    const next = release('mfe-account', '1.0.0-b', { gives: { slots: [], events: [] } });
    expect(supplyProblems(before, [host, cart, next])).toEqual([
      'mfe-account@1.0.0-b: Event session.ended@1: host-shell@1.0.0-h listens to it, and nothing sends it any more.',
    ]);
  });

  it('lack nothing that another one gives now, that nobody gave before, or that a release of earlier days never told', () => {
    const next = release('mfe-account', '1.0.0-b', { gives: { slots: [], events: ['session.started@1'] } });
    const other = release('mfe-content', '1.0.0-b', { gives: { slots: [], events: ['session.ended@1'] } });
    expect(supplyProblems(before, [host, cart, next, other])).toEqual([]);
    expect(supplyProblems([host], [host])).toEqual([]);
    expect(supplyProblems(before, [host, cart, release('mfe-account', '0.9.0-old', {})])).toEqual([]);
  });
});
