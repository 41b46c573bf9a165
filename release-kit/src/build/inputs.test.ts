import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inputsHash, lastCommit, readPackage } from './inputs.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'inputs-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const write = (root: string, files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};

const sources = {
  'mfe-catalog/src/index.ts': 'export const a = 1;',
  'mfe-catalog/src/list/list.ts': 'export const b = 1;',
  'mfe-catalog/package.json': '{"name":"mfe-catalog","version":"1.2.0"}',
  'mfe-account/src/index.ts': 'export const c = 1;',
  'shared-contracts/src/index.ts': 'export const d = 1;',
  'pnpm-lock.yaml': 'lock: 1',
};
const shopIn = (name: string): string => {
  const root = join(dir, name);
  write(root, sources);
  return root;
};

describe('[J-19] the id of a release', () => {
  it('is the same for the same sources, wherever and whenever they lie', () => {
    const here = shopIn('here');
    const there = shopIn('there');
    utimesSync(join(there, 'mfe-catalog/src/index.ts'), 0, 0);
    expect(inputsHash(here, 'mfe-catalog')).toMatch(/^[0-9a-f]{10}$/);
    expect(inputsHash(there, 'mfe-catalog')).toBe(inputsHash(here, 'mfe-catalog'));
  });

  it.each([
    'mfe-catalog/src/index.ts',
    'mfe-catalog/src/list/list.ts',
    'shared-contracts/src/index.ts',
    'pnpm-lock.yaml',
    'mfe-catalog/static/icon.svg',
    'shared-ui/src/button.tsx',
  ])('is another one when %s changes', (file) => {
    const root = shopIn('shop');
    const before = inputsHash(root, 'mfe-catalog');
    write(root, { [file]: 'changed' });
    expect(inputsHash(root, 'mfe-catalog')).not.toBe(before);
  });

  it('is another one when a file is renamed', () => {
    const root = shopIn('shop');
    const before = inputsHash(root, 'mfe-catalog');
    rmSync(join(root, 'mfe-catalog/src/index.ts'));
    write(root, { 'mfe-catalog/src/start.ts': sources['mfe-catalog/src/index.ts'] });
    expect(inputsHash(root, 'mfe-catalog')).not.toBe(before);
  });

  it.each([
    'mfe-account/src/index.ts',
    'mfe-catalog/src/list/list.test.ts',
    'mfe-catalog/src/testing/shop.tsx',
    'mfe-catalog/dist/out.js',
    'mfe-catalog/src/node_modules/x.js',
    'README.md',
  ])('does not depend on %s, which no bundle holds', (file) => {
    const root = shopIn('shop');
    const before = inputsHash(root, 'mfe-catalog');
    write(root, { [file]: 'changed' });
    expect(inputsHash(root, 'mfe-catalog')).toBe(before);
  });

  it.each(['testing', 'dist', '.cache', 'node_modules', 'gallery'])('does not depend on a folder %s around the workspace', (name) => {
    const root = shopIn(join(name, 'shop'));
    expect(inputsHash(root, 'mfe-catalog')).toBe(inputsHash(shopIn('shop'), 'mfe-catalog'));
  });
});

describe('[J-19] what a build says about its origin', () => {
  it('name and version of the package', () => {
    expect(readPackage(join(shopIn('shop'), 'mfe-catalog'))).toEqual({ name: 'mfe-catalog', version: '1.2.0' });
  });

  it('outside of a checkout the commit is unknown', () => {
    expect(lastCommit(shopIn('shop'), 'mfe-catalog')).toEqual({ commit: 'unknown', builtAt: '1970-01-01T00:00:00Z' });
  });
});
