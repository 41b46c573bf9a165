import { describe, expect, it } from '@jest/globals';
import type { Release } from '../schema/release-schema.ts';
import { noLongerProvided } from './no-longer-provided.ts';

interface Lists {
  readonly provides?: Pick<Release['provides'], 'slots' | 'events'>;
  readonly requires?: Pick<Release['requires'], 'slots' | 'events'>;
}

const release = (name: string, id: string, { provides = {}, requires = {} }: Lists): Release => ({
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
  requires: { contracts: '^1.0.0', imports: {}, ...requires },
  provides: { contracts: '1.0.0', ...provides },
  shared: {},
});

const host = release('host-shell', '1.0.0-h', { requires: { slots: ['cart.drawer'], events: ['session.ended@1'] } });
const cart = release('mfe-cart-checkout', '1.0.0-a', { provides: { slots: ['cart.drawer'], events: [] } });
const account = release('mfe-account', '1.0.0-a', { provides: { slots: [], events: ['session.ended@1', 'session.started@1'] } });
const before = [host, cart, account];

describe('[J-68] releases that would be active together', () => {
  it('lack nothing when each provides the same as before', () => {
    expect(noLongerProvided(before, before)).toEqual([]);
  });

  it('lack a slot that a release no longer fills', () => {
    const next = release('mfe-cart-checkout', '1.0.0-b', { provides: { slots: [], events: [] } });
    expect(noLongerProvided(before, [host, next, account])).toEqual([
      'mfe-cart-checkout@1.0.0-b: Slot cart.drawer: host-shell@1.0.0-h asks for it, and nothing fills it any more.',
    ]);
  });

  it('lack an event that a release no longer sends and another one listens to, but no other event', () => {
    const next = release('mfe-account', '1.0.0-b', { provides: { slots: [], events: [] } });
    expect(noLongerProvided(before, [host, cart, next])).toEqual([
      'mfe-account@1.0.0-b: Event session.ended@1: host-shell@1.0.0-h listens to it, and nothing sends it any more.',
    ]);
  });

  it('lack nothing that another release provides now, that none provided before, or that an older document does not list', () => {
    const next = release('mfe-account', '1.0.0-b', { provides: { slots: [], events: ['session.started@1'] } });
    const other = release('mfe-content', '1.0.0-b', { provides: { slots: [], events: ['session.ended@1'] } });
    expect(noLongerProvided(before, [host, cart, next, other])).toEqual([]);
    expect(noLongerProvided([host], [host])).toEqual([]);
    expect(noLongerProvided(before, [host, cart, release('mfe-account', '0.9.0-old', {})])).toEqual([]);
  });
});
