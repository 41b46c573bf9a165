/** The two stores of one server: what differs between them (assortment, texts, carts) and what they share. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { formatMoney, grosze, netOfSum } from 'shared-contracts/money';
import { createRestClient } from 'shared-contracts/rest';
import type { RestClient } from 'shared-contracts/rest';
import { customerShopper, person, sellable, valueOf } from './support/checkout.ts';
import { goodPassword, registered } from './support/customers.ts';
import { mailsTo } from './support/inbox.ts';
import { bodyOf, newKey, ordered } from './support/orders.ts';
import { useSharedServer } from './support/use-server.ts';

type Store = 'amperio' | 'amperio_pro';

const pro = 'amperio_pro';
const email = 'w.obu.sklepach@example.com';

const server = useSharedServer();
/** Ids of everything that a store sells. */
let sold: Readonly<Record<Store, readonly number[]>>;

const ask = <Data>(store: Store, query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> =>
  server.graphql<Data>(query, variables, { store });

const restOf = (store: Store, token?: string): RestClient =>
  createRestClient({ baseUrl: server.url, store: () => store, token: () => token });

const soldIn = async (store: Store): Promise<readonly number[]> => {
  const { productsForCategory } = await ask<{ productsForCategory: { items_ids: readonly string[] } }>(
    store,
    '{productsForCategory(id:"2"){items_ids}}',
  );
  return productsForCategory.items_ids.map(Number);
};

interface Product {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly request_path: string;
  readonly labels: readonly { readonly code: string }[];
}

const productsOf = async (store: Store, ids: readonly number[]): Promise<readonly Product[]> => {
  const query = 'query($ids:[Int!]){msProducts(ids:$ids){items{id sku name request_path labels{code}}}}';
  return (await ask<{ msProducts: { items: readonly Product[] } }>(store, query, { ids })).msProducts.items;
};

interface Resolution {
  readonly type: string;
  readonly meta_title: string | null;
}

const resolve = async (store: Store, urlKey: string): Promise<Resolution> => {
  const query = 'query($urlKey:String!){urlResolver(urlKey:$urlKey,search:""){type meta_title}}';
  return (await ask<{ urlResolver: Resolution }>(store, query, { urlKey })).urlResolver;
};

/** A product that only the main store sells. */
const outside = async (): Promise<Product> => {
  const [found] = await productsOf('amperio', sold.amperio.filter((id) => !sold.amperio_pro.includes(id)).slice(0, 1));
  if (found === undefined) throw new Error('the second store sells everything');
  return found;
};

beforeAll(async () => {
  sold = { amperio: await soldIn('amperio'), amperio_pro: await soldIn(pro) };
}, 60_000);

interface MenuItem {
  readonly position: number;
  readonly category: { readonly name: string; readonly url: string };
  readonly topmenu_banners: readonly { readonly graphics_id: number; readonly graphic: { readonly url: string } }[];
  readonly children?: readonly MenuItem[];
}

const menuOf = async (store: Store): Promise<readonly MenuItem[]> => {
  const item = 'position category{name url} topmenu_banners{graphics_id graphic{url}}';
  const query = `{headerDataQuery(version:2){items{${item} children{${item} children{${item}}}}}}`;
  return (await ask<{ headerDataQuery: { items: readonly MenuItem[] } }>(store, query)).headerDataQuery.items;
};

const withChildren = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...withChildren(item.children ?? [])]);

