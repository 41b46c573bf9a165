import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { brotliDecompressSync } from 'node:zlib';
import { ReleaseFolder, folderReader } from '../testing/release-folder.ts';
import { fullStylesAddress } from '../styles/full-styles-address.ts';
import { registerFullStyles, withoutFonts } from './full-styles-route.ts';

const folder = new ReleaseFolder();
const app = Fastify();
beforeAll(() => {
  folder.add({ name: 'host-shell', id: '1.0.0-a' });
  folder.add({ name: 'mfe-catalog', id: '1.0.0-b' });
  registerFullStyles(app, folderReader(folder.dir));
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

const get = (url: string, encoding = '') => app.inject({ url, headers: { 'accept-encoding': encoding } });
const listing = fullStylesAddress('1.0.0-a', { remote: 'mfe-catalog', release: '1.0.0-b', module: './ListingPage' });

describe('[J-16] all stylesheets of a page', () => {
  it("are one: the host's, then its module's; they never change under their address", async () => {
    const { statusCode, headers, body } = await get(listing);
    expect([statusCode, body]).toEqual([200, '.app{color:red}.ListingPage{color:red}']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });

  it("are the host's alone where a page has no module", async () => {
    expect((await get(fullStylesAddress('1.0.0-a', null))).body).toBe('.app{color:red}');
  });

  it('leave the fonts to the document, which has them', () =>
    expect(withoutFonts('@font-face{font-family:A;src:local("B")}p{top:0}')).toBe('p{top:0}'));

  it('come compressed', async () => {
    const { rawPayload, headers } = await get(listing, 'gzip, br');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('.ListingPage');
  });

  it.each([
    '/page-styles/1.0.0-z.css',
    '/page-styles/1.0.0-a/mfe-catalog/1.0.0-b/NoPage.css',
    '/page-styles/1.0.0-a/mfe-catalog/1.0.0-b.css',
    '/page-styles/1.0.0-a/..%2Fhost-shell/1.0.0-a/ListingPage.css',
    '/page-styles/1.0.0-a/mfe-catalog/1.0.0-b/ListingPage/more.css',
    '/page-styles/1.0.0-a.js',
    '/page-styles/',
  ])('are not at %s, and nobody keeps that', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
