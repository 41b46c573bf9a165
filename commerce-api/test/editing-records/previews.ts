/** Links to drafts. */
import { describe, expect, it } from '@jest/globals';
import { guestShopper, sellable } from '../support/checkout.ts';
import { asked, changed, newKeyOf, postValues, previewOf, read, resolved, saved, server } from './editor.ts';

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

  it('[J-363] shows a product with the texts and the price of its draft, reduced from what it costs now; shoppers see and pay what is published', async () => {
    const [, , , product] = await sellable(server);
    const sku = product?.sku ?? '';
    const { version, content } = await read('product', sku);
    const price = Number(content['finalPrice']);
    const draft = await saved('product', sku, version, {
      ...content,
      name: 'Nazwa w szkicu',
      format: 'markdown',
      description: 'Opis **w szkicu**.<script>alert(1)</script>',
      price: price + 5_000,
      finalPrice: price - 1_000,
    });
    const link = await previewOf('product', sku, draft.version);
    const shown = async (headers: Readonly<Record<string, string>>) => {
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({
          query: 'query($skus: [String!]) { msProducts(skus: $skus) { items { name description price final_price omnibus_price } } }',
          variables: { skus: [sku] },
        }),
      });
      // Our own server's answer.
      const { data } = (await answer.json()) as { readonly data: { readonly msProducts: { readonly items: readonly [object] } } };
      return data.msProducts.items[0];
    };
    const token = link.searchParams.get('podglad') ?? '';
    const drafted = await shown({ 'x-preview': token });
    expect(drafted).toEqual({
      name: 'Nazwa w szkicu',
      description: expect.stringMatching(/Opis <strong>w szkicu<\/strong>\.(?!.*<script)/),
      price: price + 5_000,
      final_price: price - 1_000,
      omnibus_price: expect.any(Number),
    });
    const path = link.pathname.replace(/^\/|\.html$/g, '');
    expect(await resolved(path, { 'x-preview': token })).toMatchObject({ type: 'PRODUCT', header_title: 'Nazwa w szkicu' });
    expect(await shown({})).toMatchObject({ name: content['name'], final_price: price });
    const { items } = await (await guestShopper(server)).add(sku);
    expect(items.map((item) => item.row_total)).toEqual([price]);
    const published = await changed('product', sku, '/publish', { version: draft.version });
    expect(published.version).toBe(draft.version);
    expect(await shown({})).toEqual(drafted);
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