describe('each store has its own content', () => {
  it('[O-02] [J-86] [Q-24] has a menu and banners of its own', async () => {
    const [main, own] = [await menuOf('amperio'), await menuOf(pro)];
    const names = (items: readonly MenuItem[]): readonly string[] =>
      items.toSorted((a, b) => a.position - b.position).map(({ category }) => category.name);
    expect(names(own)).toEqual([
      'Komputery',
      'Smartfony i zegarki',
      'Telewizory i audio',
      'AGD',
      'Foto',
      'Promocje',
      'Outlet',
      'Raty i leasing',
    ]);
    expect(names(main)).toEqual(expect.arrayContaining(['Gry i konsole', 'Dom i ogród', 'Outlet']));
    const banners = (items: readonly MenuItem[]): readonly number[] =>
      items.flatMap((item) => item.topmenu_banners.map(({ graphics_id }) => graphics_id));
    expect(banners(own)).toHaveLength(5);
    expect(banners(main).filter((id) => banners(own).includes(id))).toEqual([]);
    expect(await ask<object>('amperio', '{headerDataQuery(storeId:2,version:2){items{position}}}')).toEqual({
      headerDataQuery: { items: own.map(({ position }) => ({ position })) },
    });
  });

  it('[J-326] shows net prices in the store for companies alone', async () => {
    const id = sold[pro].find((one) => sold.amperio.includes(one)) ?? 0;
    const rateIn = async (store: Store): Promise<number | null | undefined> => {
      const query = 'query($ids:[Int!]){msProducts(ids:$ids){items{vat_rate}}}';
      return (await ask<{ msProducts: { items: readonly { vat_rate: number | null }[] } }>(store, query, { ids: [id] })).msProducts.items[0]
        ?.vat_rate;
    };
    expect([await rateIn('amperio'), await rateIn(pro)]).toEqual([null, 23]);
  });

  it('[J-85] nothing in the menu leads to an address that the store does not have', async () => {
    for (const store of ['amperio', pro] as const) {
      const items = withChildren(await menuOf(store));
      const urls = new Set(
        items.flatMap(({ category, topmenu_banners }) => [category.url, ...topmenu_banners.map(({ graphic }) => graphic.url)]),
      );
      expect(urls.size).toBeGreaterThan(20);
      for (const url of urls) expect([url, (await resolve(store, url)).type]).not.toEqual([url, 'NOTFOUND']);
    }
  });

  it('[J-86] has its own texts in the footer and on the home page, and its name in titles', async () => {
    const blocks = async (store: Store): Promise<string> =>
      JSON.stringify(
        await ask(store, 'query($ids:[String!]!){msCmsBlock(identifiers:$ids){items{identifier content cms_json}}}', {
          ids: ['footer_links_amperio', 'footer_content_contact', 'footer_copyright', 'home_hero', 'home_shelves', 'home_seo'],
        }),
      );
    expect(await blocks(pro)).toMatch(/firmy@amperio\.example.*© 2026 Amperio Pro/);
    expect(await blocks(pro)).not.toMatch(/pomoc@amperio|plus\.html/);
    expect(await blocks('amperio')).toMatch(/pomoc@amperio\.example.*© 2026 Amperio\./);
    expect((await resolve('amperio', '/komputery')).meta_title).toMatch(/ \| Amperio$/);
    expect((await resolve(pro, '/komputery')).meta_title).toMatch(/ \| Amperio Pro$/);
    expect((await resolve(pro, '/dostawa')).meta_title).toMatch(/ \| Amperio Pro$/);
  });

  it('[J-85] has no content about what it does not sell: no articles, no brands, no loyalty programme', async () => {
    const posts = async (store: Store): Promise<readonly string[]> =>
      (await ask<{ blogPosts: { items: readonly { url: string }[] } }>(store, '{blogPosts(pageSize:50){items{url}}}')).blogPosts.items.map(
        ({ url }) => url,
      );
    const hidden = (await posts('amperio')).filter((url) => url.includes('trawnik'));
    expect(hidden).toHaveLength(1);
    expect(await posts(pro)).not.toEqual(expect.arrayContaining(hidden));
    for (const url of [...hidden, '/plus', '/dom-i-ogrod', '/majowka-2024']) {
      expect([url, (await resolve(pro, url)).type]).toEqual([url, 'NOTFOUND']);
      expect((await resolve('amperio', url)).type).not.toBe('NOTFOUND');
    }
    const brands = async (store: Store): Promise<readonly { url: string; product_count: number }[]> =>
      (
        await ask<{ manufacturers: { items: readonly { url: string; product_count: number }[] } }>(
          store,
          '{manufacturers{items{url product_count}}}',
        )
      ).manufacturers.items;
    const own = await brands(pro);
    const gone = (await brands('amperio')).filter(({ url, product_count }) => product_count > 0 && !own.some((brand) => brand.url === url));
    expect(gone.length).toBeGreaterThan(0);
    expect((await resolve(pro, gone[0]?.url ?? '')).type).toBe('NOTFOUND');
    expect((await resolve('amperio', gone[0]?.url ?? '')).type).toBe('MANUFACTURER');
    const labels = (await productsOf(pro, sold[pro].slice(0, 200))).flatMap((product) => product.labels.map(({ code }) => code));
    expect(labels).not.toContain('plus');
  });
});

