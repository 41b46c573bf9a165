import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { providedNames } from 'release-kit/build';
import { compatibilityProblems } from 'release-kit/gate';
import type { Release } from 'release-kit/schema';
import definition from '../../../federation.config.ts';
import { hostCapabilities } from './host-capabilities.ts';

const release = (requires: Partial<Release['requires']>, shared: Release['shared'] = {}): Release => ({
  schemaVersion: 1,
  name: 'mfe-catalog',
  release: '1.0.0-a',
  version: '1.0.0',
  commit: 'abc1234',
  builtAt: '2026-11-20T08:00:00Z',
  owner: 'mfe-catalog team',
  entry: { path: 'remoteEntry.js', integrity: '' },
  exposes: {},
  server: { path: 'server/server.cjs', integrity: '' },
  assets: {},
  requires: { contracts: `^${hostCapabilities.contracts}`, imports: {}, ...requires },
  provides: { contracts: hostCapabilities.contracts },
  shared,
});

describe('[J-43] this host', () => {
  it('takes a release that needs what it has', () => {
    const fitting = release(
      {
        imports: { react: ['anything'], 'react-router-dom': ['Link'], urql: ['*', 'useQuery'], 'shared-contracts': ['pageModules'] },
        slots: ['cart.drawer'],
        events: ['session.ended@1'],
        graphql: { 'Query.productsForCategory': 'ProductListing!', 'Query.productsForCategory(id)': 'String!' },
        rest: ['GET /rest/V1/customers/me'],
      },
      { react: '19.0.0' },
    );
    expect(compatibilityProblems(fitting, hostCapabilities)).toEqual([]);
  });

  it('refuses names that its browser bundle does not hand over', () => {
    const imports = {
      'react-router-dom': ['Link', 'createBrowserRouter'],
      urql: ['*', 'useQuery'],
      'shared-contracts': ['pageModules', 'brandNew'],
    };
    expect(compatibilityProblems(release({ imports }), hostCapabilities)).toEqual([
      'react-router-dom: the release imports createBrowserRouter, which the host does not hand over.',
      'shared-contracts: the release imports brandNew, which the host does not hand over.',
    ]);
  });

  it('refuses React of another major, told or guessed from what the release was built with', () => {
    const candidate = release({ singletons: { react: '^20.0.0' } });
    expect(compatibilityProblems(candidate, hostCapabilities)).toEqual([
      expect.stringMatching(/^react: the release requires \^20\.0\.0, the host has 19\./),
    ]);
    expect(compatibilityProblems(release({}, { react: '18.3.1' }), hostCapabilities)).toEqual([
      expect.stringMatching(/^react: the release requires \^18\.0\.0, the host has 19\./),
    ]);
  });

  it('tells in its release the very names that its server and its browser bundle hand over', async () => {
    const candidate = await providedNames(join(import.meta.dirname, '../../..'), definition.subsets);
    expect(candidate).toEqual(Object.fromEntries(Object.entries(hostCapabilities.names).map(([name, names]) => [name, names.toSorted()])));
  });
});
