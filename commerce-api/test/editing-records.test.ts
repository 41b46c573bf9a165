/** Records that editors change by a form of fields, previews of drafts, coupons with a limit. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { guestShopper, sellable, valueOf } from './support/checkout.ts';
import { deskAnswer, newStaff, type Staff } from './support/desk.ts';
import { editorCalls, place, problemOf, type Entry } from './support/editing.ts';
import { connectLive } from './support/live.ts';
import { bodyOf, newKey, ready, setStock } from './support/orders.ts';
import { removeFolder, startFilledServer, type RunningServer } from './support/server.ts';

let server: RunningServer;
let ola: Staff;

beforeAll(async () => {
  server = await startFilledServer();
  ola = await newStaff(server, 'editor');
}, 60_000);

afterAll(async () => {
  await server.stop();
  removeFolder(server.dataDir);
});

const { read, asked, changed, saved, published } = editorCalls(() => ({ server, staff: ola }));
const valuesOf = ({ record }: Entry): Readonly<Record<string, string>> => record?.values ?? {};
const newKeyOf = async (kind: string): Promise<string> =>
  (await deskAnswer<{ readonly key: string }>(server, ola.token, `/content-new/${kind}`, { method: 'POST' })).key;
const refusedAt = async (kind: string, key: string, values: object): Promise<object> => {
  const answer = await asked(kind, key, '', { version: 0, content: { kind, values } });
  return answer.status === 400 ? (await problemOf(answer)).parameters : { status: answer.status };
};
const resolved = async (urlKey: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      query: 'query($urlKey: String!) { urlResolver(urlKey: $urlKey) { type meta_title header_title } }',
      variables: { urlKey },
    }),
  });
  // Our own server's answer.
  const { data } = (await answer.json()) as {
    readonly data: {
      readonly urlResolver: { readonly type: string; readonly meta_title: string | null; readonly header_title: string | null };
    };
  };
  return { ...data.urlResolver, cache: answer.headers.get('cache-control') };
};

const previewOf = async (kind: string, key: string, version: number): Promise<URL> =>
  new URL(
    (
      await deskAnswer<{ readonly url: string }>(server, ola.token, `${place(kind, key)}/preview-link`, {
        method: 'POST',
        body: { version },
      })
    ).url,
  );

/** A post as its form sends it. */
async function postValues(): Promise<Readonly<Record<string, string>>> {
  const { fields } = await deskAnswer<{
    readonly fields: readonly { readonly name: string; readonly options: readonly { readonly value: string }[] }[];
  }>(server, ola.token, '/content-form/post');
  const first = (name: string): string => fields.find((field) => field.name === name)?.options[0]?.value ?? '';
  return {
    title: 'Jak ustawić telewizor',
    urlPath: '/blog/jak-ustawic-telewizor.html',
    section: first('section'),
    author: first('author'),
    category: first('category'),
    lead: 'Kilka rad.',
    format: 'markdown',
    source: 'Usiądź **wygodnie**.<script>alert(1)</script>',
    imageAlt: 'Telewizor na szafce',
    metaTitle: 'Jak ustawić telewizor | Blog Amperio',
    metaDescription: 'Kilka rad.',
    isWithdrawn: '',
  };
}

