/** Promotions of a cart and its return after a while, for carts of guests and of customers. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createCalls, customerShopper, guestShopper } from './support/checkout.ts';
import type { Shopper } from './support/checkout.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();

interface Listed {
  readonly sku: string;
  readonly final_price: number;
}

/** Products of a category that can be bought now, the cheapest first. */
async function inCategory(path: string): Promise<readonly Listed[]> {
  const { urlResolver } = await server.graphql<{ urlResolver: { id: string } }>(`{urlResolver(urlKey:"/${path}.html"){id}}`);
  const { productsForCategory } = await server.graphql<{ productsForCategory: { items_ids: readonly string[] } }>(
    `{productsForCategory(id:"${urlResolver.id}"){items_ids}}`,
  );
  const { msProducts } = await server.graphql<{
    msProducts: { items: readonly (Listed & { qty: number; is_sales_blocked: boolean; available_only_in_store: boolean })[] };
  }>('query($ids:[Int!]){msProducts(ids:$ids){items{sku final_price qty is_sales_blocked available_only_in_store}}}', {
    ids: productsForCategory.items_ids.map(Number),
  });
  return msProducts.items
    .filter((one) => one.qty >= 3 && !one.is_sales_blocked && !one.available_only_in_store)
    .toSorted((a, b) => a.final_price - b.final_price);
}

let phones: readonly Listed[];
let headphones: readonly Listed[];
let kitchen: readonly Listed[];

beforeAll(async () => {
  phones = await inCategory('smartfony-i-zegarki/smartfony');
  headphones = await inCategory('telewizory-i-audio/sluchawki');
  kitchen = await inCategory('agd/gotowanie');
}, 60_000);

const set = 9101;
const less = 9102;

const bases: readonly (readonly [string, () => Promise<Shopper>])[] = [
  ['a guest', () => guestShopper(server)],
  ['a customer', () => customerShopper(server)],
];

const skuOf = (list: readonly Listed[], n: number): string => {
  const found = list[n];
  if (found === undefined) throw new Error('the catalogue has too few products');
  return found.sku;
};

