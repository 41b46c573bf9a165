import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { currentBundle, idOf, INPUTS, removeOldBundles } from './bundles.ts';

let root: string;
let dist: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundles-'));
  dist = join(root, 'dist');
  writeFileSync(join(root, 'a.ts'), 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

const bundle = (id: string, usedAt = new Date()): void => {
  mkdirSync(join(dist, id), { recursive: true });
  writeFileSync(join(dist, id, INPUTS), JSON.stringify(['a.ts']));
  utimesSync(join(dist, id), usedAt, usedAt);
};

describe('[J-355] a bundle of the commerce server', () => {
  it('is used as long as its inputs are what it was made of, and again when they are so again', () => {
    expect(currentBundle(root, dist)).toBeUndefined();
    const id = idOf(root, ['a.ts']);
    bundle(id);
    expect(currentBundle(root, dist)).toBe(id);
    writeFileSync(join(root, 'a.ts'), 'two');
    expect(currentBundle(root, dist)).toBeUndefined();
    writeFileSync(join(root, 'a.ts'), 'one');
    expect(currentBundle(root, dist)).toBe(id);
    rmSync(join(root, 'a.ts'));
    expect(currentBundle(root, dist)).toBeUndefined();
  });

  it('stays for the servers that run on it until three others were used after it', () => {
    for (const hour of [1, 2, 3, 4]) bundle(`b${hour}`, new Date(2026, 0, 1, hour));
    removeOldBundles(dist);
    expect(['b1', 'b2', 'b3', 'b4'].map((id) => existsSync(join(dist, id)))).toEqual([false, true, true, true]);
  });
});
