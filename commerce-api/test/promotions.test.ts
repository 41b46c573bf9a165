/** Promotions of a cart and its return after a while, for carts of guests and of customers. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { plusPrice } from 'shared-contracts/catalogue';
import { grosze } from 'shared-contracts/money';
import { createCalls, customerShopper, guestShopper, person, sellable, valueOf } from './support/checkout.ts';
import type { Shopper } from './support/checkout.ts';
import { registered, signedIn } from './support/customers.ts';
import { fromAnotherNetwork } from './support/network.ts';
import { ordered, setStatus, setStock } from './support/orders.ts';
import { orderOf } from './support/payments.ts';
import { posted } from './support/post.ts';
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

describe('the Plus programme', () => {
  interface Labelled {
    readonly id: number;
    readonly sku: string;
    readonly final_price: number;
    readonly plus_percent: number | null;
  }
  /** The dearest parcel with the label: stock of cheap ones is set by other tests. */
  const labelled = async (): Promise<Labelled> => {
    const parcels = (await sellable(server)).filter((one) => !one.block_courier_shipping && one.weight_grams < 5000);
    const { msProducts } = await server.graphql<{ msProducts: { items: readonly Labelled[] } }>(
      'query($ids:[Int!]){msProducts(ids:$ids){items{id sku final_price plus_percent}}}',
      { ids: parcels.map(({ id }) => id) },
    );
    const found = msProducts.items.findLast(({ plus_percent: percent }) => percent !== null);
    if (found === undefined) throw new Error('no parcel has the label of the programme');
    return found;
  };
  const membership = (token: string, method: 'PUT' | 'DELETE', store = 'amperio') =>
    fetch(`${server.url}/rest/V1/customers/me/plus`, { method, headers: { authorization: `Bearer ${token}`, store } });
  const member = async (email: string) => {
    const { token } = await registered(server, email);
    return { shopper: await customerShopper(server, email), token };
  };

  it('[J-297] [J-298] who joins pays the price of the tile at once: cart, order, its papers and a withdrawal have it', async () => {
    const product = await labelled();
    await setStock(server, product.sku, 20);
    const { shopper, token } = await member('plus-kupuje@example.com');
    const each = plusPrice(grosze(product.final_price), product.plus_percent ?? 0);
    const before = await shopper.add(product.sku, 3);
    expect([before.total, before.summary?.plus_discount]).toEqual([3 * product.final_price, 0]);

    const joined = await Promise.all([membership(token, 'PUT'), membership(token, 'PUT')]);
    expect(joined.map(({ status }) => status)).toEqual([200, 200]);
    expect(await joined[0]?.json()).toMatchObject({ extension_attributes: { amperio_plus: true } });
    const cart = await shopper.read();
    const saved = 3 * (product.final_price - each);
    expect(cart.summary).toMatchObject({ plus_discount: saved, total: 3 * each });
    expect(cart.items).toMatchObject([{ row_plus_discount: saved, catalog_final_price: product.final_price }]);
    expect(valueOf(await shopper.rest.readCart(shopper.cart, 'mini'))).toMatchObject({
      total: 3 * each,
      items: [{ row_plus_discount: saved }],
    });

    const order = await ordered(shopper, { sku: product.sku, qty: 1 });
    // Four pieces, since the cart was filled before.
    const seen = await orderOf(server, { order: order.number, hash: order.hash });
    expect(seen.totals.subtotal - seen.totals.discount).toBe(4 * each);
    for (const status of ['processing', 'shipped', 'delivered']) await setStatus(server, order.number, status);
    const [paper] = (await orderOf(server, { order: order.number, hash: order.hash })).documents ?? [];
    expect(paper?.kind).toBe('receipt');

    expect((await membership(token, 'DELETE')).status).toBe(200);
    const key = { number: order.number, email: shopper.email, telephone: person.telephone };
    const open = await posted<{ last_day: string; lines: readonly { amounts: readonly number[] }[] }>(
      server,
      '/rest/V1/withdrawals/order',
      key,
      fromAnotherNetwork(),
    );
    // What was bought as a member keeps its price and its sixty days.
    expect(open.lines[0]?.amounts.at(-1)).toBe(4 * each);
    expect(Date.parse(open.last_day) - Date.now()).toBeGreaterThan(50 * 24 * 60 * 60_000);
    await shopper.add(product.sku);
    expect((await shopper.read()).summary).toMatchObject({ plus_discount: 0, total: product.final_price });
  });

  it('[J-297] is not taken off together with a coupon of percents, for guests, or in the store without the programme', async () => {
    const product = await labelled();
    const { shopper, token } = await member('plus-kod@example.com');
    await membership(token, 'PUT');
    await shopper.add(product.sku);
    const { summary } = valueOf(await shopper.rest.putCoupon(shopper.cart, 'JESIEN7'));
    expect(summary).toMatchObject({ plus_discount: 0, coupon_discount: Math.floor((product.final_price * 7 + 50) / 100) });
    const guest = await guestShopper(server);
    expect((await guest.add(product.sku)).summary).toMatchObject({ plus_discount: 0, total: product.final_price });
    const other = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: 'amperio_pro' },
      body: JSON.stringify({ query: `{msProducts(skus:["${product.sku}"]){items{plus_percent}}}` }),
    });
    expect(JSON.stringify(await other.json())).not.toContain(`"plus_percent":${product.plus_percent}`);
  });

  it('[F-01] [J-298] guests, sellers and the store without it are refused, and leaving twice is leaving once', async () => {
    const { token } = await member('plus-dolacza@example.com');
    const refused = async (answer: Promise<Response>) => {
      const { status, ...rest } = await answer.then(async (got) => ({ status: got.status, ...((await got.json()) as { code: string }) }));
      return [status, rest.code];
    };
    expect((await membership('nobody', 'PUT')).status).toBe(401);
    expect(await refused(membership(token, 'PUT', 'amperio_pro'))).toEqual([404, 'no_plus_programme']);
    const { token: sellers } = await signedIn(server, 'ewa.salon@example.com');
    expect(await refused(membership(sellers, 'PUT'))).toEqual([403, 'plus_not_for_neoportal']);
    await membership(token, 'PUT');
    const left = await Promise.all([membership(token, 'DELETE'), membership(token, 'DELETE')]);
    expect(left.map(({ status }) => status)).toEqual([200, 200]);
    expect(await left[1]?.json()).toMatchObject({ extension_attributes: { amperio_plus: false } });
  });
});