describe('each store has its own assortment', () => {
  it('[O-02] [J-85] the second one sells a part of the products, and counts only these', async () => {
    expect(sold[pro].length).toBeGreaterThan(20);
    expect(sold[pro].filter((id) => !sold.amperio.includes(id))).toEqual([]);
    expect(sold[pro].length).toBeLessThan(sold.amperio.length);
    const { productsForCategory: listing } = await ask<{
      productsForCategory: { total_count: number; facets: readonly { code: string; values: readonly { count: number }[] }[] };
    }>(pro, '{productsForCategory(id:"2"){total_count facets{code values{count}}}}');
    expect(listing.total_count).toBe(sold[pro].length);
    const brands = listing.facets.find(({ code }) => code === 'manufacturer')?.values ?? [];
    // Every product has one brand.
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(listing.total_count);
  });

  it('[J-85] a product outside of it has no page and no price, and is not in listings and suggestions', async () => {
    const { id, sku, name, request_path } = await outside();
    expect((await resolve('amperio', request_path)).type).toBe('PRODUCT');
    expect((await resolve(pro, request_path)).type).toBe('NOTFOUND');
    expect(await productsOf(pro, [id])).toEqual([]);
    expect(await ask(pro, 'query($skus:[String!]!){pricesForProducts(skus:$skus){sku}}', { skus: [sku] })).toEqual({
      pricesForProducts: [],
    });
    const found = async (store: Store): Promise<{ readonly listed: boolean; readonly suggested: boolean }> => {
      const { productsForSearch, searchSuggestions } = await ask<{
        productsForSearch: { items_ids: readonly string[] };
        searchSuggestions: { products: readonly { id: number }[] };
      }>(store, 'query($query:String!){productsForSearch(query:$query){items_ids} searchSuggestions(query:$query){products{id}}}', {
        query: name,
      });
      return {
        listed: productsForSearch.items_ids.includes(String(id)),
        suggested: searchSuggestions.products.some((product) => product.id === id),
      };
    };
    expect(await found('amperio')).toEqual({ listed: true, suggested: true });
    expect(await found(pro)).toEqual({ listed: false, suggested: false });
  });

  it('[J-85] related products are sold in the same store', async () => {
    const related = 'id variants{product{id}} series{id} complementary{id} accessories{id} similar{id}';
    const { msProducts } = await ask<{ msProducts: { items: readonly Readonly<Record<string, unknown>>[] } }>(
      pro,
      `query($ids:[Int!]){msProducts(ids:$ids){items{${related}}}}`,
      { ids: sold[pro].slice(0, 60) },
    );
    const ids = [...new Set([...JSON.stringify(msProducts).matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id)))];
    expect(ids.length).toBeGreaterThan(50);
    // Those that are listed, and their other colours: a store answers only what it sells.
    const answered = (await productsOf(pro, ids)).map(({ id }) => id);
    expect(ids.filter((id) => !answered.includes(id))).toEqual([]);
    const foreign = sold.amperio.find((id) => !sold[pro].includes(id)) ?? 0;
    expect(await productsOf(pro, [foreign])).toEqual([]);
  });

  it('[J-85] [A-09] a cart takes products of its store, and does not exist in the other one', async () => {
    const { sku } = await outside();
    const rest = restOf(pro);
    const cart = valueOf(await rest.createCart());
    expect(await rest.addCartItem(cart, { sku, qty: 1 })).toMatchObject({ ok: false, error: { code: 'unknown_sku' } });
    expect(await rest.readCart(cart)).toMatchObject({ ok: true, value: { total_count: 0 } });
    expect(await restOf('amperio').readCart(cart)).toMatchObject({ ok: false, error: { code: 'cart_not_found' } });
  });
});

