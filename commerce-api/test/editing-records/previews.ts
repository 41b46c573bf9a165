/** Links to drafts. */
import { describe, expect, it } from '@jest/globals';
import { asked, newKeyOf, postValues, previewOf, read, resolved, saved, server } from './editor.ts';

describe('[J-256] a link to a draft', () => {
  it('shows it to whoever has it, on its page alone, kept by nobody; shoppers see what was there', async () => {
    const key = await newKeyOf('post');
    const values = { ...(await postValues()), title: 'Tajny wpis', urlPath: 'blog/tajny-wpis', metaTitle: 'Tajny' };
    const draft = await saved('post', key, 0, { values });
    const link = await previewOf('post', key, draft.version);
    expect(link.pathname).toBe('/blog/tajny-wpis.html');
    const token = link.searchParams.get('podglad') ?? '';
    expect(await resolved('blog/tajny-wpis', { 'x-preview': token })).toMatchObject({
      type: 'BLOG_POST',
      meta_title: 'Tajny',
      cache: 'private, no-store',
    });
    expect(await (await fetch(`${server.url}/rest/V1/preview`, { headers: { 'x-preview': token } })).json()).toEqual({ version: 1 });
    for (const other of [token.slice(0, -1), `${token}x`, ''])
      expect([
        (await resolved('blog/tajny-wpis', { 'x-preview': other })).type,
        (await fetch(`${server.url}/rest/V1/preview`, { headers: { 'x-preview': other } })).status,
      ]).toEqual(['NOTFOUND', 404]);
    expect((await resolved('blog/tajny-wpis')).type).toBe('NOTFOUND');
    expect((await asked('post', key, '/preview-link', { version: 7 })).status).toBe(409);
    expect((await asked('coupon', 'AMPER50', '/preview-link', { version: 0 })).status).toBe(404);
    await fetch(`${server.url}/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ms: 31 * 60_000 }),
    });
    expect((await resolved('blog/tajny-wpis', { 'x-preview': token })).type).toBe('NOTFOUND');
  });

  it('shows a home page whose promotions are not published', async () => {
    const { version, content } = await read('banner', 'amperio');
    const tiles = (content['tiles'] as readonly { readonly title: string }[]).map((tile) => ({ ...tile, title: `Szkic ${tile.title}` }));
    const draft = await saved('banner', 'amperio', version, { tiles });
    const link = await previewOf('banner', 'amperio', draft.version);
    const heroes = async (headers: Readonly<Record<string, string>>): Promise<string> => {
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query: '{ msCmsBlock(identifiers: ["home_hero"]) { items { cms_json } } }' }),
      });
      return answer.text();
    };
    expect(await heroes({ 'x-preview': link.searchParams.get('podglad') ?? '' })).toContain('Szkic ');
    expect(await heroes({})).not.toContain('Szkic ');
  });
});