describe('[J-257] a record that editors change', () => {
  it('a post: a draft until it is published, then at its address and in the lists, sanitised; withdrawn it is gone and comes back by one call', async () => {
    const key = await newKeyOf('post');
    const values = await postValues();
    const draft = await saved('post', key, 0, { values });
    expect((await resolved('blog/jak-ustawic-telewizor')).type).toBe('NOTFOUND');
    const live = await connectLive(server.url);
    await changed('post', key, '/publish', { version: draft.version });
    expect(await live.next()).toMatchObject({ wsContent: { paths: expect.arrayContaining(['/blog/jak-ustawic-telewizor', '/blog']) } });
    live.close();
    expect(await resolved('blog/jak-ustawic-telewizor')).toMatchObject({ type: 'BLOG_POST', meta_title: values['metaTitle'] });
    const posts = async () =>
      (
        await server.graphql<{ readonly blogPosts: { readonly items: readonly { readonly id: number; readonly content: string }[] } }>(
          '{ blogPosts(pageSize: 1) { items { id content } } }',
        )
      ).blogPosts.items;
    expect(await posts()).toEqual([{ id: Number(key), content: '<p>Usiądź <strong>wygodnie</strong>.</p>\n' }]);
    const gone = await published('post', key, 1, { values: { ...values, isWithdrawn: '1' } });
    expect([(await resolved('blog/jak-ustawic-telewizor')).type, (await posts())[0]?.id === Number(key)]).toEqual(['UNPUBLISHED', false]);
    await changed('post', key, '/restore', { version: gone.version, number: 1 });
    expect((await resolved('blog/jak-ustawic-telewizor')).type).toBe('BLOG_POST');
    expect(await refusedAt('post', await newKeyOf('post'), values)).toEqual({ urlPath: 'taken' });
    expect(await refusedAt('post', await newKeyOf('post'), { ...values, urlPath: 'inne/miejsce', section: '999', title: ' ' })).toEqual({
      urlPath: 'blog-address',
      section: 'required',
      title: 'required',
    });
  });

  it('texts of a category, a term, the footer and the menu, each where shoppers read it', async () => {
    const category = await read('seo', '12');
    const texts = { ...valuesOf(category), metaTitle: 'Nowe AGD', h1: 'Wszystko do domu' };
    const draft = await saved('seo', '12', category.version, { values: texts });
    const page = (await previewOf('seo', '12', draft.version)).pathname.replace(/^\/|\.html$/g, '');
    expect((await resolved(page)).meta_title).not.toBe('Nowe AGD');
    await changed('seo', '12', '/publish', { version: draft.version });
    expect(await resolved(page)).toMatchObject({ meta_title: 'Nowe AGD', header_title: 'Wszystko do domu' });
    await changed('seo', '12', '/restore', { version: draft.version, number: 1 });
    expect((await resolved(page)).meta_title).toBe(valuesOf(category)['metaTitle']);

    await published('term', 'nowe-pojecie', 0, {
      values: { term: 'Śrubka', short: 'Krótko.', format: 'markdown', source: '# Długo', isWithdrawn: '' },
    });
    const { glossaryTerms } = await server.graphql<{ readonly glossaryTerms: readonly object[] }>(
      '{ glossaryTerms(ids: ["nowe-pojecie"]) { term letter short } }',
    );
    expect(glossaryTerms).toEqual([{ term: 'Śrubka', letter: 'Ś', short: 'Krótko.' }]);

    const blocks = await deskAnswer<{ readonly items: readonly { readonly key: string; readonly name: string }[] }>(
      server,
      ola.token,
      '/content/footer',
    );
    const block = blocks.items.find(({ name }) => name === 'Stopka: zakupy');
    const before = await read('footer', block?.key ?? '');
    const live = await connectLive(server.url);
    await published('footer', block?.key ?? '', before.version, {
      values: { ...valuesOf(before), heading: 'Kupowanie', source: `${valuesOf(before)['source']}<p onclick="x()">Nowe</p>` },
    });
    // Header and footer are on every page: hosts drop all of them.
    expect(await live.next()).toEqual({ wsCategories: [] });
    live.close();
    const { footerDataQuery } = await server.graphql<{
      readonly footerDataQuery: { readonly items: readonly { readonly front_title: string; readonly content: string }[] };
    }>('{ footerDataQuery(blocksIds: ["footer_links_shop"]) { items { front_title content } } }');
    expect(footerDataQuery.items[0]).toMatchObject({ front_title: 'Kupowanie', content: expect.stringContaining('<p>Nowe</p>') });

    const link = { name: 'Prezenty', urlPath: '/regulamin.html', position: '1', inAmperio: '1', inPro: '', isWithdrawn: '' };
    const key = await newKeyOf('menu');
    expect(await refusedAt('menu', key, { ...link, urlPath: '/nie-ma-tego', inAmperio: '' })).toEqual({
      urlPath: 'unknown-address',
      inAmperio: 'required',
    });
    await published('redirect', 'amperio krag-a', 0, { action: 'redirect', target: '/regulamin.html' });
    expect(await refusedAt('menu', key, { ...link, urlPath: '/krag-a.html' })).toEqual({ urlPath: 'redirected' });
    await published('menu', key, 0, { values: link });
    const { headerDataQuery } = await server.graphql<{ readonly headerDataQuery: object }>(
      '{ headerDataQuery { items { category { name } } } }',
    );
    expect(JSON.stringify(headerDataQuery)).toContain('Prezenty');
  });

  it('tells at each field what is wrong with it, and refuses what is none of its kind', async () => {
    const key = await newKeyOf('promotion');
    const values = {
      name: 'Komplet taniej',
      description: 'Dwa razem.',
      promotionKind: 'set',
      categories: '/agd.html\nnie-ma',
      minPieces: '1',
      percent: '95',
      dateFrom: '2026-12-24T10:00:00Z',
      dateTo: '2026-12-01T10:00:00Z',
      isWithdrawn: '',
    };
    expect(await refusedAt('promotion', key, values)).toEqual({
      categories: 'unknown-address',
      minPieces: 'number',
      percent: 'number',
      dateTo: 'before-start',
    });
    expect(await refusedAt('coupon', 'mały kod', {})).toEqual({ status: 404 });
    expect(await refusedAt('seo', '99999', {})).toEqual({ status: 404 });
  });
});

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