describe('the stores share their customers', () => {
  beforeAll(() => registered(server, email), 60_000);

  it('[O-02] [J-87] [J-354] one account can sign in to both and has a cart in each, with net sums in the one for companies', async () => {
    const [main, own] = [await restOf('amperio').signIn(email, goodPassword), await restOf(pro).signIn(email, goodPassword)].map(valueOf);
    const [mainRest, ownRest] = [restOf('amperio', main), restOf(pro, own)];
    expect(valueOf(await mainRest.readCustomer()).email).toBe(email);
    expect(valueOf(await ownRest.readCustomer()).email).toBe(email);
    const product = (await sellable(server)).find(({ id }) => sold[pro].includes(id));
    if (product === undefined) throw new Error('the second store has nothing to sell');
    const added = await ownRest.calls.POST('/rest/V1/pwa/carts/{cartId}/items', {
      params: { path: { cartId: 'mine' } },
      headers: { 'content-type': 'application/json' },
      body: { cartItem: { sku: product.sku, qty: 1 } },
    });
    expect(added.data?.total_count).toBe(1);
    // J-354
    expect([added.data?.tax, valueOf(await mainRest.readCart({ kind: 'mine' })).tax]).toEqual([{ rate: 23, untaxed: 0 }, null]);
    expect(valueOf(await mainRest.readCart({ kind: 'mine' })).total_count).toBe(0);
  });

  it('[J-87] [J-37] [J-354] an order of one store is visible in both, and its e-mail is sent by the store where it was placed', async () => {
    const own = restOf(pro, valueOf(await restOf(pro).signIn(email, goodPassword)));
    const cart = { kind: 'mine' } as const;
    valueOf(await own.selectPayment(cart, 'banktransfer'));
    valueOf(await own.setAddresses(cart, { billing_address: person }));
    const placed = valueOf(await own.placeOrder(cart, newKey(), bodyOf(valueOf(await own.setShipping(cart, 'inpost')))));
    const main = restOf('amperio', valueOf(await restOf('amperio').signIn(email, goodPassword)));
    for (const rest of [main, own]) {
      expect(valueOf(await rest.listOrders()).items[0]?.number).toBe(placed.number);
      expect(valueOf(await rest.readOrder(placed.number))).toMatchObject({ number: placed.number, email });
    }
    // A product that only the main store sells: the order is visible from both.
    const products = await sellable(server);
    const alone = products.find(({ id }) => !sold[pro].includes(id));
    const shopper = await customerShopper(server, email);
    const bought = await ordered(shopper, { sku: alone?.sku ?? '' });
    const addressIn = async (rest: RestClient): Promise<string | undefined> =>
      valueOf(await rest.readOrder(bought.number)).items[0]?.request_path;
    expect(await addressIn(main)).toMatch(/^\/[^/]/);
    expect(await addressIn(own)).toBe(`https://sklep.example${await addressIn(main)}`);
    const mail = (await mailsTo(server, email)).find(({ kind, text }) => kind === 'order-placed' && text.includes(placed.number));
    expect(mail?.html).toContain('https://pro.sklep.example/');
    expect(mail?.html).not.toContain('https://sklep.example/');
    expect(mail?.text).toContain('firmy@amperio.example');
    const { totals } = valueOf(await own.readOrder(placed.number));
    expect(totals.tax).toEqual({ rate: 23, untaxed: 0 });
    const net = formatMoney(netOfSum(grosze(totals.grand_total), { rate: 23, untaxed: grosze(0) }));
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(`Wartość zamówienia netto: ${net}`.replaceAll(/\s+/g, ' '));
    expect(valueOf(await main.readOrder(bought.number)).totals.tax).toBeNull();
  });
});
