import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { checked, folderReleaseStorage, type ReadChecked } from 'release-kit/storage';
import { registerAssets } from './assets.ts';
import { AssetFiles } from './asset-files.ts';
import { readerOf } from './release-reader.ts';
import { ReleaseFolder } from '../testing/release-folder.ts';

const WEB = 'mfe-catalog/1.0.0-a/web';
const ENTRY = '/assets/mfe-catalog/1.0.0-a/remoteEntry.js';
const STYLES = '/assets/mfe-catalog/1.0.0-a/ListingPage.1.css';

let folder: ReleaseFolder;
let app: FastifyInstance;
const warn = jest.fn<(data: object, message: string) => void>();
const reads = jest.fn<(path: string) => void>();

beforeEach(() => {
  warn.mockClear();
  reads.mockClear();
  folder = new ReleaseFolder();
  folder.add({ name: 'mfe-catalog', id: '1.0.0-a' });
  const inFolder = checked(folderReleaseStorage(folder.dir));
  const read: ReadChecked = (name, release, path, check) => {
    reads(path);
    return inFolder(name, release, path, check);
  };
  app = Fastify();
  registerAssets(app, new AssetFiles({ read, store: readerOf(read), log: { warn } }));
});
afterEach(async () => {
  await app.close();
  folder.remove();
});

const get = (url: string, encoding = 'br') => app.inject({ url, headers: { 'accept-encoding': encoding } });
const write = (file: string, bytes: string | Uint8Array) => writeFileSync(folder.path(WEB, file), bytes);

describe('[J-52] a file that browsers ask for', () => {
  it('is looked at once and sent from memory from then on', async () => {
    for (let time = 0; time < 3; time += 1) expect((await get(ENTRY)).statusCode).toBe(200);
    await Promise.all([get(STYLES), get(STYLES), get(STYLES)]);
    expect(reads.mock.calls.map(([path]) => path)).toEqual(['release.json', 'web/remoteEntry.js.br', 'web/ListingPage.1.css.br']);
  });

  it.each([
    ['tampered with', () => ['evil()', brotliCompressSync('evil()')] as const],
    ['truncated', () => ['/* mfe', brotliCompressSync('/* mfe-catalog 1.0.0-a */').subarray(0, 9)] as const],
    ['empty', () => ['', ''] as const],
    ['swapped for another file of the release', () => ['.ListingPage{color:red}', brotliCompressSync('.ListingPage{color:red}')] as const],
    ['swapped for that of another release', () => ['/* mfe-catalog 1.0.0-b */', brotliCompressSync('/* mfe-catalog 1.0.0-b */')] as const],
  ])('is never sent when it was %s: 502, not to be kept, and the log names its release', async (_title, make) => {
    const [plain, packed] = make();
    write('remoteEntry.js', plain);
    write('remoteEntry.js.br', packed);
    for (const encoding of ['br', 'gzip', '']) {
      const { statusCode, headers, body } = await get(ENTRY, encoding);
      expect([statusCode, headers['cache-control'], body]).toEqual([502, 'no-store', 'This file of a release cannot be given now']);
    }
    expect(warn.mock.calls[0]).toEqual([
      {
        remote: 'mfe-catalog@1.0.0-a',
        file: 'web/remoteEntry.js.br',
        error: 'StorageError: mfe-catalog@1.0.0-a: web/remoteEntry.js.br does not have the hash of its release',
      },
      'a file of a release is refused',
    ]);
    // All others of the release go on, and so does this one when it is repaired.
    expect((await get(STYLES)).statusCode).toBe(200);
    folder.add({ name: 'mfe-catalog', id: '1.0.0-a' });
    expect((await get(ENTRY)).statusCode).toBe(200);
  });

  it('comes as it is when its packed copy is damaged', async () => {
    write('remoteEntry.js.br', 'broken');
    const { statusCode, headers, body } = await get(ENTRY);
    expect([statusCode, headers['content-encoding'], body]).toEqual([200, undefined, '/* mfe-catalog 1.0.0-a */']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('that the release names but the store lacks is 404, and so is one without a hash', async () => {
    rmSync(folder.path(WEB, 'remoteEntry.js'));
    rmSync(folder.path(WEB, 'remoteEntry.js.br'));
    write('extra.js', 'anything');
    expect([(await get(ENTRY)).statusCode, (await get('/assets/mfe-catalog/1.0.0-a/extra.js')).statusCode]).toEqual([404, 404]);
    expect(reads.mock.calls.flat()).not.toContain('web/extra.js');
  });

  it('of a release whose document is damaged is refused with all others', async () => {
    writeFileSync(folder.path('mfe-catalog/1.0.0-a/release.json'), '{"schemaVersion":1');
    expect([(await get(ENTRY)).statusCode, (await get('/releases/mfe-catalog/1.0.0-a/release.json')).statusCode]).toEqual([502, 502]);
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ remote: 'mfe-catalog@1.0.0-a', file: 'release.json' });
  });

  it('of a release that is not there costs the store one question, however often somebody asks', async () => {
    for (let time = 0; time < 5; time += 1) expect((await get('/assets/mfe-catalog/9.9.9-x/remoteEntry.js')).statusCode).toBe(404);
    expect(reads).toHaveBeenCalledTimes(1);
  });
});
