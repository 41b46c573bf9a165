/** Products, shops, producers and pages of products. */
import { describe, expect, it } from '@jest/globals';
import { sellable } from '../support/checkout.ts';
import { deskAnswer } from '../support/desk.ts';
import { connectLive } from '../support/live.ts';
import { changed, ola, otherValuesOf, previewOf, published, read, refusedAt, resolved, saved, server } from './editor.ts';

describe('[J-341] products, shops, producers and pages of products', () => {
  it('a description is read by shoppers once it is published, sanitised, and comes back by one call; a form that has none leaves it alone', async () => {
    const [product] = await sellable(server);
    const sku = product?.sku ?? '';
    const description = async (): Promise<string> => {
      const { msProducts } = await server.graphql<{ readonly msProducts: { readonly items: readonly { readonly description: string }[] } }>(
        'query($skus: [String!]) { msProducts(skus: $skus) { items { description } } }',
        { skus: [sku] },
      );
      return msProducts.items[0]?.description ?? '';
    };
    const { version, content } = await read('product', sku);
    const before = await description();
    expect(content).toMatchObject({ format: 'html', description: before });
    const live = await connectLive(server.url);
    await published('product', sku, version, { ...content, format: 'markdown', description: '## Nowy\n\nOpis <script>x</script>' });
    expect(await description()).toBe('<h2>Nowy</h2>\n<p>Opis </p>\n');

    live.close();
    const { format: _format, description: _description, ...short } = content;
    const now = await published('product', sku, 2, { ...short, shortText: 'Krótko.' });
    expect(await description()).toBe('<h2>Nowy</h2>\n<p>Opis </p>\n');
    await changed('product', sku, '/restore', { version: now.version, number: 1 });
    expect(await description()).toBe(before);
  });

  it('hours and contact of a shop are on its page, at its point of collection and in the day of collection, and go back', async () => {
    const { version, ...entry } = await read('salon', '11');
    const values = otherValuesOf({ version, ...entry });
    expect(await refusedAt('salon', '11', { ...values, monday: '9-25', tuesday: '19:00–10:00', phone: 'x', email: 'x@' })).toEqual({
      monday: 'hours',
      tuesday: 'hours',
      phone: 'phone',
      email: 'email',
    });
    const page = async (): Promise<string> => {
      const { cmsPages } = await server.graphql<{ readonly cmsPages: readonly { readonly content: string }[] }>(
        '{ cmsPages(urlKeys: ["salony/warszawa-galeria-wislana"]) { content } }',
      );
      return cmsPages[0]?.content ?? '';
    };
    expect(await page()).toContain('<th scope="row">poniedziałek</th><td>09:00–21:00</td>');
    const live = await connectLive(server.url);
    await published('salon', '11', version, { values: { ...values, monday: '12:00 - 13:30', friday: '', phone: '22 999 88 77' } });
    expect(await live.next()).toMatchObject({
      wsContent: { paths: expect.arrayContaining(['/salony', '/salony/warszawa-galeria-wislana']) },
    });
    live.close();
    expect(await page()).toContain('<th scope="row">poniedziałek</th><td>12:00–13:30</td>');
    expect(await page()).toContain('<th scope="row">piątek</th><td>nieczynne</td>');
    expect(await page()).toContain('22\u00a0999\u00a088\u00a077');
    const points = await (await fetch(`${server.url}/rest/V1/pickup-points?carrier=neopickupexpress&query=Warszawa`)).text();
    expect(points).toContain('pon. 12:00–13:30, wt.–czw. 09:00–21:00, sob. 09:00–21:00');
    await changed('salon', '11', '/restore', { version: version + 2, number: 1 });
    expect(await page()).toContain('<th scope="row">piątek</th><td>09:00–21:00</td>');
  });

  it('the story and the letters of a producer and the texts of a landing page are where shoppers read them; a logo has a new address', async () => {
    const { manufacturers } = await server.graphql<{ readonly manufacturers: { readonly items: readonly { readonly id: number }[] } }>(
      '{ manufacturers { items { id } } }',
    );
    const id = String(manufacturers.items[0]?.id);
    const entry = await read('brand', id);
    const brand = async () => {
      const { manufacturers: found } = await server.graphql<{
        readonly manufacturers: {
          readonly items: readonly { readonly logo: string; readonly description: string; readonly url_path: string }[];
        };
      }>('query($ids: [Int!]) { manufacturers(ids: $ids) { items { logo description url_path } } }', { ids: [Number(id)] });
      return found.items[0];
    };
    const before = await brand();
    const values = { ...otherValuesOf(entry), letters: 'ŻÓ', source: '<p>Nowa historia.</p>', metaTitle: 'Nowa marka' };
    expect(await refusedAt('brand', id, { ...values, letters: 'ABCD' })).toEqual({ letters: 'too-long' });
    const live = await connectLive(server.url);
    await published('brand', id, entry.version, { values });
    expect(await live.next()).toMatchObject({ wsContent: { paths: expect.arrayContaining(['/producenci', '/']) } });
    live.close();
    const after = await brand();
    expect(after).toMatchObject({ logo: `${before?.logo}--1`, description: '<p>Nowa historia.</p>' });
    expect((await resolved(after?.url_path ?? '')).meta_title).toBe('Nowa marka');
    const picture = (path: string): Promise<Response> => fetch(`${server.url}${path}?w=320&f=webp`);
    const now = await picture(after?.logo ?? '');
    const old = await picture(before?.logo ?? '');
    expect([now.headers.get('cache-control'), old.headers.get('cache-control')]).toEqual([
      'public, max-age=31536000, immutable',
      'no-store',
    ]);

    const { items } = await deskAnswer<{ readonly items: readonly { readonly key: string }[] }>(server, ola.token, '/content/landing');
    const key = items[0]?.key ?? '';
    const landing = await read('landing', key);
    const draft = await saved('landing', key, landing.version, {
      values: { ...otherValuesOf(landing), name: 'Okazje', metaTitle: 'Same okazje', intro: '<p>Wybrane dziś.</p>' },
    });
    const link = await previewOf('landing', key, draft.version);
    const path = link.pathname.replace(/^\/|\.html$/g, '');
    expect((await resolved(path, { 'x-preview': link.searchParams.get('podglad') ?? '' })).meta_title).toBe('Same okazje');
    expect((await resolved(path)).meta_title).not.toBe('Same okazje');
    await changed('landing', key, '/publish', { version: draft.version });
    expect((await resolved(path)).meta_title).toBe('Same okazje');
    await changed('landing', key, '/restore', { version: draft.version, number: 1 });
    expect((await resolved(path)).meta_title).toBe(otherValuesOf(landing)['metaTitle']);
  });
});
