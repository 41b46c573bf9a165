/** Records that editors change by a form of fields, previews of drafts, coupons with a limit, pictures, texts that are replaced. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { guestShopper, sellable, valueOf } from './support/checkout.ts';
import { desk, deskAnswer, newStaff, type Staff } from './support/desk.ts';
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

  it('[J-320] a piece of news: in the list of news as soon as it is published, at an address of the news alone, gone when it is withdrawn', async () => {
    const key = await newKeyOf('news');
    const values = {
      title: 'Nowy salon w Opolu',
      urlPath: '/aktualnosci/nowy-salon-w-opolu.html',
      lead: 'Zapraszamy od soboty.',
      format: 'markdown',
      source: 'Czynny **codziennie**.<script>alert(1)</script>',
      metaTitle: 'Nowy salon w Opolu | Amperio',
      metaDescription: 'Zapraszamy od soboty.',
      isWithdrawn: '',
    };
    const draft = await saved('news', key, 0, { values });
    const live = await connectLive(server.url);
    await changed('news', key, '/publish', { version: draft.version });
    const paths = expect.arrayContaining(['/aktualnosci/nowy-salon-w-opolu', '/aktualnosci']);
    expect(await live.next()).toMatchObject({ wsContent: { paths } });
    live.close();
    const newest = async () =>
      (
        await server.graphql<{ readonly newsPosts: { readonly posts: readonly { readonly id: number; readonly content: string }[] } }>(
          '{ newsPosts(page: 1, pageSize: 1) { posts { id content } } }',
        )
      ).newsPosts.posts;
    expect(await newest()).toEqual([{ id: Number(key), content: '<p>Czynny <strong>codziennie</strong>.</p>\n' }]);
    expect(await resolved('aktualnosci/nowy-salon-w-opolu')).toMatchObject({ type: 'NEWS_POST', meta_title: values.metaTitle });
    await published('news', key, 1, { values: { ...values, isWithdrawn: '1' } });
    expect([(await resolved('aktualnosci/nowy-salon-w-opolu')).type, (await newest())[0]?.id === Number(key)]).toEqual([
      'UNPUBLISHED',
      false,
    ]);
    expect(await refusedAt('news', await newKeyOf('news'), { ...values, urlPath: 'blog/salon' })).toEqual({ urlPath: 'news-address' });
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

/** Values of a record of a kind that the first contract has not. */
const otherValuesOf = ({ other_record: record }: Entry): Readonly<Record<string, string>> => record?.values ?? {};

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

describe('[J-342] an event in a shop', () => {
  interface ShopEvents {
    readonly id: number;
    readonly events: readonly { readonly title: string; readonly content: string; readonly starts_at: string }[];
  }
  const eventsOf = async (shop: number): Promise<ShopEvents['events']> => {
    const { physicalStores } = await server.graphql<{ readonly physicalStores: readonly ShopEvents[] }>(
      'query($ids: [Int!]) { physicalStores(ids: $ids) { id events { title content starts_at } } }',
      { ids: [shop] },
    );
    return physicalStores[0]?.events ?? [];
  };

  it('is on the page of its shop until it is over or taken back, the soonest first', async () => {
    const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();
    const values = { title: 'Dzień kawy', shop: '18', format: 'markdown', source: 'Parzymy **kawę**.', isWithdrawn: '' };
    const later = await newKeyOf('event');
    expect(await refusedAt('event', later, { ...values, shop: '99', dateFrom: hours(5), dateTo: hours(4) })).toEqual({
      shop: 'required',
      dateTo: 'before-start',
    });
    const live = await connectLive(server.url);
    await published('event', later, 0, { values: { ...values, dateFrom: hours(50), dateTo: hours(52) } });
    expect(await live.next()).toEqual({ wsContent: { paths: ['/salony', '/salony/lublin-brama-wschodnia'] } });
    live.close();
    await published('event', await newKeyOf('event'), 0, {
      values: { ...values, title: 'Wcześniej', dateFrom: hours(40), dateTo: hours(41) },
    });
    await published('event', await newKeyOf('event'), 0, { values: { ...values, title: 'Było', dateFrom: hours(-3), dateTo: hours(-1) } });
    expect((await eventsOf(18)).map(({ title }) => title)).toEqual(['Wcześniej', 'Dzień kawy']);
    expect((await eventsOf(18))[1]?.content).toBe('<p>Parzymy <strong>kawę</strong>.</p>\n');
    await published('event', later, 1, { values: { ...values, dateFrom: hours(50), dateTo: hours(52), isWithdrawn: '1' } });
    expect((await eventsOf(18)).map(({ title }) => title)).toEqual(['Wcześniej']);
  });
});

