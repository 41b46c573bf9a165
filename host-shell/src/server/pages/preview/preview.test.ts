import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createPageServer, type PageServer } from '../../testing/page-server.ts';
import { FakeCommerce } from '../../testing/fake-commerce.ts';
import { resolution } from '../../../shell/testing/fixtures.ts';
import { askedPreview } from './preview-of.ts';
import { hashOf } from '../../http/security.ts';

/** A token as the commerce server makes it, for one version until a time. */
const tokenUntil = (ends: number): string => `3.7.${ends}.${'s'.repeat(43)}`;

let shop: PageServer;
let token: string;
beforeEach(async () => {
  shop = await createPageServer();
  token = tokenUntil(shop.clock.now() + 30 * 60_000);
  const commerce = new FakeCommerce();
  commerce.pages.set('/szkic', resolution());
  shop.commerce.drafts.set(token, { version: 7, commerce });
});
afterEach(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });

describe('[J-256] a link to a draft', () => {
  it('shows the page with it, marked, with a way out, named to no search engine and kept by nobody', async () => {
    expect((await get('/szkic.html')).statusCode).toBe(404);
    const { statusCode, body, headers } = await get(`/szkic.html?podglad=${token}&order=name`);
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
    expect(body).not.toContain(token);
    expect((await get('/szkic.html?order=name')).statusCode).toBe(404);
    expect((await get('/agd.html')).body).not.toContain('preview-bar');
  });

  it('that has ended, or was never made, says so in the language of its visitor and leads to the page as it is', async () => {
    const foreign = tokenUntil(shop.clock.now() + 60_000);
    const { statusCode, body, headers } = await get(`/szkic.html?podglad=${foreign}`, { cookie: 'translation={"language":"ua"}' });
    expect([statusCode, headers['cache-control']]).toEqual([410, 'no-store']);
    expect(body).toContain('<h1>Термін дії перегляду минув</h1>');
    expect(body).toContain('<a href="/szkic.html">');
  });

  it('is asked of the commerce server only where it may hold, and once for all who ask at the same time', async () => {
    const asked = jest.spyOn(shop.commerce, 'previewed');
    for (const wrong of ['x', '', tokenUntil(shop.clock.now()), `${token}x`])
      expect((await get(`/szkic.html?podglad=${wrong}`)).statusCode).toBe(410);
    expect(asked).not.toHaveBeenCalled();
    const answers = await Promise.all([1, 2, 3].map(() => get(`/szkic.html?podglad=${token}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(asked).toHaveBeenCalledTimes(1);
    await get(`/szkic.html?podglad=${token}`);
    expect(asked).toHaveBeenCalledTimes(2);
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
    expect((await get(`/szkic.html?podglad=${token}`)).statusCode).toBeGreaterThanOrEqual(500);
  });
});
