/** Products by GraphQL, on a small catalogue. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { signedIn } from './support/customers.ts';
import { setPrice } from './support/post.ts';
import { everything, products } from './support/catalogue.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();

describe('products', () => {
  it('[Q-08] are found by ids, gids and skus, in the order asked', async () => {
    const ids = (await everything(server)).items_ids.slice(0, 5).toReversed();
    const byIds = await products(server, ids);
    expect(byIds.map((product) => String(product.id))).toEqual(ids);
    const skus = byIds.map((product) => product.sku);
    const bySkus = await server.graphql<{
      msProducts: { items: readonly { id: number; gid: number; amperio_product_id: number; is_sales_blocked: boolean }[] };
    }>('query($skus:[String!]){msProducts(skus:$skus){items{id gid amperio_product_id is_sales_blocked}}}', { skus });
    expect(bySkus.msProducts.items.map((product) => product.amperio_product_id)).toEqual(byIds.map((product) => product.id));
    const gid = bySkus.msProducts.items[0]?.gid;
    const byGid = await server.graphql<{ msProducts: { items: readonly { id: number; gid: number }[] } }>(
      'query($gids:[Int!]){msProducts(gids:$gids){items{id gid}}}',
      { gids: [gid] },
    );
    expect(byGid.msProducts.items.every((product) => product.gid === gid)).toBe(true);
    expect(byGid.msProducts.items.map((product) => product.id)).toContain(byIds[0]?.id);
  });

  it('[Q-10] have a query for prices only', async () => {
    const some = await products(server, (await everything(server)).items_ids.slice(0, 10));
    const data = await server.graphql<{ pricesForProducts: readonly { sku: string; price: number; final_price: number }[] }>(
      'query($skus:[String!]!){pricesForProducts(skus:$skus){sku price final_price}}',
      { skus: some.map((product) => product.sku) },
    );
    expect(data.pricesForProducts).toEqual(some.map(({ sku, price, final_price }) => ({ sku, price, final_price })));
  });

  it('[Q-10] are kept for a minute by caches when nothing but their prices is asked for by GET', async () => {
    const [one] = await products(server, (await everything(server)).items_ids.slice(0, 1));
    const ask = async (query: string, token?: string) => {
      const variables = JSON.stringify({ skus: [one?.sku] });
      const answer = await fetch(`${server.url}/graphql?${String(new URLSearchParams({ t: '29000000', query, variables }))}`, {
        headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      });
      return [answer.status, answer.headers.get('cache-control')];
    };
    const prices = 'query($skus:[String!]!){pricesForProducts(skus:$skus){sku final_price}}';
    expect(await ask(prices)).toEqual([200, 'public, max-age=60']);
    expect(await ask(prices, (await signedIn(server, 'jan.kowalski@example.com')).token)).toEqual([200, 'private, max-age=60']);
    expect(await ask('query($skus:[String!]!){pricesForProducts(skus:$skus){sku} storeConfig{store_id}}')).toEqual([200, 'no-cache']);
  });

  it('[Q-22] tell what lies in central warehouses and shops to signed-in neoportal customers alone', async () => {
    const productIds = (await everything(server)).items_ids.slice(0, 20).map(Number);
    const ask = async (email?: string) => {
      const token = email && (await signedIn(server, email)).token;
      const { neoportalData } = await server.graphql<{
        neoportalData: { items: readonly { product_id: number; central_qty: number; stores: readonly unknown[] }[] };
      }>(
        'query($productIds:[Int!]!){neoportalData(productIds:$productIds){items{product_id central_qty stores{store_id qty}}}}',
        { productIds },
        token ? { authorization: `Bearer ${token}` } : {},
      );
      return neoportalData.items;
    };
    expect(await ask()).toEqual([]);
    expect(await ask('jan.kowalski@example.com')).toEqual([]);
    const told = await ask('ewa.salon@example.com');
    expect(told.map((item) => item.product_id)).toEqual(productIds);
    expect(told.some((item) => item.central_qty > 0)).toBe(true);
    expect(told.some((item) => item.stores.length > 0)).toBe(true);
  });

  it('[P-19] have an instalment tag only while they cost what its sums are counted for', async () => {
    const tagOf = async (sku: string) =>
      (
        await server.graphql<{ installmentsMageTwo: { installments: readonly { price: number; monthly_installment: number }[] } }>(
          'query($skus:[String!]!){installmentsMageTwo(skus:$skus){installments{price monthly_installment}}}',
          { skus: [sku] },
        )
      ).installmentsMageTwo.installments[0];
    const changeTo = async (sku: string, final_price: number) => {
      expect((await setPrice(server, sku, final_price)).status).toBe(200);
    };
    const some = await products(server, (await everything(server)).items_ids.slice(0, 60));
    const tagged = (await Promise.all(some.map(async (product) => ({ product, tag: await tagOf(product.sku) })))).find(({ tag }) => tag);
    if (tagged === undefined) throw new Error('no product has an instalment tag');
    const { product, tag } = tagged;
    expect(tag?.price).toBe(product.final_price);
    await changeTo(product.sku, product.final_price - 1_000);
    try {
      expect(await tagOf(product.sku)).toBeUndefined();
    } finally {
      await changeTo(product.sku, product.final_price);
    }
    expect(await tagOf(product.sku)).toEqual(tag);
  });

  it('[P-02] have the lowest price of 30 days whenever a reduction is announced', async () => {
    const some = await products(server, (await everything(server)).items_ids.slice(0, 200));
    expect(some.some((product) => product.omnibus_price !== null)).toBe(true);
    expect(some.every((product) => product.omnibus_price === null || product.omnibus_price > 0)).toBe(true);
  });
});

describe('what pages of products show besides', () => {
  interface Card {
    readonly id: number;
    readonly request_path: string;
  }
  interface Whole {
    readonly id: number;
    readonly features: readonly { readonly feature_id: number; readonly value: string }[];
    readonly features_groups: readonly { readonly name: string; readonly features: readonly { readonly feature_id: number }[] }[];
    readonly features_price_tag: readonly { readonly feature_id: number }[];
    readonly attributes: readonly { readonly attribute_code: string }[];
    readonly auto_rc_attributes: string | null;
    readonly autopromotion: {
      readonly rule_id: number;
      readonly discount: number;
      readonly discount_type: string;
      readonly date_from: string;
      readonly date_to: string;
      readonly is_shockprice: boolean;
      readonly stock_used: number | null;
      readonly stock_left: number | null;
    } | null;
    readonly variants: readonly { readonly is_current: boolean; readonly product: Card }[];
    readonly series: readonly Card[];
    readonly complementary: readonly Card[];
    readonly blog_posts: readonly { readonly url: string }[];
    readonly adserver_ids: readonly number[];
  }
  let all: readonly Whole[] = [];
  beforeAll(async () => {
    const ids = (await everything(server)).items_ids.slice(0, 150).map(Number);
    const card = '{id request_path}';
    const fields = `id features{feature_id value} features_groups{name features{feature_id}} features_price_tag{feature_id}
      attributes{attribute_code} auto_rc_attributes
      autopromotion{rule_id promo_code discount discount_type date_from date_to is_shockprice stock_used stock_left}
      variants{is_current product${card}} series${card} complementary${card} blog_posts{url} adserver_ids`;
    const { msProducts } = await server.graphql<{ msProducts: { items: readonly Whole[] } }>(
      `query($ids:[Int!]){msProducts(ids:$ids){items{${fields}}}}`,
      { ids },
    );
    all = msProducts.items;
  });

  it('[P-11] features stand in groups, the short ones of cards are among them', () => {
    for (const product of all) {
      const known = product.features.map(({ feature_id: id }) => id);
      expect(known.length).toBeGreaterThan(0);
      expect(product.features_groups.flatMap(({ features }) => features.map(({ feature_id: id }) => id)).toSorted()).toEqual(
        known.toSorted(),
      );
      expect(known).toEqual(expect.arrayContaining(product.features_price_tag.map(({ feature_id: id }) => id)));
      expect(product.attributes.length).toBeGreaterThan(0);
      expect(product.auto_rc_attributes).toBeNull();
    }
  });

  it('[P-14] a promotion has its rule, discount and days, a shock price what is sold and left at it', () => {
    const promotions = all.flatMap(({ autopromotion }) => autopromotion ?? []);
    expect(promotions.some(({ is_shockprice: isShock }) => isShock)).toBe(true);
    for (const one of promotions) {
      expect(['fixed', 'percent']).toContain(one.discount_type);
      expect(one.discount).toBeGreaterThan(0);
      expect(Date.parse(one.date_from)).toBeLessThan(Date.parse(one.date_to));
      if (one.is_shockprice) expect([typeof one.stock_used, typeof one.stock_left]).toEqual(['number', 'number']);
    }
  });

  it('[P-16] variants, series, what goes with a product, posts of the blog and banners are told', async () => {
    for (const list of ['variants', 'series', 'complementary', 'blog_posts', 'adserver_ids'] as const) {
      expect(all.some((product) => product[list].length > 0)).toBe(true);
    }
    for (const { id, variants } of all.filter((product) => product.variants.length > 0)) {
      expect(variants.filter(({ is_current: isCurrent }) => isCurrent).map(({ product }) => product.id)).toEqual([id]);
    }
    const ids = [...new Set(all.flatMap(({ adserver_ids: banners }) => banners))];
    const { graphicsData } = await server.graphql<{ graphicsData: readonly { graphics_id: number }[] }>(
      'query($ids:[Int!]!){graphicsData(graphicsIds:$ids,version:2){graphics_id}}',
      { ids },
    );
    expect(graphicsData.map((one) => one.graphics_id)).toEqual(ids);
  });

  it('[∅61] plans of instalments for an amount have its real rate, total and example; the shortest goes first', async () => {
    const offers = async (amount: number) =>
      (
        await server.graphql<{
          installmentOffers: readonly { months: number; rrso: number; monthly: number; total: number; example: string }[];
        }>('query($amount:Grosze!){installmentOffers(amount:$amount){months rrso monthly total example}}', { amount })
      ).installmentOffers;
    const some = await offers(200_000);
    expect(some.map(({ months }) => months)).toEqual(some.map(({ months }) => months).toSorted((a, b) => a - b));
    for (const { months, rrso, monthly, total, example } of some) {
      expect(total).toBe(rrso === 0 ? 200_000 : monthly * months);
      expect(example).toContain('Przykład reprezentatywny');
    }
    expect(await offers(1)).toEqual([]);
  });

  it('[J-366] have their product information sheet as a PDF in the language of its reader, where they have an energy label, in a store that shows them no more as well', async () => {
    const ids = (await everything(server)).items_ids.map(Number);
    const { msProducts } = await server.graphql<{
      msProducts: { items: readonly { id: number; sku: string; energy_label: { eprel_number: string } | null }[] };
    }>('query($ids:[Int!]){msProducts(ids:$ids){items{id sku energy_label{eprel_number}}}}', { ids: ids.slice(0, 200) });
    const labelled = msProducts.items.find((one) => one.energy_label !== null);
    const plain = msProducts.items.find((one) => one.energy_label === null);
    const load = (id: number | undefined, cookie = '', store = 'amperio') =>
      fetch(`${server.url}/rest/V1/products/${id}/sheet`, { headers: { cookie, store } });
    const sheet = await load(labelled?.id);
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(sheet.headers.get('content-disposition')).toBe(`attachment; filename="karta-produktu-${labelled?.sku}.pdf"`);
    const polish = Buffer.from(await sheet.arrayBuffer()).toString('latin1');
    expect(polish.slice(0, 5)).toBe('%PDF-');
    const ukrainian = Buffer.from(await (await load(labelled?.id, 'translation=%7B%22language%22%3A%22ua%22%7D')).arrayBuffer()).toString(
      'latin1',
    );
    expect([/\/Lang \(([^)]+)\)/.exec(polish)?.[1], /\/Lang \(([^)]+)\)/.exec(ukrainian)?.[1]]).toEqual(['pl-PL', 'uk-UA']);
    for (const id of [plain?.id, 2_000_000_000]) expect((await load(id)).status).toBe(404);
    const labelledIds = msProducts.items.flatMap((one) => (one.energy_label === null ? [] : [one.id]));
    const inPro = await server.graphql<{ msProducts: { items: readonly { id: number }[] } }>(
      'query($ids:[Int!]){msProducts(ids:$ids){items{id}}}',
      { ids: labelledIds },
      { store: 'amperio_pro' },
    );
    const hidden = labelledIds.find((id) => inPro.msProducts.items.every((one) => one.id !== id));
    expect(hidden).toBeDefined();
    const ofHidden = await load(hidden, '', 'amperio_pro');
    expect([ofHidden.status, ofHidden.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });
});