describe('[J-348] the order of the frame', () => {
  it('of the menu and of the columns of the footer is one record each: published it is that of shoppers, and goes back as one', async () => {
    const names = async (): Promise<readonly string[]> => {
      const { headerDataQuery } = await server.graphql<{
        readonly headerDataQuery: {
          readonly items: readonly { readonly category: { readonly name: string; readonly display_mode: string } }[];
        };
      }>('{ headerDataQuery { items { category { name display_mode } } } }');
      return headerDataQuery.items.filter(({ category }) => category.display_mode === 'LINK').map(({ category }) => category.name);
    };
    const before = await names();
    const { items } = await deskAnswer<{ readonly items: readonly { readonly key: string }[] }>(server, ola.token, '/content/menu-order');
    expect(items).toHaveLength(1);
    const entry = await read('menu-order', 'menu');
    const keys = otherValuesOf(entry)['keys']?.split('\n') ?? [];
    expect(keys.length).toBeGreaterThan(2);
    // A link of a draft may have been withdrawn meanwhile.
    await published('menu-order', 'menu', entry.version, { values: { keys: `999\n${keys.toReversed().join('\n')}` } });
    expect(await names()).toEqual(before.toReversed());
    expect(otherValuesOf(await read('menu-order', 'menu'))['keys']?.split('\n')).toEqual(keys.toReversed());
    const now = await read('menu-order', 'menu');
    await changed('menu-order', 'menu', '/restore', { version: now.version, number: 1 });
    expect(await names()).toEqual(before);
    expect((await asked('menu-order', 'footer', '', { version: 0, content: { kind: 'menu-order', values: { keys: '' } } })).status).toBe(
      404,
    );

    const footer = await read('footer-order', 'footer');
    const columns = otherValuesOf(footer)['keys']?.split('\n') ?? [];
    await published('footer-order', 'footer', footer.version, { values: { keys: columns.toReversed().join('\n') } });
    const ids = ['footer_links_amperio', 'footer_links_shop', 'footer_payment', 'footer_links_map'];
    const { footerDataQuery } = await server.graphql<{
      readonly footerDataQuery: { readonly items: readonly { readonly identifier: string }[] };
    }>('query($ids: [String!]!) { footerDataQuery(blocksIds: $ids) { items { identifier } } }', { ids });
    expect(
      footerDataQuery.items.map(({ identifier }) => identifier).filter((identifier) => identifier.startsWith('footer_links_')),
    ).toEqual(['footer_links_map', 'footer_links_shop', 'footer_links_amperio']);
  });
});

