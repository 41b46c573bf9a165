import { createRequire } from 'node:module';
import * as urqlCore from '@urql/core';
import * as jotai from 'jotai';
import * as jotaiVanilla from 'jotai/vanilla';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomServer from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { SharedSingleton } from 'shared-contracts/federation';
import * as urql from 'urql';
import * as router from '../subsets/router.ts';
import type { SharedRequire } from './releases/evaluate.ts';

const CONTRACTS: SharedSingleton = 'shared-contracts';
// Required by its name: handing a package over whole is no use of each of its exports (docs/adr/068).
const contracts: object = createRequire(import.meta.url)(CONTRACTS);

const table: ReadonlyMap<string, unknown> = new Map<SharedSingleton | 'react-dom/server', unknown>([
  ['react', react],
  ['react/jsx-runtime', jsxRuntime],
  ['react-dom', reactDom],
  ['react-dom/server', reactDomServer],
  // The same names as in the browser, so that both render the same links; the router itself differs.
  ['react-router-dom', { ...router, StaticRouter }],
  ['jotai', jotai],
  ['jotai/vanilla', jotaiVanilla],
  ['urql', urql],
  ['@urql/core', urqlCore],
  [CONTRACTS, contracts],
]);

/** What the server bundles of host and remotes may require: one instance of each, the same for all. */
export const requireSingleton: SharedRequire = (id) => {
  if (table.has(id)) return table.get(id);
  throw new Error(`the bundle asks for "${id}", which is not a shared package`);
};

/**
 * The names that the browser's copy of each shared package offers; packages that are not here are provided whole. A release
 * built against a newer host may want more: it is refused, because the missing name would be `undefined` in the middle of its page.
 */
export const offeredNames: Readonly<Partial<Record<SharedSingleton, readonly string[]>>> = {
  'react-router-dom': Object.keys(router),
  'shared-contracts': Object.keys(contracts),
};
