import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';
import * as contracts from 'shared-contracts';
import { lazySharedParts, sharedSingletons, type SharedSingleton } from 'shared-contracts/federation';
import * as urql from 'urql';
import type { createInstance } from '@module-federation/enhanced/runtime';

/** Versions of the shared packages that this bundle was built with. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/** `jotai` and `urql` give out all of the package that they are built on: one list of names serves both. */
const loaded: Readonly<Record<SharedSingleton, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  jotai,
  'jotai/vanilla': jotai,
  urql,
  '@urql/core': urql,
  'shared-contracts': contracts,
};

type LazyPart = (typeof lazySharedParts)[number];

const fetched: Readonly<Record<LazyPart, () => Promise<object>>> = {
  'shared-ui/bottom-sheet': () => import('shared-ui/bottom-sheet'),
  'shared-ui/dialog': () => import('shared-ui/dialog'),
  'shared-ui/drawer': () => import('shared-ui/drawer'),
  'shared-ui/toast': () => import('shared-ui/toast'),
};

export const sharedVersions = __SHARED_VERSIONS__;

const shareConfig = (requiredVersion: string, eager: boolean) => ({ singleton: true, strictVersion: true, requiredVersion, eager });

/**
 * What the host shares with every remote: the packages that it runs on itself, whole, and parts that are fetched when first
 * needed. Given to the runtime here instead of through the bundler's plugin, which would load the host's own imports in
 * chunks of their own.
 */
export const sharedPackages = (): Shared => ({
  ...Object.fromEntries(
    Object.entries(sharedSingletons).map(([key, range]) => {
      const lib = loaded[key as SharedSingleton]; // Object.entries forgets the key's type
      return [key, { version: sharedVersions[key] ?? '0.0.0', lib: () => lib, shareConfig: shareConfig(range, true) }];
    }),
  ),
  ...Object.fromEntries(
    lazySharedParts.map((key) => {
      const get = async () => {
        const part = await fetched[key]();
        return () => part;
      };
      return [key, { version: sharedVersions[key] ?? '0.0.0', get, shareConfig: shareConfig('^1.0.0', false) }];
    }),
  ),
});
