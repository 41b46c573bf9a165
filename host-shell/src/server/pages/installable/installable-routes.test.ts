import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { checked, folderReleaseStorage } from 'release-kit/storage';
import { storeConfig } from '../../../shell/testing/fixtures.ts';
import { AssetFiles } from '../../releases/asset-files.ts';
import { readerOf } from '../../releases/release-reader.ts';
import { hashOf } from '../../http/security.ts';
import { ReleaseFolder, integrityOf } from '../../testing/release-folder.ts';
import { registerInstallable } from './installable-routes.ts';

const folder = new ReleaseFolder();
const app = Fastify();
let release = '1.0.0-a';
beforeAll(() => {
  const withWorker = (id: string, text: string, sent = text) => {
    folder.add({
      name: 'host-shell',
      id,
      change: (document) => ({ ...document, assets: { ...document.assets, 'sw.js': integrityOf(text) } }),
    });
    folder.write(folder.path(`host-shell/${id}/web/sw.js`), sent);
  };
  withWorker('1.0.0-a', 'worker()');
  withWorker('1.0.0-b', 'worker()', 'another()');
  folder.add({ name: 'host-shell', id: '1.0.0-c' });
  const read = checked(folderReleaseStorage(folder.dir));
  registerInstallable(app, {
    hostRelease: () => release,
    files: new AssetFiles({ read, store: readerOf(read), log: { warn: () => {} } }),
    storeOf: ({ headers }) => (headers.host === 'pro.localhost' ? 'amperio_pro' : 'amperio'),
    storeConfig: async (store) => ({ ...storeConfig, store_code: store, store_name: store === 'amperio' ? 'Amperio' : 'Amperio Pro' }),
  });
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const get = (url: string, host = 'localhost') => app.inject({ url, headers: { host } });

describe('[S-45] [J-78] the worker', () => {
  it('is that of the active release, asked for each time, for the whole shop', async () => {
    const { statusCode, body, headers } = await get('/sw.js');
    expect([statusCode, body]).toEqual([200, 'worker()']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; connect-src 'self';/),
    });
  });

  it.each([
    ['with another hash than its release says', '1.0.0-b', 502],
    ['that its release does not have', '1.0.0-c', 404],
  ])('is not sent %s', async (_title, id, status) => {
    release = id;
    const { statusCode, headers } = await get('/sw.js');
    release = '1.0.0-a';
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
  });
});

describe('[J-83] the manifest', () => {
  it.each([
    ['localhost', 'pl', 'Amperio', 'pl', '#2a3fe5', 'Koszyk'],
    ['pro.localhost', 'uk', 'Amperio Pro', 'uk', '#0b6b4f', 'Кошик'],
  ])('of %s in %s names the store, its colours and where to go', async (host, lang, name, description, colour, cart) => {
    const { headers, body } = await get(`/manifest-${lang}.webmanifest`, host);
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(body) as {
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
    }; // the shop's own manifest
    expect(manifest).toMatchObject({ name, lang: description, theme_color: colour, start_url: '/', scope: '/', display: 'standalone' });
    expect(body).toContain(cart);
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
    for (const { src } of manifest.icons) {
      const icon = await get(src);
      expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png']);
    }
  });

  it.each(['/icons/amperio-64.png', '/icons/..%2Ficons.ts', '/icons/other-192.png'])('there is no icon %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('[J-78] the page for what cannot be had', () => {
  it.each([
    ['pl', 'pl', 'Brak połączenia z internetem'],
    ['ua', 'uk', 'Немає з’єднання з інтернетом'],
  ])('in %s stands alone: no script, one stylesheet that its policy names', async (language, lang, title) => {
    const { headers, body } = await get(`/page-offline/${language}`);
    expect(body).toMatch(new RegExp(`^<!doctype html><html lang="${lang}" data-store="amperio">`));
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).not.toMatch(/<script|<link|\sstyle=|\son\w+=|url\(/);
    const css = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src ${hashOf(css)};`);
  });

  it('is in the colours of its store', async () => {
    expect((await get('/page-offline/pl', 'pro.localhost')).body).toContain('--accent:#0b6b4f');
  });

  it('speaks no other language', async () => {
    expect((await get('/page-offline/de')).statusCode).toBe(404);
  });
});
