import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assertCounted, inputsHash, lastCommit, readPackage, releaseInputs } from './inputs.ts';

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
  'mfe-catalog/package.json': '{"name":"mfe-catalog","version":"1.2.0"}',
  'mfe-catalog/federation.config.ts': "export default { exposes: { './ListPage': './src/list/list.ts' }, serverEntry: './src/index.ts' };",
  'mfe-catalog/src/index.ts':
    "import lib from 'lib';\nexport { format } from 'shared-contracts/money';\nexport const later = () => import(/* webpackChunkName: \"a\" */ './later.ts');",
  'mfe-catalog/src/later.ts': "import icon from './icon.svg';",
  'mfe-catalog/src/icon.svg': '<svg/>',
  'mfe-catalog/src/list/list.ts': "import type { Row } from './row.ts';",
  'mfe-catalog/src/list/row.ts': 'export interface Row {}',
  'mfe-catalog/src/list/unused.ts': 'export const a = 1;',
  'mfe-catalog/node_modules/lib/package.json': '{"name":"lib","version":"1.0.0","dependencies":{"inner":"^1.0.0"}}',
  'mfe-catalog/node_modules/inner/package.json': '{"name":"inner","version":"1.0.0"}',
  'mfe-catalog/node_modules/other/package.json': '{"name":"other","version":"1.0.0"}',
  'mfe-account/src/index.ts': 'export const c = 1;',
  'shared-contracts/package.json':
    '{"name":"shared-contracts","version":"1.0.0","exports":{"./money":"./src/money.ts","./codes":"./src/codes.ts"}}',
  'shared-contracts/src/money.ts': 'export const format = 1;',
  'shared-contracts/src/codes.ts': 'export const codes = 1;',
  'release-kit/package.json': '{"name":"release-kit","version":"1.0.0"}',
  'release-kit/src/build/build-package.ts': "import './rules.ts';\nimport '../storage/checks.ts';\nimport webpack from 'webpack';",
  'release-kit/src/build/rules.ts': "export const loader = join(import.meta.dirname, 'loaders/layer.cjs');",
  'release-kit/src/build/loaders/layer.cjs': 'module.exports = (source) => source;',
  'release-kit/src/storage/checks.ts': 'export const hasPackings = true;',
  'release-kit/src/storage/s3-storage.ts': 'export const s3 = 1;',
  'release-kit/node_modules/webpack/package.json': '{"name":"webpack","version":"5.0.0"}',
  'release-kit/node_modules/aws4fetch/package.json': '{"name":"aws4fetch","version":"1.0.0"}',
};
const shopIn = (name: string): string => {
  const root = join(dir, name);
  write(root, sources);
  return root;
};

/** The id after a change of one file. */
const idAfter = (file: string, text: string): readonly [before: string, after: string] => {
  const root = shopIn('shop');
  const before = inputsHash(root, 'mfe-catalog');
  write(root, { [file]: text });
  return [before, inputsHash(root, 'mfe-catalog')];
};

describe('[J-19] the id of a release', () => {
  it('is the same for the same sources, in any folder and at any time', () => {
    const here = shopIn('here');
    const there = shopIn('there');
    utimesSync(join(there, 'mfe-catalog/src/index.ts'), 0, 0);
    expect(inputsHash(here, 'mfe-catalog')).toMatch(/^[0-9a-f]{10}$/);
    expect(inputsHash(there, 'mfe-catalog')).toBe(inputsHash(here, 'mfe-catalog'));
  });

  it.each([
    ['a module that is bundled', 'mfe-catalog/src/list/list.ts', 'export const b = 2;'],
    ['a module that is loaded later', 'mfe-catalog/src/later.ts', 'export const b = 2;'],
    ['a picture that is bundled', 'mfe-catalog/src/icon.svg', '<svg><g/></svg>'],
    ['a type that a declaration of the release imports', 'mfe-catalog/src/list/row.ts', 'export interface Row { id: string }'],
    ['a module of another package that is bundled', 'shared-contracts/src/money.ts', 'export const format = 2;'],
    ['the exposed modules of the package', 'mfe-catalog/federation.config.ts', "export default { serverEntry: './src/index.ts' };"],
    ['the build', 'release-kit/src/build/rules.ts', 'export const loader = 2;'],
    ['a loader', 'release-kit/src/build/loaders/layer.cjs', 'module.exports = () => 1;'],
    ['the version of a bundled package', 'mfe-catalog/node_modules/lib/package.json', '{"name":"lib","version":"1.0.1"}'],
    ['the version of an indirect dependency', 'mfe-catalog/node_modules/inner/package.json', '{"name":"inner","version":"1.0.1"}'],
    ['the version of the bundler', 'release-kit/node_modules/webpack/package.json', '{"name":"webpack","version":"5.0.1"}'],
    ['the version of the contracts', 'shared-contracts/package.json', sources['shared-contracts/package.json'].replace('1.0.0', '1.1.0')],
  ])('changes with %s', (_what, file, text) => {
    const [before, after] = idAfter(file, text);
    expect(after).not.toBe(before);
  });

  it.each([
    ['an adapter of the release storage', 'release-kit/src/storage/s3-storage.ts', 'export const s3 = 2;'],
    [
      'a package that only the release storage uses',
      'release-kit/node_modules/aws4fetch/package.json',
      '{"name":"aws4fetch","version":"2.0.0"}',
    ],
    ['a module that nothing imports', 'mfe-catalog/src/list/unused.ts', 'export const a = 2;'],
    ['an entry of another package that nothing imports', 'shared-contracts/src/codes.ts', 'export const codes = 2;'],
    ['another remote', 'mfe-account/src/index.ts', 'export const c = 2;'],
    ['a test', 'mfe-catalog/src/list/list.test.ts', 'test'],
    ['a package that is installed and not imported', 'mfe-catalog/node_modules/other/package.json', '{"name":"other","version":"2.0.0"}'],
    ['a lockfile whose changes reach nothing that is bundled', 'pnpm-lock.yaml', 'lock: 2'],
  ])('stays the same after a change of %s', (_what, file, text) => {
    const [before, after] = idAfter(file, text);
    expect(after).toBe(before);
  });

  it('must count everything that the bundler has read: otherwise the build fails', () => {
    const root = shopIn('shop');
    const inputs = releaseInputs(root, 'mfe-catalog');
    const [bundled, unused] = ['list.ts', 'unused.ts'].map((file) => join(root, 'mfe-catalog/src/list', file));
    const [lib, other] = ['lib', 'other'].map((name) => join(root, 'mfe-catalog/node_modules', name));
    expect(() => assertCounted(root, inputs, [bundled ?? ''], [lib ?? ''])).not.toThrow();
    expect(() => assertCounted(root, inputs, [unused ?? ''], [])).toThrow('unused.ts is bundled, but the release id does not count it');
    expect(() => assertCounted(root, inputs, [], [other ?? ''])).toThrow('other@1.0.0 is bundled');
  });
});

describe('[J-19] the origin of a release', () => {
  it('is the name and version of its package', () => {
    expect(readPackage(join(shopIn('shop'), 'mfe-catalog'))).toEqual({ name: 'mfe-catalog', version: '1.2.0' });
  });

  it('has no known commit outside of a checkout', () => {
    expect(lastCommit(shopIn('shop'), { files: ['pnpm-lock.yaml'] })).toEqual({ commit: 'unknown', builtAt: '1970-01-01T00:00:00Z' });
  });
});
