import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { billOfMaterials } from './bill-of-materials.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sbom-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Installs a package. @returns its folder */
const installed = (name: string, version: string, license?: string): string => {
  const dir = join(folder, name);
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name, version, license }));
  return dir;
};

describe('[J-135] the bill of materials of a release', () => {
  it('is valid CycloneDX 1.6, names each bundled package with version, licence and address, and nothing of this machine', async () => {
    const dirs = [installed('react', '19.3.0', 'MIT'), installed('@urql/core', '6.0.1', '(MIT OR Apache-2.0)'), installed('own', '1.0.0')];
    const text = billOfMaterials('mfe-catalog', '0.1.0-abc', dirs);
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull();
    expect(JSON.parse(text)).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'mfe-catalog', version: '0.1.0-abc' } },
      components: [
        { name: '@urql/core', purl: 'pkg:npm/%40urql/core@6.0.1', licenses: [{ expression: '(MIT OR Apache-2.0)' }] },
        { name: 'own', version: '1.0.0' },
        { name: 'react', version: '19.3.0', purl: 'pkg:npm/react@19.3.0', licenses: [{ license: { id: 'MIT' } }] },
      ],
    });
    expect(text).not.toContain(folder);
  });

  it('is the same text for the same bundles, in whatever order they name their packages', () => {
    const dirs = [installed('react', '19.3.0', 'MIT'), installed('jotai', '2.1.0', 'MIT')];
    expect(billOfMaterials('x', '1', dirs)).toBe(billOfMaterials('x', '1', dirs.toReversed()));
  });
});
