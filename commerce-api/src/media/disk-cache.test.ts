import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DiskCache } from './disk-cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const kilobyte = Buffer.alloc(1000);
const nameOf = (at: number): string => `${String(at).padStart(2, '0')}-picture.webp`;
const names = (): readonly string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.webp'));

describe('[J-121] pictures on disk', () => {
  it('take no more room than they may: those used longest ago give way', async () => {
    const cache = new DiskCache(folder, 10_000);
    for (let at = 0; at < 10; at += 1) {
      await cache.write(nameOf(at), kilobyte);
      // An hour apart, the first one the longest ago.
      const used = new Date(Date.now() - (20 - at) * 3_600_000);
      utimesSync(join(folder, nameOf(at).slice(0, 2), nameOf(at)), used, used);
    }
    expect(await cache.read(nameOf(0))).toHaveLength(1000);
    await cache.write(nameOf(10), kilobyte);
    expect(
      names()
        .map((path) => Number(path.slice(0, 2)))
        .toSorted((one, other) => one - other),
    ).toEqual([0, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('are counted from an earlier start, too', async () => {
    const before = new DiskCache(folder, 100_000);
    for (let at = 0; at < 30; at += 1) await before.write(nameOf(at), kilobyte);
    const cache = new DiskCache(folder, 10_000);
    await cache.write(nameOf(30), kilobyte);
    expect(names().length).toBeLessThanOrEqual(9);
    expect(await cache.read(nameOf(30))).toHaveLength(1000);
  });
});
