import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as contracts from 'shared-contracts';
import { lazySharedParts, sharedSingletons, type SharedSingleton } from 'shared-contracts/federation';
import * as jotai from '../subsets/jotai.ts';
import * as router from '../subsets/router.ts';
import * as urqlCore from '../subsets/urql-core.ts';
import * as urql from '../subsets/urql.ts';

/** Versions of the shared packages that this bundle was built with. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

const ready: Readonly<Record<SharedSingleton, () => object>> = {
  react: () => react,
  'react/jsx-runtime': () => jsxRuntime,
  'react-dom': () => reactDom,
  'react-router-dom': () => router,
  jotai: () => jotai,
  'jotai/vanilla': () => jotai,
  urql: () => urql,
  '@urql/core': () => urqlCore,
  'shared-contracts': () => contracts,
};

type LazyPart = (typeof lazySharedParts)[number];

const fetched: Readonly<Record<LazyPart, () => Promise<object>>> = {
  'shared-ui/bottom-sheet': () => import('shared-ui/bottom-sheet'),
  'shared-ui/dialog': () => import('shared-ui/dialog'),
  'shared-ui/drawer': () => import('shared-ui/drawer'),
  'shared-ui/toast': () => import('shared-ui/toast'),
};

const versions = __SHARED_VERSIONS__;

const versionOf = (key: string): string => versions[key] ?? '0.0.0';

/**
 * What the host shares with every remote, for the federation runtime's `init`. Given at run time instead of through the
 * bundler's plugin: the host then is one plain bundle from which everything unused is shaken (docs/adr/002).
 */
export const sharedScope = () => ({
  ...Object.fromEntries(
    Object.entries(sharedSingletons).map(([key, requiredVersion]) => [
      key,
      {
        version: versionOf(key),
        lib: ready[key as SharedSingleton], // Object.entries forgets the key's type
        shareConfig: { singleton: true, strictVersion: true, eager: true, requiredVersion },
      },
    ]),
  ),
  ...Object.fromEntries(
    lazySharedParts.map((key) => [
      key,
      {
        version: versionOf(key),
        get: async () => {
          const part = await fetched[key]();
          return () => part;
        },
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: '^1.0.0' },
      },
    ]),
  ),
});
