/** Short texts of the catalogue in Ukrainian, by the cookie of the language switch. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart, Order, PickupPoint } from 'shared-contracts/rest';
import { guestShopper, sellable } from './support/checkout.ts';
import { ordered } from './support/orders.ts';
import { removeFolder, startFilledServer } from './support/server.ts';
import { useSharedServer } from './support/use-server.ts';

const ukrainian = { cookie: 'translation=%7B%22language%22%3A%22ua%22%7D' };
const cyrillic = /\p{Script=Cyrillic}/u;

interface Listing {
  readonly msCategories: {
    readonly items: readonly { readonly name: string; readonly breadcrumbs: readonly { readonly name: string }[] }[];
  };
  readonly productsForCategory: {
    readonly items_ids: readonly string[];
    readonly facets: readonly { readonly code: string; readonly label: string; readonly values: readonly { readonly label: string }[] }[];
  };
}

const listing = `query($id:String!,$ids:[Int!]!){
  msCategories(ids:$ids){items{name breadcrumbs{name}}}
  productsForCategory(id:$id){items_ids facets{code label values{label}}}
}`;

const server = useSharedServer();
let category: number;
let listed: readonly number[];
let product: { readonly id: number; readonly name: string; readonly manufacturer_name: string; readonly model: string };

beforeAll(async () => {
  const { productsForCategory } = await server.graphql<{ productsForCategory: { items_ids: readonly string[] } }>(
    '{productsForCategory(id:"2"){items_ids}}',
  );
  listed = productsForCategory.items_ids.slice(0, 20).map(Number);
  const { msProducts } = await server.graphql<{ msProducts: { items: readonly (typeof product & { main_category: { id: number } })[] } }>(
    'query($ids:[Int!]){msProducts(ids:$ids){items{id name manufacturer_name model main_category{id}}}}',
    { ids: listed },
  );
  const [first] = msProducts.items;
  if (first === undefined) throw new Error('the catalogue is empty');
  product = first;
  category = first.main_category.id;
}, 60_000);

describe('[J-91] a shop in Ukrainian', () => {
  const read = (headers: Readonly<Record<string, string>>): Promise<Listing> =>
    server.graphql<Listing>(listing, { id: String(category), ids: [category] }, headers);

  it('has translated names of categories and filters, the same products, and Polish ones without the cookie', async () => {
    const [polish, translated] = await Promise.all([read({}), read(ukrainian)]);
    expect(translated.productsForCategory.items_ids).toEqual(polish.productsForCategory.items_ids);
    const [one] = translated.msCategories.items;
    for (const name of [one?.name ?? '', ...(one?.breadcrumbs ?? []).map((crumb) => crumb.name)]) expect(name).toMatch(cyrillic);
    const labelOf = ({ productsForCategory }: Listing, code: string) =>
      productsForCategory.facets.find((facet) => facet.code === code)?.label;
    expect([labelOf(polish, 'manufacturer'), labelOf(translated, 'manufacturer')]).toEqual(['Producent', 'Виробник']);
    expect(JSON.stringify(polish)).not.toMatch(cyrillic);
    expect(await read({})).toEqual(polish);
  });

  it('translates names of products except manufacturer and model, and their features', async () => {
    const { msProducts } = await server.graphql<{
      msProducts: {
        items: readonly {
          name: string;
          main_category: { name: string };
          features_groups: readonly { features: readonly { name: string }[] }[];
        }[];
      };
    }>(
      'query($ids:[Int!]){msProducts(ids:$ids){items{name main_category{name} features_groups{features{name}}}}}',
      { ids: [product.id] },
      ukrainian,
    );
    const [item] = msProducts.items;
    expect(item?.name).toMatch(cyrillic);
    expect(item?.name).toContain(`${product.manufacturer_name} ${product.model}`);
    expect(item?.main_category.name).toMatch(cyrillic);
    expect(item?.features_groups.flatMap(({ features }) => features.map(({ name }) => name)).some((name) => cyrillic.test(name))).toBe(
      true,
    );
  });

  it('[J-324] has descriptions of products, short ones and captions of films in Ukrainian', async () => {
    interface Described {
      readonly description: string;
      readonly short_description: string;
      readonly movies: readonly { readonly captions: readonly string[] }[];
    }
    const { msProducts } = await server.graphql<{ msProducts: { items: readonly Described[] } }>(
      'query($ids:[Int!]){msProducts(ids:$ids){items{description short_description movies{captions}}}}',
      { ids: listed },
      ukrainian,
    );
    expect(msProducts.items.length).toBeGreaterThan(0);
    expect(msProducts.items.filter(({ description }) => description.includes('lang="pl"'))).toEqual([]);
    for (const { description, short_description: short, movies } of msProducts.items)
      for (const text of [description, short, ...movies.flatMap(({ captions }) => captions)]) expect(text).toMatch(cyrillic);
  });

  it('searches the Polish catalogue', async () => {
    const word = product.name.split(' ')[0] ?? '';
    const search = (headers: Readonly<Record<string, string>>) =>
      server.graphql('query($q:String!){productsForSearch(query:$q){items_ids}}', { q: word }, headers);
    expect(await search(ukrainian)).toEqual(await search({}));
  });

  it('answers vary by the cookie, for HTTP caches', async () => {
    const answer = await fetch(`${server.url}/graphql?query=${encodeURIComponent('{msCategories(ids:[3]){items{name}}}')}`);
    expect(answer.headers.get('vary')).toContain('Cookie');
  });
});

describe('[J-106] the frame of a Ukrainian page', () => {
  interface Frame {
    readonly headerDataQuery: { readonly items: readonly { readonly category: { readonly name: string } }[] };
    readonly footerDataQuery: { readonly items: readonly { readonly front_title: string; readonly content: string }[] };
    readonly storeConfig: { readonly meta_title: string; readonly contact_hours: string };
    readonly urlResolver: { readonly meta_title: string; readonly meta_description: string; readonly header_title: string };
  }
  const frame = `query($urlKey:String!){
    headerDataQuery{items{category{name}}} footerDataQuery(blocksIds:["footer_links_shop","footer_copyright"]){items{front_title content}}
    storeConfig{meta_title contact_hours} urlResolver(urlKey:$urlKey){meta_title meta_description header_title}
  }`;
  const read = (urlKey: string, headers: Readonly<Record<string, string>> = ukrainian): Promise<Frame> =>
    server.graphql<Frame>(frame, { urlKey }, headers);

  it('has a menu, a footer and titles in Ukrainian; the Polish one stays Polish', async () => {
    const { headerDataQuery, footerDataQuery, storeConfig, urlResolver } = await read('/agd.html');
    for (const { category: shown } of headerDataQuery.items) expect(shown.name).toMatch(cyrillic);
    expect(footerDataQuery.items[0]?.front_title).toBe('Покупки');
    expect(footerDataQuery.items[0]?.content).toContain('<a href="/dostawa.html">Доставка</a>');
    expect(JSON.stringify(footerDataQuery)).not.toContain('lang=');
    expect(storeConfig).toMatchObject({ contact_hours: 'пн–сб 8:00–20:00', meta_title: expect.stringMatching(cyrillic) });
    expect(urlResolver.meta_title).toBe('Побутова техніка – ціни, відгуки, розстрочка 0% | Amperio');
    expect(urlResolver.meta_description).toMatch(cyrillic);
    expect(JSON.stringify(await read('/agd.html', {}))).not.toMatch(cyrillic);
  });

  it('the title of a product keeps the product’s name, followed by the store’s name', async () => {
    const { msProducts } = await server.graphql<{ msProducts: { items: readonly { request_path: string }[] } }>(
      'query($ids:[Int!]){msProducts(ids:$ids){items{request_path}}}',
      { ids: [product.id] },
    );
    const { urlResolver } = await read(msProducts.items[0]?.request_path ?? '');
    expect(urlResolver.header_title).toContain(`${product.manufacturer_name} ${product.model}`);
    expect(urlResolver.header_title).toMatch(cyrillic);
    expect(urlResolver.meta_title).toBe(`${urlResolver.header_title} | Amperio`);
  });

  it('pages of content are Ukrainian as a whole', async () => {
    const { cmsPages } = await server.graphql<{ cmsPages: readonly { title: string; content: string }[] }>(
      '{cmsPages(urlKeys:["regulamin","dostawa"]){title content}}',
      {},
      ukrainian,
    );
    expect(cmsPages.map(({ title }) => title).toSorted()).toEqual(['Доставка', 'Правила магазину']);
    for (const { content } of cmsPages) {
      expect(content).toMatch(/<h2[^>]*>[^<]*[а-яґєії]/);
      expect(content).not.toMatch(/lang="pl"|\{\{/);
    }
  });
});

describe('[J-323] what the shop writes about', () => {
  interface Written {
    readonly blogPosts: {
      readonly items: readonly { readonly title: string; readonly content_sneak_peak: string; readonly image_alt: string }[];
    };
    readonly newsPosts: { readonly posts: readonly { readonly title: string; readonly lead: string }[] };
    readonly glossaryTerms: readonly { readonly id: string; readonly term: string; readonly letter: string; readonly short: string }[];
    readonly urlResolver: { readonly meta_title: string; readonly meta_description: string; readonly header_title: string };
  }
  const written = `{
    blogPosts(ids:[1]){items{title content_sneak_peak image_alt}} newsPosts(postIds:[1]){posts{title lead}}
    glossaryTerms{id term letter short} urlResolver(urlKey:"/slowniczek-pojec/indukcja"){meta_title meta_description header_title}
  }`;

  it('is Ukrainian on a Ukrainian page; terms stand in the order of their names there', async () => {
    const { blogPosts, newsPosts, glossaryTerms, urlResolver } = await server.graphql<Written>(written, {}, ukrainian);
    const [post] = blogPosts.items;
    for (const text of [post?.title, post?.content_sneak_peak, post?.image_alt, ...Object.values(newsPosts.posts[0] ?? {})])
      expect(text).toMatch(cyrillic);
    for (const { short } of glossaryTerms) expect(short).toMatch(cyrillic);
    const [first] = glossaryTerms;
    expect([first?.term, first?.letter]).toEqual(['Автофокус', 'А']);
    expect(glossaryTerms.find(({ id }) => id === 'esim')?.letter).toBe('E');
    expect(urlResolver).toEqual({
      meta_title: 'Індукція – що це означає? | Amperio',
      meta_description: 'Нагрівання посуду магнітним полем.',
      header_title: 'Індукція',
    });
  });

  it('is Polish on a Polish one', async () => {
    const polish = await server.graphql<Written>(written);
    expect(JSON.stringify(polish)).not.toMatch(cyrillic);
    expect(polish.glossaryTerms[0]?.letter).toBe('A');
  });
});

describe('[J-107] a cart, its checkout and its order in Ukrainian', () => {
  const guestCarts = '/rest/V1/pwa/guest-carts';
  type Known = Cart & Order & { readonly message: string }; // what the contract has of each
  const call = async <Answer = Known>(
    path: string,
    method = 'GET',
    body?: object,
    headers: Readonly<Record<string, string>> = ukrainian,
  ): Promise<{ readonly status: number; readonly value: Answer }> => {
    const response = await fetch(server.url + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, value: (await response.json()) as Answer }; // the contract
  };
  const cartWith = async (sku: string): Promise<string> => {
    const { value } = await call(guestCarts, 'POST', {});
    const id = String(value);
    expect((await call(`${guestCarts}/${id}/items`, 'POST', { cartItem: { sku, qty: 1 } })).status).toBe(200);
    return `${guestCarts}/${id}`;
  };

  it('products, options and reasons for unavailable options are translated; read in Polish they are Polish', async () => {
    const [sold] = (await sellable(server)).filter((one) => !one.block_courier_shipping && one.weight_grams < 8000);
    const base = await cartWith(sold?.sku ?? '');
    const { value: cart } = await call(base);
    expect(cart.items[0]?.name).toMatch(cyrillic);
    for (const { title, description, agreements } of cart.payment_methods ?? [])
      for (const text of [title === 'BLIK' ? description : title, description, ...agreements.map((agreement) => agreement.text)])
        expect(text).toMatch(cyrillic);
    for (const { title, description } of cart.shipping_methods ?? []) expect(title + description).toMatch(cyrillic);
    expect(cart.validation?.map(({ message }) => message)).toEqual([
      'Виберіть спосіб оплати.',
      'Вкажіть адресу.',
      'Виберіть спосіб доставки.',
    ]);
    expect(JSON.stringify((await call(base, 'GET', undefined, {})).value)).not.toMatch(cyrillic);
  });

  it('errors are in the language of the request', async () => {
    const [sold] = await sellable(server);
    const base = await cartWith(sold?.sku ?? '');
    expect(await call(`${base}/coupons/NIEMA`, 'PUT')).toMatchObject({
      status: 400,
      value: { code: 'coupon_unknown', message: 'Такого промокоду немає. Перевірте, чи правильно його введено.' },
    });
    expect((await call(`${base}/coupons/NIEMA`, 'PUT', undefined, {})).value.message).toMatch(/^Nie znamy/);
    expect((await call(`${base}/items`, 'POST', { cartItem: { sku: sold?.sku, qty: 999 } })).value.message).toMatch(/^(У нас|Вкажіть)/);
    expect((await call('/rest/V1/orders/1/x')).value.message).toBe('Таке замовлення не знайдено.');
    expect((await call('/rest/V1/nic')).value.message).toBe('Такої адреси немає.');
  });

  it('names and opening hours of pickup points are translated; their addresses stay', async () => {
    const { value } = await call<{ readonly items: readonly PickupPoint[] }>('/rest/V1/pickup-points?carrier=neopickupexpress');
    expect(value.items[0]).toMatchObject({ city: 'Warszawa', opening_hours: expect.stringMatching(/^пн–/) });
  });

  it('an order is stored in Polish, and shown to each reader in their language', async () => {
    const shopper = await guestShopper(server);
    const [sold] = (await sellable(server)).filter((one) => !one.block_courier_shipping && one.weight_grams < 8000);
    const placed = await ordered(shopper, { sku: sold?.sku ?? '' });
    const path = `/rest/V1/orders/${placed.number}/${placed.hash}`;
    const { value: ukrainianOrder } = await call(path);
    const { value: polishOrder } = await call(path, 'GET', undefined, {});
    expect(ukrainianOrder.items[0]?.name).toMatch(cyrillic);
    expect([ukrainianOrder.payment.title, polishOrder.payment.title]).toEqual(['Звичайний переказ', 'Przelew tradycyjny']);
    expect(ukrainianOrder.shipping.method_title).toMatch(cyrillic);
    expect(JSON.stringify(polishOrder)).not.toMatch(cyrillic);
  });
});

it('[J-91] without a provider a Ukrainian shop has Polish texts', async () => {
  const plain = await startFilledServer({ TRANSLATION_PROVIDER: 'none' });
  const { msCategories } = await plain.graphql<{ msCategories: { items: readonly { name: string }[] } }>(
    'query($ids:[Int!]){msCategories(ids:$ids){items{name}}}',
    { ids: [category] },
    ukrainian,
  );
  expect(msCategories.items[0]?.name).not.toMatch(cyrillic);
  await plain.stop();
  removeFolder(plain.dataDir);
}, 60_000);
