import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { gcCommand } from './gc-command.ts';
import { placesOf, type Places } from './paths.ts';
import { activateReleases, localRegistry } from './registry.ts';
import { storeRelease } from './testing/store-release.ts';

const NAME = 'mfe-catalog';
const DAY_MS = 86_400_000;

let dir: string;
let places: Places;
let lines: string[];
const now = Date.now();

/** A release that came into the store so many days ago. */
const store = (release: string, days: number): void => {
  storeRelease(places.releasesDir, NAME, release);
  const folder = join(places.releasesDir, NAME, release);
  const then = new Date(now - days * DAY_MS);
  utimesSync(join(folder, 'release.json'), then, then);
  utimesSync(folder, then, then);
};
const isStored = (release: string) => existsSync(join(places.releasesDir, NAME, release, 'release.json'));
const collect = (dryRun = false) => gcCommand({ places, registry: localRegistry(places), report: (line) => lines.push(line), dryRun }, now);

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'places-'));
  places = placesOf({ DATA_DIR: dir });
  lines = [];
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('[J-53] removing old releases from the storage', () => {
  it('removes unreferenced releases that no open page can need, and prints why the others stay', async () => {
    store('0.1.0-old', 40);
    store('0.1.0-before', 30);
    store('0.1.0-active', 20);
    store('0.1.0-built', 2);
    for (const release of ['0.1.0-before', '0.1.0-active']) await activateReleases({ [NAME]: release }, localRegistry(places));
    await collect(true);
    expect(isStored('0.1.0-old')).toBe(true);
    expect(lines[0]).toBe('  mfe-catalog 0.1.0-old: would go');
    lines = [];
    await collect();
    expect(['0.1.0-old', '0.1.0-before', '0.1.0-active', '0.1.0-built'].map(isStored)).toEqual([false, true, true, true]);
    expect(lines).toEqual(['  mfe-catalog 0.1.0-old: removed', '1 of 4 releases gone; 3 stay (2 retained, 1 active, 2 young).']);
  });

  it('removes nothing without a registry', async () => {
    store('0.1.0-old', 40);
    await expect(collect()).rejects.toThrow('there is no registry');
    expect(isStored('0.1.0-old')).toBe(true);
  });
});
