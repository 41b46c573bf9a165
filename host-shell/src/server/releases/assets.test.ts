import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { checked, folderReleaseStorage } from 'release-kit/storage';
import { registerAssets } from './assets.ts';
import { AssetFiles } from './asset-files.ts';
import { readerOf } from './release-reader.ts';
import { ReleaseFolder, integrityOf } from '../testing/release-folder.ts';

const folder = new ReleaseFolder();
const app = Fastify();
const read = checked(folderReleaseStorage(folder.dir));
const named = { 'icon.svg': integrityOf('<svg/>'), 'file.bin': integrityOf('x'), 'gone.js': integrityOf('x') };
beforeAll(() => {
  folder.add({ name: 'mfe-catalog', id: '1.0.0-a', change: (release) => ({ ...release, assets: { ...release.assets, ...named } }) });
  folder.write(folder.path('mfe-catalog/1.0.0-a/web/mf-manifest.json'), '{}');
  folder.write(folder.path('mfe-catalog/1.0.0-a/web/icon.svg'), '<svg/>');
  folder.write(folder.path('mfe-catalog/1.0.0-a/web/file.bin'), 'x');
  folder.write(folder.path('mfe-catalog/1.0.0-a/web/sub/inner.js'), 'x');
  folder.write(folder.path('../secret.js'), 'not for everybody');
  registerAssets(app, new AssetFiles({ read, store: readerOf(read), log: { warn: () => {} } }));
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const get = (url: string, encoding = '') => app.inject({ url, headers: { 'accept-encoding': encoding } });

describe('[J-16] files of a release', () => {
  it('never change under their address', async () => {
    const { statusCode, headers, body } = await get('/assets/mfe-catalog/1.0.0-a/remoteEntry.js');
    expect([statusCode, body]).toEqual([200, '/* mfe-catalog 1.0.0-a */']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('come as the build compressed them, where the browser can read that', async () => {
    const url = '/assets/mfe-catalog/1.0.0-a/remoteEntry.js';
    const brotli = await get(url, 'gzip, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('/* mfe-catalog 1.0.0-a */');
    expect((await get(url, 'gzip')).headers['content-encoding']).toBeUndefined(); // this build made no gzip
    expect((await get(url)).headers['content-encoding']).toBeUndefined();
    expect((await get(url, 'br')).rawPayload).toEqual(brotli.rawPayload);
  });

  it.each([
    ['icon.svg', 'image/svg+xml'],
    ['ListingPage.1.css', 'text/css; charset=utf-8'],
    ['file.bin', 'application/octet-stream'],
  ])('%s is %s', async (file, type) => {
    expect((await get(`/assets/mfe-catalog/1.0.0-a/${file}`)).headers['content-type']).toBe(type);
  });

  it('the document of a release can be read', async () => {
    const { headers, body } = await get('/releases/mfe-catalog/1.0.0-a/release.json');
    expect([headers['content-type'], JSON.parse(body)]).toEqual([
      'application/json; charset=utf-8',
      expect.objectContaining({ name: 'mfe-catalog' }),
    ]);
  });

  it.each([
    '/assets/mfe-catalog/1.0.0-a/none.js',
    '/assets/mfe-catalog/1.0.0-a/gone.js',
    '/assets/mfe-catalog/1.0.0-a/mf-manifest.json', // there, but the release does not name it
    '/assets/mfe-catalog/1.0.0-a/remoteEntry.js.br',
    '/assets/mfe-catalog/1.0.0-a/toString',
    '/assets/mfe-catalog/latest/remoteEntry.js',
    '/assets/mfe-catalog/1.0.0-b/remoteEntry.js',
    '/assets/mfe-catalog/1.0.0-a/sub',
    '/assets/mfe-catalog/1.0.0-a/..%2Frelease.json',
    '/assets/mfe-catalog/1.0.0-a/..%2Fserver%2Fserver.cjs',
    '/assets/mfe-catalog/1.0.0-a/sub%2Finner.js',
    '/assets/mfe-catalog/..%2F..%2F/secret.js',
    '/assets/%2e%2e/%2e%2e/secret.js',
    '/assets/mfe-catalog/1.0.0-a/%2e%2e',
    '/assets/mfe-catalog/1.0.0-a/.hidden',
    '/assets/mfe-catalog/1.0.0-a/remoteEntry.js%00.css',
    '/assets/mfe-catalog/1.0.0-a/..%5Crelease.json',
    '/releases/%2e%2e/x/release.json',
    '/releases/mfe-catalog/1.0.0-a/server.cjs',
  ])('nothing else can be read: %s', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).not.toBe('public, max-age=31536000, immutable');
    expect(body).not.toContain('not for everybody');
  });
});
