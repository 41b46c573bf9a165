import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { build } from 'esbuild';
import { currentBundle, idOf, INPUTS, keepInUse, PART, readIn, removeOldBundles } from './bundles.ts';
import { OwnSources } from './own-sources.ts';

let root: string;
let dist: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundles-'));
  dist = join(root, 'dist');
  writeFileSync(join(root, 'a.ts'), 'one');
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(root, { recursive: true });
});

const bundle = (id: string, usedAt = new Date()): void => {
  mkdirSync(join(dist, id), { recursive: true });
  writeFileSync(join(dist, id, INPUTS), JSON.stringify(['a.ts']));
  utimesSync(join(dist, id), usedAt, usedAt);
};

describe('[J-355] a bundle of the commerce server', () => {
  it('is used as long as its inputs are what it was made of, and again when they are so again', () => {
    expect(currentBundle(root, dist)).toBeUndefined();
    const id = idOf(['a.ts'], readIn(root));
    bundle(id);
    expect(currentBundle(root, dist)).toBe(id);
    writeFileSync(join(root, 'a.ts'), 'two');
    expect(currentBundle(root, dist)).toBeUndefined();
    writeFileSync(join(root, 'a.ts'), 'one');
    expect(currentBundle(root, dist)).toBe(id);
    rmSync(join(root, 'a.ts'));
    expect(currentBundle(root, dist)).toBeUndefined();
  });

  it('has the id of what was bundled, also when an input is saved while it is made', async () => {
    const before = idOf(['a.ts'], readIn(root));
    const sources = new OwnSources(root);
    await build({ entryPoints: [join(root, 'a.ts')], write: false, bundle: true, plugins: [sources.plugin] });
    writeFileSync(join(root, 'a.ts'), 'two');
    expect(idOf([...sources.read.keys()], (path) => sources.read.get(path) ?? '')).toBe(before);
  });

  it('stays for the servers that run on it until three others were used after it', () => {
    for (const hour of [1, 2, 3, 4]) bundle(`b${hour}`, new Date(2026, 0, 1, hour));
    removeOldBundles(dist);
    expect(['b1', 'b2', 'b3', 'b4'].map((id) => existsSync(join(dist, id)))).toEqual([false, true, true, true]);
  });

  it('stays as long as a shop runs on it, however many are made meanwhile', () => {
    jest.useFakeTimers({ now: new Date(2026, 0, 1, 1) });
    for (const id of ['running', 'left']) bundle(id);
    keepInUse(join(dist, 'running'));
    jest.advanceTimersByTime(3_600_000);
    for (const id of ['b1', 'b2', 'b3', 'b4']) bundle(id);
    removeOldBundles(dist);
    expect(['running', 'left'].map((id) => existsSync(join(dist, id)))).toEqual([true, false]);
  });

  it('that a killed build has left unfinished is never used, and removed when it is certain that nobody is writing it', () => {
    const unfinished = `${PART}x`;
    bundle(unfinished, new Date(2026, 0, 1));
    bundle(`${PART}y`);
    for (const hour of [1, 2, 3]) bundle(`b${hour}`, new Date(2025, 0, 1, hour));
    removeOldBundles(dist);
    expect(['b1', unfinished, `${PART}y`].map((id) => existsSync(join(dist, id)))).toEqual([true, false, true]);
  });
});