describe.each(bases)('promotions in the cart of %s', (_, start) => {
  it('[A-15] a set is put, counts in the sums, and is taken away', async () => {
    const shopper = await start();
    const calls = createCalls(server, shopper);
    await shopper.add(skuOf(phones, 0));
    expect(await calls.refusal('PUT', `promotions/${set}`)).toBe('promotion_too_few');
    const before = await shopper.add(skuOf(headphones, 0));
    const offered = before.promotions?.find(({ id }) => id === set);
    expect(offered).toMatchObject({ kind: 'set', is_chosen: false, is_active: false, reason: null });
    expect(offered?.item_ids).toHaveLength(2);
    const put = await calls.ok('PUT', `promotions/${set}`);
    const active = put.promotions?.find(({ id }) => id === set);
    const expected = before.items.reduce((sum, { row_total: goods = 0 }) => sum + Math.floor((goods * 5 + 50) / 100), 0);
    expect(active).toMatchObject({ is_chosen: true, is_active: true, discount: expected });
    expect(put.total).toBe(before.total - expected);
    expect(put.summary?.discount).toBe((before.summary?.discount ?? 0) + expected);
    expect((put.summary?.subtotal ?? 0) - (put.summary?.discount ?? 0)).toBe(put.total);
    expect(await calls.ok('PUT', `promotions/${set}`)).toMatchObject({ total: put.total });
    expect(await calls.ok('DELETE', `promotions/${set}`)).toMatchObject({ total: before.total });
    expect(await calls.ok('DELETE', `promotions/${set}`)).toMatchObject({ total: before.total });
    expect(await calls.refusal('PUT', 'promotions/1')).toBe('unknown_promotion');
    expect(await calls.status('PUT', 'promotions/none')).toBe(400);
  });

  it('[A-15] [C-13] two products of a category: the set waits, and the cart says so', async () => {
    const shopper = await start();
    const calls = createCalls(server, shopper);
    await shopper.add(skuOf(phones, 0));
    await shopper.add(skuOf(phones, 1));
    const { total } = await shopper.add(skuOf(headphones, 0));
    const put = await calls.ok('PUT', `promotions/${set}`);
    expect(JSON.parse(put.notices ?? '')).toEqual({ category_exclusion: { id: set } });
    expect(put).toMatchObject({ total });
    expect(put.promotions?.find(({ id }) => id === set)).toMatchObject({ is_chosen: true, is_active: false });
    const one = await calls.ok('DELETE', `items/${put.items[0]?.item_id ?? 0}`);
    expect(one.notices).toBe('{}');
    expect(one.promotions?.find(({ id }) => id === set)).toMatchObject({ is_active: true });
    await calls.ok('DELETE', `promotions/${set}`);
  });

  it('[A-18] the cheaper of two is reduced when it is chosen, never the dearer one', async () => {
    const shopper = await start();
    const calls = createCalls(server, shopper);
    await shopper.add(skuOf(kitchen, 0));
    const before = await shopper.add(skuOf(kitchen, kitchen.length - 1));
    const [cheap, dear] = before.items;
    const wish = (...ruleItemsIds: readonly unknown[]) => ({ ruleItemsIds });
    const reduced = await calls.ok('POST', 'set-less-price', wish(cheap?.item_id));
    const saved = Math.floor(((cheap?.catalog_final_price ?? 0) * 20 + 50) / 100);
    expect(reduced.total).toBe(before.total - saved);
    expect(reduced.promotions?.find(({ id }) => id === less)).toMatchObject({ discount: saved, chosen_item_ids: [cheap?.item_id] });
    expect(await calls.refusal('POST', 'set-less-price', wish(dear?.item_id))).toBe('less_price_wrong_items');
    expect(await calls.refusal('POST', 'set-less-price', wish(cheap?.item_id, dear?.item_id))).toBe('less_price_wrong_items');
    expect(await calls.refusal('POST', 'set-less-price', wish(4711))).toBe('item_not_found');
    expect(await calls.status('POST', 'set-less-price', wish('x'))).toBe(400);
    expect(await calls.ok('POST', 'set-less-price', wish())).toMatchObject({ total: before.total });
  });

  it('[A-22] a promotion tells what it is about and which lines belong to it', async () => {
    const shopper = await start();
    const calls = createCalls(server, shopper);
    await shopper.add(skuOf(kitchen, 0));
    const { items } = await shopper.add(skuOf(phones, 0));
    const response = await calls.send('GET', `popup-promotion/${set}`);
    expect(await response.json()).toEqual({
      id: set,
      title: 'Zestaw mobilny 5% taniej',
      text: expect.stringContaining('po jednym produkcie z kategorii'),
      items: [{ item_id: items[1]?.item_id, name: items[1]?.name, thumbnail: items[1]?.thumbnail }],
    });
    expect(await calls.status('GET', 'popup-promotion/1')).toBe(404);
  });

  it('[A-26] a restored cart keeps what can still be bought and says that something is missing, once', async () => {
    const shopper = await start();
    const calls = createCalls(server, shopper);
    const [short, gone, whole] = [skuOf(kitchen, 0), skuOf(kitchen, 1), skuOf(phones, 0)];
    await shopper.add(short, 3);
    await shopper.add(gone);
    await shopper.add(whole);
    const untouched = await calls.ok('GET', 'restore');
    expect(untouched).toMatchObject({ total_count: 5, notices: '{}' });
    const stock = (sku: string, qty: number) => calls.fetch('POST', '/dev/stock', { sku, qty });
    await stock(short, 2);
    await stock(gone, 0);
    const restored = await calls.ok('GET', 'restore');
    expect(restored.items.map(({ sku, qty }) => [sku, qty])).toEqual([
      [short, 2],
      [whole, 1],
    ]);
    expect(JSON.parse(restored.notices ?? '')).toEqual({ restore_cart_missing_qty: {} });
    expect(await calls.ok('GET', 'restore')).toMatchObject({ version: restored.version, notices: restored.notices });
    expect(await calls.ok('DELETE', `items/${restored.items[0]?.item_id ?? 0}`)).toMatchObject({ notices: '{}' });
    await stock(short, 9);
    await stock(gone, 9);
  });
});

it('[A-15] a promotion stands in the order, whose sums add up', async () => {
  const shopper = await guestShopper(server);
  const calls = createCalls(server, shopper);
  await shopper.add(skuOf(phones, 0));
  await shopper.add(skuOf(headphones, 0));
  await calls.ok('PUT', `promotions/${set}`);
  await shopper.rest.selectPayment(shopper.cart, 'banktransfer');
  await shopper.rest.setAddresses(shopper.cart, {
    billing_address: {
      firstname: 'Ola',
      lastname: 'Nowak',
      street: 'ul. Lipowa 12/4',
      postcode: '30-702',
      city: 'Kraków',
      telephone: '600 100 200',
      email: 'zestaw@example.com',
    },
  });
  await shopper.rest.setShipping(shopper.cart, 'dpd');
  const { summary } = await shopper.read();
  const placed = await shopper.rest.placeOrder(shopper.cart, `set-${Date.now()}-0123456789`, {
    paymentMethod: { method: 'banktransfer', extension_attributes: { agreement_ids: [1] } },
    additionalData: { expected_total: summary?.grand_total ?? 0 },
  });
  if (!placed.ok) throw new Error(placed.error.message);
  const read = await shopper.rest.readOrderByHash({ order: placed.value.number, hash: placed.value.hash });
  if (!read.ok) throw new Error(read.error.message);
  const { totals } = read.value;
  expect(totals.discount).toBe(summary?.discount);
  expect(totals.subtotal - totals.discount - totals.coupon_discount + totals.shipping + totals.payment_fee).toBe(totals.grand_total);
});
