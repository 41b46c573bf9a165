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

/** One version of a shared package, in the shape of federation's share scopes. */
interface Shared {
  readonly version: string;
  readonly get: () => (() => object) | Promise<() => object>;
  readonly lib?: () => object;
  readonly loaded?: boolean;
  readonly from: string;
  readonly scope: readonly string[];
  readonly useIn: readonly string[];
  readonly deps: readonly string[];
  readonly strategy: 'loaded-first';
  readonly shareConfig: {
    readonly singleton: true;
    readonly strictVersion: true;
    readonly eager: boolean;
    readonly requiredVersion: string;
  };
}

/** Package → version → how to get it. Containers add their own fallback copies to it. */
export type ShareScope = Record<string, Record<string, Shared>>;

const versions = __SHARED_VERSIONS__;

const entry = (key: string, requiredVersion: string, source: Pick<Shared, 'get' | 'lib' | 'loaded'>): ShareScope[string] => {
  const version = versions[key] ?? '0.0.0';
  return {
    [version]: {
      version,
      ...source,
      from: 'host_shell',
      scope: ['default'],
      useIn: [],
      deps: [],
      strategy: 'loaded-first',
      shareConfig: { singleton: true, strictVersion: true, eager: source.lib !== undefined, requiredVersion },
    },
  };
};

/**
 * What the host shares with every remote: what it runs on itself, and parts that are fetched when first needed.
 * Given at run time instead of through the bundler's plugin: the host then is one plain bundle from which everything
 * unused is shaken (docs/adr/002).
 */
export const createShareScope = (): ShareScope => {
  const scope: ShareScope = {};
  for (const [key, range] of Object.entries(sharedSingletons)) {
    const lib = ready[key as SharedSingleton]; // Object.entries forgets the key's type
    scope[key] = entry(key, range, { get: () => lib, lib, loaded: true });
  }
  for (const key of lazySharedParts) {
    scope[key] = entry(key, '^1.0.0', {
      get: async () => {
        const part = await fetched[key]();
        return () => part;
      },
    });
  }
  return scope;
};