describe('[J-258] synonyms of the search', () => {
  it('count as soon as they are published', async () => {
    const found = async (query: string): Promise<number> =>
      (
        await server.graphql<{ readonly productsForSearch: { readonly items_ids: readonly string[] } }>(
          'query($query: String!) { productsForSearch(query: $query) { items_ids } }',
          { query },
        )
      ).productsForSearch.items_ids.length;
    const before = await read('synonyms', 'all');
    expect(valuesOf(before)['text']).toContain('inox = srebrny, nierdzewna');
    expect(await found('brzdękolas')).toBe(0);
    const text = `${valuesOf(before)['text']}\nbrzdękolas = telewizor`;
    expect(await refusedAt('synonyms', 'all', { text: 'bez znaku' })).toEqual({ text: 'synonym' });
    await published('synonyms', 'all', before.version, { values: { text } });
    expect(await found('brzdękolas')).toBeGreaterThan(0);
  });
});

describe('[J-259] a coupon', () => {
  const values = {
    name: 'Pierwszy wygrywa',
    discountType: 'percent',
    percent: '10',
    amount: '',
    minTotal: '',
    categories: '',
    dateFrom: '2026-01-01T00:00:00Z',
    dateTo: '2036-01-01T00:00:00Z',
    mostUses: '1',
    isPlus: '',
    isWithdrawn: '',
  };

  it('is made, counts in as many orders as it may, and no more; stopped it counts in none', async () => {
    expect(await refusedAt('coupon', 'RAZ1', { ...values, percent: '' })).toEqual({ percent: 'required' });
    await published('coupon', 'RAZ1', 0, { values });
    const [product] = (await sellable(server)).filter((one) => !one.block_courier_shipping && one.weight_grams < 20_000);
    const sku = product?.sku ?? '';
    await setStock(server, sku, 50);
    const readyShopper = async () => {
      const shopper = await guestShopper(server);
      await ready(shopper, { sku });
      return shopper;
    };
    const first = await readyShopper();
    const second = await readyShopper();
    const withCoupon = valueOf(await first.rest.putCoupon(first.cart, 'RAZ1'));
    expect(withCoupon.summary?.coupon_discount).toBeGreaterThan(0);
    const alsoWith = valueOf(await second.rest.putCoupon(second.cart, 'RAZ1'));
    const order = (shopper: typeof first, cart: typeof withCoupon) => shopper.rest.placeOrder(shopper.cart, newKey(), bodyOf(cart));
    valueOf(await order(first, withCoupon));
    expect(await order(second, alsoWith)).toMatchObject({ ok: false, error: { code: 'price_changed' } });
    const third = await readyShopper();
    expect(await third.rest.putCoupon(third.cart, 'RAZ1')).toMatchObject({ ok: false, error: { code: 'coupon_used_up' } });
    // An editor who changes it does not begin its count anew.
    await published('coupon', 'RAZ1', 1, { values: { ...values, name: 'Inna nazwa' } });
    expect(await third.rest.putCoupon(third.cart, 'RAZ1')).toMatchObject({ ok: false, error: { code: 'coupon_used_up' } });
    await published('coupon', 'RAZ1', 2, { values: { ...values, mostUses: '5' } });
    valueOf(await third.rest.putCoupon(third.cart, 'RAZ1'));
    await published('coupon', 'RAZ1', 3, { values: { ...values, mostUses: '5', isWithdrawn: '1' } });
    expect(await third.rest.putCoupon(third.cart, 'RAZ1')).toMatchObject({ ok: false, error: { code: 'coupon_unknown' } });
  });
});
