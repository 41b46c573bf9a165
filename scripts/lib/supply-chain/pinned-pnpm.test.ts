import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { otherPnpm } from './pinned-pnpm.ts';

// Our own file.
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly packageManager: string };
const version = packageManager.slice('pnpm@'.length).split('+')[0] ?? '';

describe('the pnpm that runs', () => {
  it('is named with its version and hash, in a form that Corepack takes', () => {
    expect(packageManager).toMatch(/^pnpm@12\.\d+\.\d+\+sha512\.[0-9a-f]{128}$/);
    expect(otherPnpm(packageManager, `pnpm/${version} npm/? node/v26.10.0 linux x64`)).toBeNull();
    expect(otherPnpm(packageManager)).toBeNull();
  });

  it('is told where it is another one, and a version without a hash is none', () => {
    expect(otherPnpm(packageManager, 'pnpm/12.1.0 npm/? node/v26.10.0')).toBe(
      `this is pnpm 12.1.0; the repository is kept with pnpm ${version}`,
    );
    expect(otherPnpm('pnpm@12.21.0', '')).toMatch('has to be');
  });
});