describe('Ukrainian texts of editors', () => {
  interface Text {
    readonly field: string;
    readonly polish: string;
    readonly is_html: boolean;
    readonly is_changed: boolean;
    readonly is_own: boolean;
    readonly ukrainian: string;
  }
  interface Translation extends Entry {
    readonly translation: readonly Text[];
  }
  const translationOf = (kind: string, key: string): Promise<Translation> =>
    deskAnswer<Translation>(server, ola.token, place('translation', `${kind} ${key}`));
  const work = async (kind: string, key: string) => {
    const { items } = await deskAnswer<{
      readonly items: readonly { readonly kind: string; readonly key: string; readonly missing: number; readonly changed: number }[];
    }>(server, ola.token, '/translations');
    const found = items.find((item) => item.kind === kind && item.key === key);
    return found === undefined ? null : [found.missing, found.changed];
  };
  /** The texts of a form, in Ukrainian. */
  const written = ({ translation }: Translation, ukrainian: Readonly<Record<string, string>>) => ({
    texts: translation.flatMap(({ field, polish, is_html: isHtml }) => {
      const text = ukrainian[field];
      return text === undefined ? [] : [{ field, polish, ukrainian: text, ...(isHtml && { format: 'markdown' }) }];
    }),
  });
  const inUkrainian = async (query: string, variables: object): Promise<string> => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `translation=${encodeURIComponent('{"language":"ua"}')}` },
      body: JSON.stringify({ query, variables }),
    });
    return answer.text();
  };

  it('[J-343] [J-344] a new page is in the list of what lacks Ukrainian, is read in it once that is published, and is Polish again and in the list when its Polish changes', async () => {
    const { key } = await deskAnswer<{ readonly key: string }>(server, ola.token, '/content-page', { method: 'POST' });
    const page = {
      urlKey: 'kwitnace-sady',
      heading: 'Kwitnące sady pod Grójcem',
      format: 'markdown',
      source: 'Rosną tu **jabłonie**.',
      metaTitle: 'Sady',
      metaDescription: 'Opis sadów',
      stores: ['amperio'],
      isWithdrawn: false,
    };
    const pageInUkrainian = () =>
      inUkrainian('query($ids: [Int!]) { cmsPages(ids: $ids) { content_heading content meta_title } }', { ids: [Number(key)] });
    await published('page', key, 0, page);
    expect(await work('page', key)).toEqual([2, 0]);
    expect(await pageInUkrainian()).toContain('<p lang=\\"pl\\">');
    const form = await translationOf('page', key);
    expect(form.translation.map(({ field, is_own: isOwn, ukrainian }) => [field, isOwn, ukrainian])).toEqual([
      ['heading', false, ''],
      ['source', false, ''],
      ['metaTitle', false, ''],
      ['metaDescription', false, ''],
    ]);
    const texts = written(form, { heading: 'Квітучі сади', source: 'Тут ростуть **яблуні**.<script>x</script>', metaTitle: 'Сади' });
    const draft = await saved('translation', `page ${key}`, 0, texts);
    // Its form begins with HTML, however the text was written.
    expect((await translationOf('page', key)).translation[1]?.ukrainian).toContain('<strong>яблуні</strong>');
    expect(await pageInUkrainian()).not.toContain('Квітучі');
    const live = await connectLive(server.url);
    await changed('translation', `page ${key}`, '/publish', { version: draft.version });
    expect(await live.next()).toMatchObject({ wsContent: { paths: expect.arrayContaining(['/kwitnace-sady']) } });
    live.close();
    const shown = await pageInUkrainian();
    for (const text of ['"Квітучі сади"', 'Тут ростуть <strong>яблуні</strong>.</p>', '"Сади"']) expect(shown).toContain(text);
    expect(shown).not.toMatch(/script|lang=/);
    expect(await work('page', key)).toBeNull();

    // Who sees an older Polish text is told; nothing is kept.
    await published('page', key, 1, { ...page, heading: 'Sady zimą' });
    const late = await asked('translation', `page ${key}`, '', { version: 1, content: { kind: 'translation', ...texts } });
    expect((await problemOf(late)).parameters).toEqual({ 'texts.heading': 'polish-changed' });
    expect(await work('page', key)).toEqual([0, 1]);
    expect(await pageInUkrainian()).toContain('Sady zimą');
    expect((await translationOf('page', key)).translation[0]).toMatchObject({ is_changed: true, is_own: true, ukrainian: 'Квітучі сади' });
    const next = written(await translationOf('page', key), { heading: 'Сади взимку', source: 'Тут ростуть яблуні.' });
    await published('translation', `page ${key}`, 1, next);
    expect(await work('page', key)).toBeNull();
    expect(await pageInUkrainian()).toContain('Сади взимку');
    // Going back to the Polish of before goes back to Polish alone: its translation is another version, which comes back as well.
    await changed('page', key, '/restore', { version: 2, number: 1 });
    await changed('translation', `page ${key}`, '/restore', { version: 2, number: 1 });
    expect(await pageInUkrainian()).toContain('Квітучі сади');
    const boss = await newStaff(server, 'admin');
    const { other_records: log } = await deskAnswer<{ readonly other_records: readonly object[] }>(server, boss.token, '/audit');
    expect(log[0]).toMatchObject({ action: 'restore-content', kind: 'translation', key: `page ${key}`, staff_name: 'Test editor' });
  });

  it('[J-343] of a text that two pages have, the translation that was published last is read', async () => {
    const keys: string[] = [];
    for (const urlKey of ['wspolne-a', 'wspolne-b']) {
      const { key } = await deskAnswer<{ readonly key: string }>(server, ola.token, '/content-page', { method: 'POST' });
      const texts = { heading: 'Wspólny nagłówek stron', format: 'html', source: '<p>Tekst</p>', metaTitle: 'M', metaDescription: 'D' };
      await published('page', key, 0, { urlKey, ...texts, stores: ['amperio'], isWithdrawn: false });
      keys.push(key);
    }
    const [first = '', second = ''] = keys;
    const headingIs = async (key: string, version: number, heading: string): Promise<void> => {
      await published('translation', `page ${key}`, version, written(await translationOf('page', key), { heading }));
      const shown = await inUkrainian('query($ids: [Int!]) { cmsPages(ids: $ids) { content_heading } }', { ids: keys.map(Number) });
      expect(shown.split(`"${heading}"`)).toHaveLength(3);
    };
    await headingIs(first, 0, 'Перший заголовок');
    await headingIs(second, 0, 'Другий заголовок');
    await headingIs(first, 1, 'Виправлений заголовок');
  });

  it('[J-343] names and descriptions of products and links of the menu are read in the words of an editor; what nobody has is refused', async () => {
    const [, product] = await sellable(server);
    const sku = product?.sku ?? '';
    const form = await translationOf('product', sku);
    expect(form.translation.map(({ field }) => field)).toEqual(['name', 'shortText', 'description']);
    await published('translation', `product ${sku}`, 0, written(form, { name: 'Назва від редактора', description: '## Опис' }));
    const shown = await inUkrainian('query($skus: [String!]) { msProducts(skus: $skus) { items { name description } } }', { skus: [sku] });
    expect(shown).toContain('Назва від редактора');
    expect(shown).toContain('<h2>Опис</h2>');
    const { items } = await deskAnswer<{ readonly items: readonly { readonly key: string }[] }>(server, ola.token, '/content/menu');
    const menu = items[0]?.key ?? '';
    await published('translation', `menu ${menu}`, 0, written(await translationOf('menu', menu), { name: 'Посилання редактора' }));
    expect(await inUkrainian('{ headerDataQuery { items { category { name } } } }', {})).toContain('Посилання редактора');
    for (const key of ['page 999999', 'coupon AMPER50', 'redirect amperio x', 'page', ''])
      expect((await asked('translation', key, '', { version: 0, content: { kind: 'translation', texts: [] } })).status).toBe(404);
  });

  it('[J-344] of the texts that the shop brings none lacks Ukrainian', async () => {
    const { items } = await deskAnswer<{ readonly items: readonly { readonly kind: string; readonly key: string }[] }>(
      server,
      ola.token,
      '/translations',
    );
    const edited = new Set<string>();
    for (const kind of [
      'banner',
      'page',
      'product',
      'post',
      'news',
      'term',
      'seo',
      'landing',
      'brand',
      'footer',
      'menu',
      'event',
      'promotion',
    ]) {
      const { items: listed } = await deskAnswer<{ readonly items: readonly { readonly key: string; readonly version: number }[] }>(
        server,
        ola.token,
        `/content/${kind}`,
      );
      for (const { key, version } of listed) if (version > 0) edited.add(`${kind} ${key}`);
    }
    expect(items.filter(({ kind, key }) => !edited.has(`${kind} ${key}`))).toEqual([]);
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

interface Picture {
  readonly id: number;
  readonly address: string;
  readonly width: number;
  readonly version: number;
  readonly alt_pl: string;
  readonly is_used: boolean;
}

describe('pictures of editors', () => {
  const upload = (bytes: Buffer, token: string | undefined = ola.token) =>
    fetch(`${server.url}/rest/V1/desk/pictures?name=kuchnia.png`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
  const uploaded = async (bytes: Buffer): Promise<Picture> => (await (await upload(bytes)).json()) as Picture; // our own server's answer
  const photo = (colour: string): Promise<Buffer> =>
    sharp({ create: { width: 800, height: 400, channels: 3, background: colour } })
      .withExif({ IFD0: { Copyright: 'tajne' } })
      .jpeg()
      .toBuffer();
  const described = (id: number, body: object, staff = ola): Promise<Response> =>
    desk(server, staff.token, `/pictures/${id}`, { method: 'PUT', body });
  const texts = { version: 0, alt_pl: 'Biała kuchnia', alt_ua: 'Біла кухня', is_decorative: false };

  it('[J-291] are kept once, served from an address of their content in every width, and removed only while nothing shows them; the log says who', async () => {
    const bytes = await photo('#336699');
    expect((await upload(bytes, (await newStaff(server, 'moderator')).token)).status).toBe(403);
    const picture = await uploaded(bytes);
    expect(await uploaded(bytes)).toMatchObject({ id: picture.id, address: picture.address, width: 800, version: 0 });
    const answer = await fetch(`${server.url}${picture.address}?w=320&f=webp`);
    expect([answer.status, answer.headers.get('x-content-type-options'), answer.headers.get('cache-control')]).toEqual([
      200,
      'nosniff',
      'public, max-age=31536000, immutable',
    ]);
    const got = Buffer.from(await answer.arrayBuffer());
    expect([await sharp(got).metadata(), got.includes('tajne')]).toMatchObject([{ width: 320, height: 160 }, false]);
    // Never larger than it is.
    const large = await fetch(`${server.url}${picture.address}?w=1280&f=jpeg`);
    expect((await sharp(Buffer.from(await large.arrayBuffer())).metadata()).width).toBe(800);
    expect((await fetch(`${server.url}${picture.address.replace('800x400', '900x400')}?w=320`)).status).toBe(404);
    for (const [file, status] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
      [Buffer.from([0xff, 0xd8, 0xff, 0]), 400],
    ] as const)
      expect((await upload(file)).status).toBe(status);
    expect((await desk(server, ola.token, `/pictures/${picture.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await fetch(`${server.url}${picture.address}?w=320&f=webp`)).status).toBe(404);
    const boss = await newStaff(server, 'admin');
    const { pictures } = await deskAnswer<{ readonly pictures: readonly object[] }>(server, boss.token, '/audit');
    expect(pictures.slice(0, 2)).toMatchObject([
      { action: 'remove-picture', staff_name: 'Test editor', subject_id: picture.id, state_before: 'uploaded', state_after: 'removed' },
      { action: 'upload-picture', staff_name: 'Test editor', subject_id: picture.id },
    ]);
  });

  it('[J-292] stand in contents once they are described in both languages, or as decoration; pages show them, and say what they show in their language', async () => {
    const picture = await uploaded(await photo('#993366'));
    const { version, content } = await read('banner', 'amperio');
    const tiles = content['tiles'] as readonly object[]; // of a banner
    const withPicture = { kind: 'banner', tiles: tiles.map((tile, at) => (at === 0 ? { ...tile, picture: picture.address } : tile)) };
    const early = await asked('banner', 'amperio', '', { version, content: withPicture });
    expect((await problemOf(early)).parameters).toEqual({ 'tiles.0.picture': 'unknown-picture' });
    expect((await problemOf(await described(picture.id, { ...texts, alt_ua: ' ' }))).parameters).toEqual({ alt_ua: 'required' });
    expect((await described(picture.id, texts)).status).toBe(200);
    // Who has seen none yet comes second.
    expect((await described(picture.id, { ...texts, alt_pl: 'Inna' })).status).toBe(409);
    await published('banner', 'amperio', version, withPicture);
    const hero = async (language: string) => {
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `translation=${encodeURIComponent(JSON.stringify({ language }))}` },
        body: JSON.stringify({ query: '{ msCmsBlock(identifiers: ["home_hero"]) { items { cms_json } } }' }),
      });
      return JSON.stringify(await answer.json()).replaceAll('\\"', '"');
    };
    expect(await hero('pl')).toContain(`"picture":"${picture.address}"`);
    expect(await hero('pl')).toContain('"pictureText":"Biała kuchnia"');
    expect(await hero('ua')).toContain('"pictureText":"Біла кухня"');
    // A new description is on the pages at once.
    const live = await connectLive(server.url);
    expect((await described(picture.id, { ...texts, version: 1, alt_pl: 'Kuchnia z oknem' })).status).toBe(200);
    expect(await live.next()).toEqual({ wsContent: { paths: [''].map((path) => `/${path}`) } });
    live.close();
    expect(await hero('pl')).toContain('"pictureText":"Kuchnia z oknem"');
    expect((await desk(server, ola.token, `/pictures/${picture.id}`, { method: 'DELETE' })).status).toBe(409);
    // In the text of a page, and as the picture of a post.
    const page = await deskAnswer<{ readonly key: string }>(server, ola.token, '/content-page', { method: 'POST' });
    const pageContent = {
      urlKey: 'kuchnie-ze-zdjeciem',
      heading: 'Kuchnie',
      format: 'markdown',
      source: `Oto kuchnia: ![x](${picture.address})`,
      metaTitle: 'Kuchnie',
      metaDescription: 'Kuchnie',
      stores: ['amperio'],
      isWithdrawn: false,
    };
    await published('page', page.key, 0, pageContent);
    const { cmsPages } = await server.graphql<{ readonly cmsPages: readonly { readonly content: string }[] }>(
      'query($ids: [Int!]!) { cmsPages(ids: $ids) { content } }',
      { ids: [Number(page.key)] },
    );
    expect(cmsPages[0]?.content).toContain(`<img src="${picture.address}?w=960" alt="Kuchnia z oknem" width="800" height="400"`);
    const post = await newKeyOf('post');
    const values = { ...(await postValues()), urlPath: 'blog/wpis-ze-zdjeciem', picture: picture.address.replace('-5-5', '-2-8') };
    await published('post', post, 0, { values });
    const { blogPosts } = await server.graphql<{
      readonly blogPosts: { readonly items: readonly { readonly image: string; readonly image_alt: string }[] };
    }>('query($ids: [Int!]) { blogPosts(ids: $ids) { items { image image_alt } } }', { ids: [Number(post)] });
    expect(blogPosts.items[0]).toEqual({ image: values.picture, image_alt: 'Kuchnia z oknem' });
    // Without it the drawn one is back.
    const now = await read('banner', 'amperio');
    await published('banner', 'amperio', now.version, { tiles });
    expect(await hero('pl')).not.toContain(picture.address);
  });
});

describe('[J-293] a text that is searched and replaced', () => {
  interface Found {
    readonly kind: 'page';
    readonly key: string;
    readonly name: string;
    readonly is_live: boolean;
    readonly seen: string;
    readonly hits: readonly { readonly field: string; readonly index: number; readonly before: string; readonly found: string }[];
  }
  interface Outcome {
    readonly id: number | null;
    readonly changed: number;
    readonly left: readonly { readonly name: string; readonly reason: string; readonly by: string | null }[];
  }
  const word = 'Zielonodymek';
  const found = async (search: string): Promise<readonly Found[]> =>
    (await deskAnswer<{ readonly items: readonly Found[] }>(server, ola.token, `/text-search?search=${encodeURIComponent(search)}`)).items;
  const replaced = (contents: readonly Found[], replacement: string): Promise<Outcome> =>
    deskAnswer(server, ola.token, '/text-replacements', {
      method: 'POST',
      body: {
        search: word,
        replacement,
        contents: contents.map(({ kind, key, seen, hits }) => ({
          kind,
          key,
          seen,
          hits: hits.map(({ field, index }) => ({ field, index })),
        })),
      },
    });
  const undone = (id: number | null): Promise<Response> => desk(server, ola.token, `/text-replacements/${id}/undo`, { method: 'POST' });
  const pageOf = async (urlKey: string, isPublished: boolean): Promise<string> => {
    const { key } = await deskAnswer<{ readonly key: string }>(server, ola.token, '/content-page', { method: 'POST' });
    const content = {
      urlKey,
      heading: `Strona ${urlKey}`,
      format: 'markdown',
      source: `Nasz ${word} i drugi ${word.toLowerCase()}.`,
      metaTitle: word,
      metaDescription: 'Opis',
      stores: ['amperio'],
      isWithdrawn: false,
    };
    await (isPublished ? published : saved)('page', key, 0, content);
    return key;
  };
  const sourceOf = async (key: string) => (await read('page', key)).content['source'];

  it('is found where it stands, with its words around, replaced in the chosen places as one change with one row in the log, and taken back as one', async () => {
    const [shown, draft, other] = [await pageOf('zamiana-a', true), await pageOf('zamiana-b', false), await pageOf('zamiana-c', true)];
    const items = await found(word.toUpperCase());
    expect(items.map(({ key, is_live: isLive, hits }) => [key, isLive, hits.map(({ field }) => field)])).toEqual([
      [shown, true, ['source', 'source', 'metaTitle']],
      [other, true, ['source', 'source', 'metaTitle']],
      [draft, false, ['source', 'source', 'metaTitle']],
    ]);
    expect(items[0]?.hits[1]).toMatchObject({ index: 1, before: `Nasz ${word} i drugi `, found: word.toLowerCase() });

    // A colleague is faster on one of them: it is named, and nothing of it is overwritten.
    const jan = await newStaff(server, 'editor');
    const before = await read('page', other);
    await asked('page', other, '', { version: before.version, content: { ...before.content, heading: `${word} Jana` } }, jan);
    const chosen = items.map((item) => ({ ...item, hits: item.hits.filter(({ field }) => field === 'source').slice(1) }));
    const outcome = await replaced(chosen, 'Siwek');
    expect(outcome).toMatchObject({ changed: 2, left: [{ reason: 'changed', by: 'Test editor' }] });
    expect([await sourceOf(shown), await sourceOf(draft)]).toEqual(Array(2).fill(`Nasz ${word} i drugi Siwek.`));
    expect([(await read('page', shown)).live_version, (await read('page', draft)).live_version]).toEqual([2, null]);
    expect((await read('page', other)).content['heading']).toBe(`${word} Jana`);
    // A second press finds another state, and changes nothing.
    expect(await replaced(chosen, 'Siwek')).toMatchObject({ id: null, changed: 0 });

    // One of the two is changed since: the other one is taken back, this one is named.
    expect(await (await undone(outcome.id)).json()).toMatchObject({ changed: 2, left: [] });
    expect([await sourceOf(shown), await sourceOf(draft)]).toEqual(Array(2).fill(`Nasz ${word} i drugi ${word.toLowerCase()}.`));
    expect((await read('page', shown)).live_version).toBe(3);
    expect((await undone(outcome.id)).status).toBe(409);
    const boss = await newStaff(server, 'admin');
    const { replacements } = await deskAnswer<{ readonly replacements: readonly object[] }>(server, boss.token, '/audit');
    expect(replacements).toMatchObject([
      { action: 'undo-replacement', subject_id: outcome.id, staff_name: 'Test editor', state_before: 'replaced', state_after: 'undone' },
      { action: 'replace-texts', subject_id: outcome.id, state_after: 'replaced' },
    ]);
  });

  it('[J-346] is found in news, events, salons and stories of producers, too, and replaced there', async () => {
    const key = await newKeyOf('news');
    const text = 'Błękitnoróg';
    const values = {
      title: `Nowości: ${text}`,
      urlPath: '/aktualnosci/blekitnorog.html',
      lead: 'Lead.',
      format: 'markdown',
      source: 'Tekst.',
      metaTitle: 'Nowości',
      metaDescription: 'Opis.',
      isWithdrawn: '',
    };
    await published('news', key, 0, { values });
    const search = await deskAnswer<{ readonly items: readonly Found[]; readonly other_items: readonly Found[] }>(
      server,
      ola.token,
      `/text-search?search=${encodeURIComponent(text)}`,
    );
    expect([search.items, search.other_items.map((one) => [one.kind, one.key, one.hits.length])]).toEqual([[], [['news', key, 1]]]);
    const body = {
      search: text,
      replacement: 'Siwek',
      contents: search.other_items.map(({ kind, key: of, seen, hits }) => ({
        kind,
        key: of,
        seen,
        hits: hits.map(({ field, index }) => ({ field, index })),
      })),
    };
    const made = () =>
      deskAnswer<Outcome & { readonly other_left: readonly object[] }>(server, ola.token, '/text-replacements', { method: 'POST', body });
    expect(await made()).toMatchObject({ changed: 1, left: [], other_left: [] });
    expect(otherValuesOf(await read('news', key))['title']).toBe('Nowości: Siwek');
    expect(await made()).toMatchObject({ id: null, other_left: [{ kind: 'news', key, reason: 'changed' }] });
  });

  it('is not replaced where the content would be refused, and stays taken back only where nobody has changed it since', async () => {
    const [one, two] = [await pageOf('zamiana-d', true), await pageOf('zamiana-e', true)];
    const items = (await found(word)).filter(({ key }) => [one, two].includes(key));
    const titles = items.map((item) => ({ ...item, hits: item.hits.filter(({ field }) => field === 'metaTitle') }));
    // Without its title a page is refused.
    expect(await replaced(titles, '')).toMatchObject({ id: null, changed: 0, left: [{ reason: 'required' }, { reason: 'required' }] });
    const outcome = await replaced(titles, 'Siwek');
    const { version, content } = await read('page', two);
    await published('page', two, version, { ...content, heading: 'Nowszy' });
    expect(await (await undone(outcome.id)).json()).toMatchObject({ changed: 1, left: [{ name: 'Nowszy', reason: 'changed' }] });
    expect([(await read('page', one)).content['metaTitle'], (await read('page', two)).content['metaTitle']]).toEqual([word, 'Siwek']);
  });
});
