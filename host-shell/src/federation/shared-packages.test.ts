/** @jest-environment jsdom */
import { beforeAll, describe, expect, it } from '@jest/globals';
import * as urqlCore from '@urql/core';
import * as jotaiVanilla from 'jotai/vanilla';
import type * as SharedPackages from './shared-packages.ts';

let sharedPackages: typeof SharedPackages.sharedPackages;
beforeAll(async () => {
  // The bundler writes these versions into the host's script.
  Object.assign(globalThis, { __SHARED_VERSIONS__: { react: '19.3.1' } });
  ({ sharedPackages } = await import('./shared-packages.ts'));
});

describe('what the host shares', () => {
  it.each([
    ['@urql/core', urqlCore],
    ['jotai/vanilla', jotaiVanilla],
  ])('of %s is whole, though it is given as a part of another package', (name, whole) => {
    const shared = [sharedPackages()[name]].flat().map((entry) => entry && 'lib' in entry && entry.lib?.());
    expect(shared).toEqual([expect.objectContaining({ ...whole })]);
  });
});
