import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StorageError, fileCheck, folderReleaseStorage } from 'release-kit/storage';
import { ReleaseDiskCache } from './release-disk-cache.ts';
import { ReleaseFolder, integrityOf } from '../testing/release-folder.ts';

const NAME = 'mfe-catalog';
const ID = '1.0.0-a';
const ENTRY = 'web/remoteEntry.js';
const TEXT = `/* ${NAME} ${ID} */`;

let folder: ReleaseFolder;
let dir: string;
let isAway: boolean;
const asked = jest.fn<(path: string) => void>();
const warn = jest.fn<(data: object, message: string) => void>();

const origin = {
  async read(name: string, release: string, path: string): Promise<Buffer> {
    asked(`${name}/${release}/${path}`);
    if (isAway) throw new StorageError('unreachable', 's3://shop: GET answers 503');
    return folderReleaseStorage(folder.dir).read(name, release, path);
  },
};
let now: number;
const open = (bytes = 1_000_000) => ReleaseDiskCache.open({ dir, bytes, origin, log: { warn }, now: () => now });

const check = fileCheck({ name: NAME, release: ID }, ENTRY, integrityOf(TEXT));
const readEntry = async (cache: ReleaseDiskCache) => (await cache.read(NAME, ID, ENTRY, check)).toString();
const cached = (...parts: string[]) => join(dir, ...parts);

beforeEach(() => {
  folder = new ReleaseFolder();
  dir = join(folder.root, 'release-cache');
  isAway = false;
  now = Date.UTC(2026, 10, 22);
  asked.mockClear();
  warn.mockClear();
});
afterEach(() => folder.remove());

describe('[J-52] files of a remote release storage on the disk of the host', () => {
  it('are fetched once, for all who wait, and after a restart not at all', async () => {
    folder.add({ name: NAME, id: ID });
    const cache = await open();
    expect(await Promise.all([readEntry(cache), readEntry(cache)])).toEqual([TEXT, TEXT]);
    expect(await readEntry(cache)).toBe(TEXT);
    expect(await readEntry(await open())).toBe(TEXT);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('of a release that is loaded are all there: the store may go away, the host start again', async () => {
    const release = folder.add({ name: NAME, id: ID });
    const cache = await open();
    await cache.read(NAME, ID, 'release.json', async () => {});
    await cache.keepWhole(release);
    isAway = true;
    const restarted = await open();
    for (const [file, integrity] of Object.entries(release.assets)) {
      const ref = { name: NAME, release: ID };
      await restarted.read(NAME, ID, `web/${file}`, fileCheck(ref, file, integrity));
      await restarted.read(NAME, ID, `web/${file}.br`, fileCheck(ref, file, integrity, 'br'));
    }
    await restarted.read(NAME, ID, release.server.path, fileCheck({ name: NAME, release: ID }, 'server', release.server.integrity));
    expect(warn).not.toHaveBeenCalled();
    await expect(restarted.read(NAME, '1.0.0-b', ENTRY, check)).rejects.toThrow('answers 503');
  });

  it('are fetched again when the disk has spoilt them, and never given as they are', async () => {
    folder.add({ name: NAME, id: ID });
    const cache = await open();
    await readEntry(cache);
    writeFileSync(cached(NAME, ID, ENTRY), 'evil()');
    expect(await readEntry(cache)).toBe(TEXT);
    expect(asked).toHaveBeenCalledTimes(2);
    writeFileSync(cached(NAME, ID, ENTRY), 'evil()');
    isAway = true;
    await expect(readEntry(cache)).rejects.toThrow('answers 503');
  });

  it('are not kept when the store itself gives wrong ones', async () => {
    folder.add({ name: NAME, id: ID });
    folder.write(folder.path(NAME, ID, ENTRY), 'evil()');
    const cache = await open();
    await expect(readEntry(cache)).rejects.toThrow('does not have the hash of its release');
    expect(existsSync(cached(NAME, ID, ENTRY))).toBe(false);
    folder.add({ name: NAME, id: ID });
    expect(await readEntry(cache)).toBe(TEXT);
  });

  it('take no more room than they may: what was loaded longest ago goes, what is served stays', async () => {
    const ids = ['1.0.0-a', '1.0.0-b', '1.0.0-c', '1.0.0-d'];
    const load = async (cache: ReleaseDiskCache, id: string) => {
      const release = folder.add({ name: NAME, id, server: 'x'.repeat(10_000) });
      await cache.read(NAME, id, 'release.json', async () => {});
      await cache.keepWhole(release);
      now += 1_000;
    };
    const first = await open(25_000);
    for (const id of ids.slice(0, 2)) await load(first, id);
    const second = await open(25_000);
    await load(second, '1.0.0-c');
    expect(readdirSync(cached(NAME)).toSorted()).toEqual(['1.0.0-b', '1.0.0-c']);
    await load(second, '1.0.0-d');
    await load(second, '1.0.0-c');
    expect(readdirSync(cached(NAME)).toSorted()).toEqual(['1.0.0-c', '1.0.0-d']);
  });

  it('one that the store has spoilt is told and keeps the others from nobody', async () => {
    const release = folder.add({ name: NAME, id: ID });
    folder.write(folder.path(NAME, ID, ENTRY), 'evil()');
    await (await open()).keepWhole(release);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(readdirSync(cached(NAME, ID, 'web'))).toHaveLength(Object.keys(release.assets).length * 2 - 1);
  });

  it('a release that cannot be fetched whole is told and harms nothing', async () => {
    const release = folder.add({ name: NAME, id: ID });
    isAway = true;
    await (await open()).keepWhole(release);
    expect(warn.mock.calls).toEqual([
      [{ remote: 'mfe-catalog@1.0.0-a', error: 'StorageError: s3://shop: GET answers 503' }, 'a release is not on this disk as a whole'],
    ]);
  });

  it('a disk that cannot be written costs speed, not answers', async () => {
    folder.add({ name: NAME, id: ID });
    folder.write(join(dir, NAME), 'a file in the way');
    const cache = await open();
    expect([await readEntry(cache), await readEntry(cache)]).toEqual([TEXT, TEXT]);
    expect(warn.mock.calls[0]?.[1]).toBe('a file of a release could not be kept on the disk');
  });
});
