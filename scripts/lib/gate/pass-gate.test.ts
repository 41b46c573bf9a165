import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCUMENT, folderReleaseStorage } from 'release-kit/storage';
import { placesOf, type Places } from '../paths.ts';
import { referenceOf } from '../testing/release-reference.ts';
import { storeRelease } from '../testing/store-release.ts';
import { keptExpectations } from './pass-gate.ts';

const NAME = 'mfe-content';
const OLD = '1.0.0-old';
const NOTHING = { tried: 0, broken: [] };

let dataDir: string;
let places: Places;
let lines: string[];

/** Runs the expectations of the host on the old release, after `change` of its folder. */
const tryOn = (change: (folder: string) => void, { isShown = false, canReturn = true } = {}) => {
  const reference = referenceOf(places, NAME, OLD);
  change(join(places.releasesDir, NAME, OLD));
  const storage = folderReleaseStorage(places.releasesDir);
  const trial = { provider: NAME, release: OLD, reference, isShown, consumers: ['host-shell'] };
  return keptExpectations([trial], [], { storage, report: (line) => lines.push(line), canReturn: () => canReturn });
};
const damage = (folder: string): void => writeFileSync(join(folder, DOCUMENT), '{}');

beforeEach(() => {
  lines = [];
  dataDir = mkdtempSync(join(tmpdir(), 'trials-'));
  places = placesOf({ DATA_DIR: dataDir });
  storeRelease(places.releasesDir, NAME, OLD);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('[J-68] a release into a shop with old releases', () => {
  it('is not refused for one that no rollback can lead to', async () => {
    await expect(tryOn(() => {}, { canReturn: false })).resolves.toEqual(NOTHING);
    expect(lines).toEqual([`  ${NAME} ${OLD} would not fit any more, a rollback to it would be refused: nothing was tried on it`]);
  });

  it('is not refused for one that cannot be read any more, unless visitors have it', async () => {
    await expect(tryOn(damage)).resolves.toEqual(NOTHING);
    expect(lines).toEqual([`  ${NAME} ${OLD} cannot be read, a rollback to it would be refused: nothing was tried on it`]);
    storeRelease(places.releasesDir, NAME, OLD);
    await expect(tryOn(damage, { isShown: true })).rejects.toThrow(OLD);
  });

  it('is not refused for one that the storage no longer has', async () => {
    await expect(tryOn((folder) => rmSync(folder, { recursive: true }))).resolves.toEqual(NOTHING);
    expect(lines).toEqual([`  ${NAME} ${OLD} is not in the release storage any more: nothing was tried on it`]);
  });
});
