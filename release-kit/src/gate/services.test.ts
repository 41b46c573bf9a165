import { describe, expect, it } from '@jest/globals';
import type { Release } from '../schema/release-schema.ts';
import { serviceProblems } from './services.ts';

type Facts = { readonly needs?: string[]; readonly gives?: string[] };

const release = (name: string, id: string, { needs, gives }: Facts): Release => ({
  schemaVersion: 1,
  name,
  release: id,
  version: '1.0.0',
  commit: 'abc1234',
  builtAt: '2026-11-20T08:00:00Z',
  owner: `${name} team`,
  entry: { path: 'remoteEntry.js', integrity: '' },
  exposes: {},
  server: { path: 'server/server.cjs', integrity: '' },
  assets: {},
  requires: { contracts: '^1.0.0', imports: {}, ...(needs && { services: needs }) },
  provides: { contracts: '1.0.0', ...(gives && { services: gives }) },
  shared: {},
});
const host = release('host-shell', '1.0.0-h', { needs: ['cart@1'] });

describe('[J-43] services between releases', () => {
  it('a host is compatible with the version that it needs, and with the absence of the remote', () => {
    expect(serviceProblems([host, release('mfe-cart-checkout', '1.0.0-c', { gives: ['cart@1', 'cart@2'] })])).toEqual([]);
    expect(serviceProblems([host, release('mfe-catalog', '1.0.0-k', {})])).toEqual([]);
  });

  it('a release without the service, or with another version of it, is named', () => {
    expect(serviceProblems([host, release('mfe-cart-checkout', '0.1.0-old', {})])).toEqual([
      'mfe-cart-checkout@0.1.0-old: Service cart@1: host-shell@1.0.0-h needs it, the release has none.',
    ]);
    expect(serviceProblems([host, release('mfe-cart-checkout', '2.0.0-c', { gives: ['cart@2'] })])).toEqual([
      'mfe-cart-checkout@2.0.0-c: Service cart@1: host-shell@1.0.0-h needs it, the release has cart@2.',
    ]);
  });

  it('a host that was released before services were listed needs none', () =>
    expect(
      serviceProblems([release('host-shell', '0.1.0-old', {}), release('mfe-cart-checkout', '1.0.0-c', { gives: ['cart@1'] })]),
    ).toEqual([]));
});
