import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { integrityOf } from 'release-kit/storage';
import { placesOf } from './paths.ts';
import { uploadCandidates } from './upload.ts';

const NAME = 'mfe-catalog';
const ID = '0.1.0-a';

let dir = '';
let built = '';
const lines: string[] = [];
const places = (storage?: string) => placesOf({ DATA_DIR: dir, ...(storage === undefined ? {} : { RELEASE_STORAGE: storage }) });

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'upload-'));
  built = join(dir, 'releases', NAME, ID);
  lines.length = 0;
  mkdirSync(join(built, 'server'), { recursive: true });
  writeFileSync(join(built, 'server/server.cjs'), 'exports.modules = {}');
  const integrity = integrityOf(Buffer.from('exports.modules = {}'));
  const document = {
    schemaVersion: 1,
    name: NAME,
    release: ID,
    version: '0.1.0',
    commit: 'abc1234',
    builtAt: '2026-11-20T08:00:00Z',
    owner: 'team',
    entry: { path: 'remoteEntry.js', integrity },
    exposes: {},
    server: { path: 'server/server.cjs', integrity },
    assets: {},
    requires: { contracts: '^1.0.0', imports: {} },
    provides: { contracts: '1.0.0' },
    shared: {},
  };
  writeFileSync(join(built, 'release.json'), JSON.stringify(document));
});
afterEach(() => rmSync(dir, { recursive: true }));

const upload = (storage?: string) =>
  uploadCandidates([{ name: NAME, release: ID, dir: built }], places(storage), (line) => lines.push(line));

describe('[J-52] a built release', () => {
  it('is not uploaded when hosts read its folder', async () => {
    await upload();
    await upload(join(dir, 'releases'));
    expect(lines).toEqual([]);
  });

  it('is uploaded to the configured storage once', async () => {
    const storage = join(dir, 'shared');
    await upload(storage);
    await upload(storage);
    expect(existsSync(join(storage, NAME, ID, 'server/server.cjs'))).toBe(true);
    expect(lines).toEqual([`  uploaded mfe-catalog to ${storage}`, `  mfe-catalog is in ${storage} already`]);
  });

  it('is refused when it was changed after the build, or when the storage has other bytes under its id', async () => {
    const storage = join(dir, 'shared');
    cpSync(built, join(storage, NAME, ID), { recursive: true });
    appendFileSync(join(storage, NAME, ID, 'release.json'), '\n');
    await expect(upload(storage)).rejects.toThrow(/with other bytes: a release never changes$/);
    appendFileSync(join(built, 'server/server.cjs'), '//');
    await expect(upload(join(dir, 'other'))).rejects.toThrow('server/server.cjs does not have the hash of its release');
    expect(existsSync(join(dir, 'other', NAME))).toBe(false);
  });

  it('a wrong storage ends the command with one line', () => {
    expect(() => places('s3://shop')).toThrow(/^S3_ACCESS_KEY_ID is missing$/);
  });
});
