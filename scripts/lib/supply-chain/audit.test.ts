import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from '../paths.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the check where `pnpm` is a script. */
const checked = (pnpm: string | null): { readonly code: number | null; readonly output: string } => {
  if (pnpm !== null) writeFileSync(join(folder, 'pnpm'), `#!/bin/sh\n${pnpm}\n`, { mode: 0o755 });
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts/audit.ts')], {
    env: { PATH: pnpm === null ? folder : `${folder}:/bin:/usr/bin` },
    encoding: 'utf8',
  });
  return { code: status, output: stdout };
};

describe('[J-136] known vulnerabilities of packages', () => {
  it('fail the check of those that the shop runs with, unless nobody keeps a list of them', () => {
    expect(checked('echo "1 vulnerability: $*"; exit 1')).toEqual({
      code: 1,
      output: '1 vulnerability: audit --prod --audit-level=moderate --ignore-registry-errors\n',
    });
    expect(checked('echo "the registry has no list"; exit 0').code).toBe(0);
  });

  it('are told not to have been looked for where nothing can look', () => {
    const { code, output } = checked(null);
    expect(code).toBe(0);
    expect(output).toMatch(/^not audited: .*ENOENT/);
  });
});
