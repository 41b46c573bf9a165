/** What the commerce server promises of delivery, over its APIs: the same for tile, product page, cart, checkout, order and e-mail. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { dayText, deliveryPrice, hourText, placeHeader, promiseHour } from 'shared-contracts/delivery';
import { grosze } from 'shared-contracts/money';
import { createRestClient } from 'shared-contracts/rest';
import type { Cart, Order } from 'shared-contracts/rest';
import { guestShopper, person, sellable, valueOf } from './support/checkout.ts';
import type { Sellable } from './support/checkout.ts';
import { bodyOf, mailTo, newKey } from './support/orders.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let products: readonly Sellable[];

beforeAll(async () => {
  products = await sellable(server);
}, 60_000);

interface Way {
  readonly code: string;
  readonly amount: number;
  readonly day: string;
  readonly last_day: string;
}

interface Promised {
  readonly best: Way | null;
  readonly ways: readonly Way[];
  readonly collection: {
    readonly shop_id: number;
    readonly place: string;
    readonly day: string;
    readonly hour: number | null;
    readonly pieces: number;
  } | null;
}

/** What tiles of a listing read. */
const tileFields = 'best{day amount} collection{day hour place pieces}';
/** What the page of a product reads. */
const pageFields = 'best{code amount day last_day} ways{code amount day last_day} collection{shop_id place day hour pieces}';

async function promisedOn(
  ids: readonly number[],
  postcode: string | null,
  shop: number | null,
  fields = pageFields,
): Promise<ReadonlyMap<number, Promised>> {
  const { msProducts } = await server.graphql<{ msProducts: { items: readonly { readonly id: number; readonly delivery: Promised }[] } }>(
    `query($ids:[Int!],$postcode:String,$shop:Int){msProducts(ids:$ids){items{id delivery(postcode:$postcode,shop:$shop){${fields}}}}}`,
    { ids, postcode, shop },
  );
  return new Map(msProducts.items.map(({ id, delivery }) => [id, delivery]));
}

/** So many products of a list, the same ones each time. */
function chosen<Item>(list: readonly Item[], count: number): readonly Item[] {
  let seed = 83;
  const next = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31);
  return list
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Done anew when the hour for which promises hold has ended meanwhile. */
async function withinAnHour<Value>(task: () => Promise<Value>): Promise<Value> {
  const hour = promiseHour(Date.now());
  const value = await task();
  return promiseHour(Date.now()) === hour ? value : task();
}

const warsaw = { ...person, postcode: '00-412', city: 'Warszawa', country_id: 'PL', street: ['ul. Lipowa 12'] };
const shop = { id: 11, place: 'Galeria Wiślana' };
const place = placeHeader({ postcode: warsaw.postcode, shop }) ?? '';

/** A guest who has told postcode and shop. */
const shopper = (): Promise<Awaited<ReturnType<typeof guestShopper>>> =>
  guestShopper({
    ...server,
    rest: createRestClient({ baseUrl: server.url, store: () => 'amperio', token: () => undefined, place: () => place }),
  });

const pointFor = async (carrier: string): Promise<string | undefined> =>
  valueOf(await server.rest.listPickupPoints({ carrier, query: 'Warszawa' })).items[0]?.id;

interface Said {
  readonly cart: Cart;
  readonly checkout: Cart;
  readonly order: Order;
  readonly mail: string;
}

