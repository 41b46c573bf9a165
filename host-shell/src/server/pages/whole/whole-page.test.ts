import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { pageServerPerTest } from '../../testing/page-server-per-test.ts';
import { wholeAddress } from './whole-page.ts';

const { get, restart } = pageServerPerTest();

/** A host whose pages end with a part that no document has room for. */
const largePage = () =>
  restart({
    host: {
      server: `const words = '${randomBytes(20_000).toString('hex')}';
        module.exports = { renderContract: 2, renderPage: async ({ page, url }) => ({
          html: '<main data-url="' + url + '"><div data-omittable=""><!--$--><p>' + words + '</p><!--/$--></div></main>',
          metadata: '', data: {}, pageData: {}, kind: page.kind, complete: true, errors: [] }) }`,
    },
  });
const linkOf = (body: string): string | undefined =>
  /<noscript><a rel="nofollow" href="([^"]+)">/.exec(body)?.[1]?.replaceAll('&amp;', '&');

describe('[J-350] a document of which something is left out', () => {
  it('leads browsers without scripts to the whole one, which is the same page for everything else', async () => {
    await largePage();
    const { body } = await get('/agd.html?p=2&utm_source=list');
    expect(body).not.toContain('<p>');
    const link = linkOf(body);
    expect(link).toBe('/agd.html?p=2&calosc=1');
    const whole = await get(link ?? '');
    expect([whole.statusCode, linkOf(whole.body)]).toEqual([200, undefined]);
    expect(whole.body).toMatch(/<p>\w{40000}<\/p>/);
    expect(whole.body).toContain('data-url="/agd.html?p=2"');
    expect((await get(link ?? '')).headers['x-cache']).toBe('hit');
    expect((await get('/agd.html?p=2')).body).toBe(body);
  });

  it('does so in the language of the page, also for who keeps no cookies, and never to another site', async () => {
    await largePage();
    const { body } = await get('/agd.html?lang=ua');
    expect(body).toContain('Показати решту цієї сторінки');
    expect(linkOf(body)).toBe('/agd.html?calosc=1&lang=ua');
    expect((await get(linkOf(body) ?? '')).body).toContain('<html lang="uk"');
    for (const path of ['//evil.example/agd.html', '/\\evil.example/agd.html'])
      expect(wholeAddress({ path, search: '?p=2', language: 'pl' })).toBe('/evil.example/agd.html?p=2&calosc=1');
  });
});
