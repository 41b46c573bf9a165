import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { productionPackages } from './installed.ts';
import { licenceList, licenceProblem } from './licences.ts';

const installed = (name: string, license: string) => ({ name, version: '1.0.0', license, isForOneMachine: false });

describe('[J-137] the licence of a package', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', 'ISC'])('%s is allowed', (license) =>
    expect(licenceProblem(installed('a', license))).toBeNull(),
  );

  it.each([
    ['GPL-3.0-only', 'a@1.0.0 has the licence GPL-3.0-only, which is not allowed'],
    ['MIT AND AGPL-3.0-or-later', 'a@1.0.0 has the licence MIT AND AGPL-3.0-or-later, which is not allowed'],
    ['', 'a@1.0.0 names no licence: look at it and enter what was found in scripts/lib/supply-chain/licences.ts'],
    ['SEE LICENSE IN FILE', "a@1.0.0 has the licence 'SEE LICENSE IN FILE', which is no SPDX expression"],
  ])('%p is refused in one line', (license, problem) => expect(licenceProblem(installed('a', license))).toBe(problem));
});

describe('[J-137] the list of licences', () => {
  let root = '';
  const write = (path: string, manifest: object): void => {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, 'package.json'), JSON.stringify(manifest));
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'licences-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('has what the shop needs to run, and what that needs; neither tools of development nor what one machine alone has', () => {
    write('.', { name: 'shop', devDependencies: { tool: '1' } });
    write('host', { name: 'host', dependencies: { direct: '1' } });
    write('node_modules/tool', { name: 'tool', version: '1.0.0', license: 'GPL-3.0-only' });
    write('host/node_modules/direct', { name: 'direct', version: '1.0.0', license: 'MIT', dependencies: { deep: '2' } });
    write('node_modules/deep', { name: 'deep', version: '2.0.0', licenses: [{ type: 'ISC' }], optionalDependencies: { native: '1' } });
    write('node_modules/native', { name: 'native', version: '1.0.0', license: 'MIT', os: ['linux'] });
    const packages = productionPackages(root);
    expect(packages.map(({ name }) => name)).toEqual(['deep', 'direct', 'native']);
    const list = licenceList(packages);
    expect(list).toContain('## ISC (1)\n\n`deep@2.0.0`');
    expect(list).not.toMatch(/native|tool@/);
  });
});