/** Buys a product with one delivery. @param collected in the shop instead of the soonest way */
async function bought(sku: string, code: string, collected: boolean): Promise<Said> {
  const guest = await shopper();
  await guest.add(sku);
  const cart = await guest.read();
  valueOf(await guest.rest.selectPayment(guest.cart, 'banktransfer'));
  valueOf(await guest.rest.setAddresses(guest.cart, { billing_address: warsaw }));
  const needsPoint = cart.shipping_methods?.find((one) => one.code === code)?.needs_pickup_point === true;
  const point = collected ? String(shop.id) : needsPoint ? await pointFor(code) : undefined;
  const checkout = valueOf(await guest.rest.setShipping(guest.cart, code, point));
  const placed = valueOf(await guest.rest.placeOrder(guest.cart, newKey(), bodyOf(checkout)));
  const order = valueOf(await server.rest.readOrderByHash({ order: placed.number, hash: placed.hash }));
  const mail = await mailTo(server, person.email, ({ kind, text }) => kind === 'order-placed' && text.includes(placed.number));
  return { cart, checkout, order, mail: mail.text.replaceAll('\u00a0', ' ') };
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('[J-167] [J-168] thirty products', () => {
  it('[J-307] tile, product page, cart, its line, checkout, order and e-mail say the same price, day and place', async () => {
    const picked = chosen(products, 30);
    expect(picked).toHaveLength(30);
    for (const [index, { id, sku }] of picked.entries()) {
      const collected = index % 3 === 2;
      await withinAnHour(async () => {
        const told = (await promisedOn([id], warsaw.postcode, shop.id)).get(id);
        if (told?.best == null || told.collection === null) throw new Error(`nothing is promised of ${sku}`);
        const { best, collection } = told;
        const tile = (await promisedOn([id], warsaw.postcode, shop.id, tileFields)).get(id);
        expect({ sku, ...told }).toMatchObject({ sku, ...tile });
        const code = collected ? 'neopickupexpress' : best.code;
        const { cart, checkout, order, mail } = await bought(sku, code, collected);

        // The cart, before anything is chosen.
        expect({ sku, way: cart.delivery?.way }).toMatchObject({ sku, way: best });
        expect({ sku, collection: cart.delivery?.collection }).toMatchObject({ sku, collection });
        expect({ sku, day: cart.items[0]?.delivery_day }).toEqual({ sku, day: best.day });
        // Each offer of the checkout.
        for (const way of told.ways) {
          const offered = cart.shipping_methods?.find((one) => one.code === way.code);
          expect({ sku, code: way.code, amount: offered?.amount, day: offered?.delivery_from, last_day: offered?.delivery_to }).toEqual({
            sku,
            ...way,
          });
        }
        // What was chosen, the order and its e-mail.
        const [day, lastDay, amount] = collected ? [collection.day, order.shipping.delivery_to, 0] : [best.day, best.last_day, best.amount];
        expect(checkout.shipping).toMatchObject({ method_code: code, amount, delivery_from: day });
        expect({ sku, day: checkout.items[0]?.delivery_day }).toEqual({ sku, day });
        expect(order.shipping).toMatchObject({ amount, delivery_from: day, delivery_to: lastDay });
        expect(order.totals.shipping).toBe(amount);
        const hour = collected && collection.hour !== null ? ` ${hourText(collection.hour)}` : '';
        expect(mail).toContain(plain(`${dayText(day, 'pl')}${hour}, ${deliveryPrice(grosze(amount))}\n`));
        if (collected) expect(mail).toContain('Galeria Wiślana');
      });
    }
  }, 180_000);

  it('the tile of a product that another product names says what its own page says', async () => {
    await withinAnHour(async () => {
      const { msProducts } = await server.graphql<{
        msProducts: { items: readonly { similar: readonly { id: number; delivery: Pick<Promised, 'best'> }[] }[] };
      }>('query($ids:[Int!]){msProducts(ids:$ids){items{similar{id delivery{best{day amount}}}}}}', {
        ids: chosen(products, 30).map(({ id }) => id),
      });
      const cards = msProducts.items.flatMap(({ similar }) => similar);
      expect(cards.length).toBeGreaterThan(5);
      const pages = await promisedOn([...new Set(cards.map(({ id }) => id))], null, null, 'best{day amount}');
      for (const { id, delivery } of cards) expect({ id, ...delivery }).toEqual({ id, ...pages.get(id) });
    });
  });

  it('[J-169] say the same day for everybody who tells nothing, and no earlier one for a far place', async () => {
    const ids = chosen(products, 30).map(({ id }) => id);
    await withinAnHour(async () => {
      const [nobody, far] = [await promisedOn(ids, null, null), await promisedOn(ids, '38-700', null)];
      for (const id of ids) expect((far.get(id)?.best?.day ?? '') >= (nobody.get(id)?.best?.day ?? '')).toBe(true);
      expect(ids.some((id) => far.get(id)?.best?.day !== nobody.get(id)?.best?.day)).toBe(true);
    });
  });
});

const large = (): Sellable => {
  const found = products.find(({ block_courier_shipping: isBlocked, final_price: price }) => isBlocked && price < 199_900);
  if (found === undefined) throw new Error('no large product below the threshold');
  return found;
};

describe('[J-167] free delivery', () => {
  it('[P-17] a large product over 199 zł is not promised for free anywhere, and no courier is offered', async () => {
    const { id, sku } = large();
    const told = (await promisedOn([id], null, null)).get(id);
    expect(told?.best?.amount).toBeGreaterThan(0);
    const guest = await shopper();
    const cart = await guest.add(sku);
    expect(cart.summary?.free_delivery_from).toBe(199_900);
    expect(cart.summary?.missing_for_free_delivery).toBe(199_900 - (cart.summary?.total ?? 0));
    expect(cart.shipping_methods?.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(['courier', 'pickup-point']));
  });

  it('[J-170] the threshold of parcels stands in the store, in texts of editors and in their help page', async () => {
    const { storeConfig, msCmsBlock } = await server.graphql<{
      storeConfig: { free_delivery_from: number; meta_description: string };
      msCmsBlock: { items: readonly { content: string; cms_json: string }[] };
    }>(
      '{storeConfig{free_delivery_from meta_description} msCmsBlock(identifiers:["home_trust_bar","cart_delivery_help"]){items{content cms_json}}}',
    );
    expect(storeConfig.free_delivery_from).toBe(19_900);
    expect(plain(storeConfig.meta_description)).toContain('od 199 zł');
    const told = plain(msCmsBlock.items.map(({ content, cms_json }) => content + cms_json).join(' '));
    expect(told).toContain('0 zł od 199 zł');
    expect(told).toContain('duży sprzęt od 1 999 zł');
    expect(told).not.toContain('{{');
    const { cmsPages } = await server.graphql<{ cmsPages: readonly { url_key: string; content: string }[] }>(
      '{cmsPages(urlKeys:["dostawa"]){url_key content}}',
    );
    const help = plain(cmsPages.find(({ url_key: key }) => key === 'dostawa')?.content ?? '');
    expect(help).toContain('<td>Dostawa własnym transportem</td><td>49 zł</td><td>1 999 zł</td>');
    expect(help).toContain('do 16:00');
  });

  it('[J-170] the home page names the first day on which a product arrives', async () => {
    const ids = chosen(products, 60).map(({ id }) => id);
    await withinAnHour(async () => {
      const ways = [...(await promisedOn(ids, null, null)).values()].flatMap(({ best }) => (best === null ? [] : [best.day]));
      const { msCmsBlock } = await server.graphql<{ msCmsBlock: { items: readonly { cms_json: string }[] } }>(
        '{msCmsBlock(identifiers:["home_trust_bar"]){items{cms_json}}}',
      );
      const [first = ''] = ways.toSorted();
      expect(plain(msCmsBlock.items[0]?.cms_json ?? '')).toContain(`Dostawa: ${plain(dayText(first, 'pl'))}`);
    });
  });
});

describe('[A-05] the calendar of deliveries', () => {
  const ask = async (n: number, body: { postcode?: string; shipping_method?: string; items: { sku: string; qty: number }[] }) => {
    const { data, response } = await server.rest.calls.PUT('/rest/V1/pwa/calendar/{n}', { params: { path: { n } }, body });
    return { days: data?.days ?? [], status: response.status };
  };

  it('has as many days as asked, the first promised one in front, without Sundays and holidays, with the price of the way', async () => {
    const { id, sku } = large();
    await withinAnHour(async () => {
      const told = (await promisedOn([id], '80-837', null)).get(id)?.best;
      const { days } = await ask(40, { postcode: '80-837', items: [{ sku, qty: 1 }] });
      expect(days).toHaveLength(40);
      expect(days[0]?.date).toBe(told?.day);
      expect(days.map(({ date }) => date)).not.toEqual(expect.arrayContaining(['2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01']));
      expect(days.every(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay() !== 0)).toBe(true);
      expect(days[0]?.ranges.map(({ range }) => range)).toEqual(['08-12', '12-16', '16-20']);
      expect(days[0]?.ranges[0]).toMatchObject({ code: `${told?.day ?? ''}_08-12`, price: told?.amount, available: true });
    });
  });

  it('has fourteen days unless told, of the asked delivery; what does not fit the goods is refused', async () => {
    const { sku } = large();
    expect((await ask(0, { shipping_method: 'geis', items: [{ sku, qty: 1 }] })).days).toHaveLength(14);
    expect((await ask(5, { shipping_method: 'inpost', items: [{ sku, qty: 1 }] })).status).toBe(400);
    expect((await ask(5, { items: [{ sku: 'nonsense', qty: 1 }] })).status).toBe(400);
    expect((await ask(5, { items: [] })).status).toBe(400);
  });

  it('comes with a cart that is read with calendar_data', async () => {
    const guest = await shopper();
    if (guest.cart.kind !== 'guest') throw new Error('a guest has a cart of their own');
    await guest.add(large().sku);
    const { cartId } = guest.cart;
    const read = async (query: { calendar_data?: string }) =>
      (await guest.rest.calls.GET('/rest/V1/pwa/guest-carts/{cartId}', { params: { path: { cartId }, query } })).data;
    const cart = await read({ calendar_data: '1' });
    expect(cart?.calendar?.days).toHaveLength(14);
    expect(cart?.calendar?.days[0]?.date).toBe(cart?.delivery?.way?.day);
    expect(await read({})).not.toHaveProperty('calendar');
  });
});

describe('the shops', () => {
  interface Told {
    readonly id: number;
    readonly days: readonly { readonly day: string; readonly hours: { readonly open: string } | null }[];
    readonly distance: number | null;
  }
  const shopsNear = async (near: string | null): Promise<readonly Told[]> => {
    const { physicalStores } = await server.graphql<{ physicalStores: readonly Told[] }>(
      'query($near:String){physicalStores(near:$near){id days{day hours{open}} distance}}',
      { near },
    );
    return physicalStores;
  };

  it('[J-351] tell their hours of eight days, and how far they are from a postcode once there is one', async () => {
    const shops = await shopsNear(null);
    expect(shops.every(({ days, distance }) => days.length === 8 && days.some(({ hours }) => hours !== null) && distance === null)).toBe(
      true,
    );
    const near = await shopsNear('30-702');
    const nearest = near.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0))[0];
    expect(nearest?.id).toBe(12);
    expect(nearest?.distance).toBeLessThan(15_000);
    expect(near.find(({ id }) => id === 15)?.distance).toBeGreaterThan(400_000);
  });

  it('[J-351] refuse what is no postcode', () => expect(shopsNear('x')).rejects.toThrow());
});
