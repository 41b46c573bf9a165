import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createPageServer, type PageServer } from '../../testing/page-server.ts';
import { FakeCommerce } from '../../testing/fake-commerce.ts';
import { resolution } from '../../../shell/testing/fixtures.ts';
import { askedPreview } from './preview-of.ts';
import { hashOf } from '../../http/security.ts';

let shop: PageServer;
beforeEach(async () => {
  shop = await createPageServer();
  const commerce = new FakeCommerce();
  commerce.pages.set('/szkic', resolution());
  shop.commerce.drafts.set('tajny-token', { version: 7, commerce });
});
afterEach(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });

describe('[J-256] a link to a draft', () => {
  it('shows the page with it, marked, with a way out, named to no search engine and kept by nobody', async () => {
    expect((await get('/szkic.html')).statusCode).toBe(404);
    const { statusCode, body, headers } = await get('/szkic.html?podglad=tajny-token&order=name');
    expect(statusCode).toBe(200);
    expect(body).toContain('<p>Podgląd wersji 7: kupujący jej nie widzą.</p><a href="/szkic.html?order=name">Zakończ podgląd</a>');
    expect(body).toContain('<h1>strona listing /szkic.html?order=name pl amperio');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    expect([style.includes('#preview-bar'), headers['content-security-policy']]).toEqual([
      true,
      expect.stringContaining(`style-src 'self' ${hashOf(style)}`),
    ]);
    // Neither the token is in the page, nor the draft on the page of others.
    expect(body).not.toContain('tajny-token');
    expect((await get('/szkic.html?order=name')).statusCode).toBe(404);
    expect((await get('/agd.html')).body).not.toContain('preview-bar');
  });

  it('that has ended, or was never made, says so in the language of its visitor and leads to the page as it is', async () => {
    const { statusCode, body, headers } = await get('/szkic.html?podglad=inny', { cookie: 'translation={"language":"ua"}' });
    expect([statusCode, headers['cache-control']]).toEqual([410, 'no-store']);
    expect(body).toContain('<h1>Термін дії перегляду минув</h1>');
    expect(body).toContain('<a href="/szkic.html">');
  });

  it('leads to no other site', () => {
    const visitor = {
      store: 'amperio',
      language: 'pl',
      origin: 'https://sklep.example',
      url: '',
      path: '//evil.example',
      search: '?podglad=x&p=2',
    } as const;
    expect(askedPreview(visitor)).toMatchObject({ token: 'x', visitor: { url: '/evil.example?p=2' } });
    expect(askedPreview({ ...visitor, search: '?p=2' })).toBeNull();
  });

  it('answers 503 while the commerce server is away', async () => {
    shop.commerce.down();
    expect((await get('/szkic.html?podglad=tajny-token')).statusCode).toBeGreaterThanOrEqual(500);
  });
});
