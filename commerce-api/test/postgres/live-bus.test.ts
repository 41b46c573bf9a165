/** Several commerce servers on one database, joined by a real Redis (or Valkey) that is killed and started again. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BusMessage } from '../../src/bus/bus.ts';
import { redisBus } from '../../src/bus/redis-bus.ts';
import { deskAnswer, newStaff } from '../support/desk.ts';
import { connectLive } from '../support/live.ts';
import { createDatabase, filledDatabase, runOn, serverVariable } from '../support/postgres/databases.ts';
import { startRedis } from '../support/redis/server.ts';
import type { RedisServer } from '../support/redis/server.ts';
import { removeFolder, runToEnd, startServer, temporaryFolder } from '../support/server.ts';
import type { RunningServer } from '../support/server.ts';

let redis: RedisServer;

// Without an installed server the test installs one.
beforeAll(async () => {
  redis = await startRedis();
}, 180_000);

afterAll(() => redis.kill());

interface Member {
  readonly send: (message: BusMessage) => void;
  /** The next message that has not been read yet. */
  readonly next: () => Promise<BusMessage>;
  /** The next log line. */
  readonly line: () => Promise<string>;
  readonly leave: () => Promise<void>;
}

/** A queue whose `next` waits for the next item. */
function queue<Item>(): { readonly put: (item: Item) => void; readonly next: () => Promise<Item> } {
  const items: Item[] = [];
  const waiting: ((item: Item) => void)[] = [];
  return {
    put: (item) => {
      const taker = waiting.shift();
      if (taker === undefined) items.push(item);
      else taker(item);
    },
    next: () => {
      const item = items.shift();
      return item === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(item);
    },
  };
}

function member(url: string): Member {
  const messages = queue<BusMessage>();
  const lines = queue<string>();
  const bus = redisBus({ url, report: lines.put });
  bus.join(messages.put);
  return { send: bus.send, next: messages.next, line: lines.next, leave: bus.leave };
}

const anything = { kind: 'anything' } as const;
const products = (...ids: number[]) => ({ kind: 'products', ids }) as const;

describe('[J-88] the bus between commerce servers', () => {
  it('delivers a message to all other members, not to its sender', async () => {
    const [one, two, three] = [member(redis.url), member(redis.url), member(redis.url)];
    // A member that joins may have missed messages.
    expect(await Promise.all([one.next(), two.next(), three.next()])).toEqual([anything, anything, anything]);
    one.send(products(7));
    two.send(products(8));
    expect([await two.next(), await three.next(), await three.next()]).toEqual([products(7), products(7), products(8)]);
    expect(await one.next()).toEqual(products(8));
    await Promise.all([one, two, three].map(({ leave }) => leave()));
  });

  it('separates shops by the database number at the end of the address', async () => {
    const [one, two, other] = [member(`${redis.url}/1`), member(`${redis.url}/1`), member(`${redis.url}/2`)];
    await Promise.all([one.next(), two.next(), other.next()]);
    other.send(products(1));
    one.send(products(2));
    expect(await two.next()).toEqual(products(2));
    await Promise.all([one, two, other].map(({ leave }) => leave()));
  });

  it('reconnects after its server was killed, and then every member reloads what may have changed', async () => {
    const [one, two] = [member(redis.url), member(redis.url)];
    await Promise.all([one.next(), two.next()]);
    await redis.kill();
    expect(await one.line()).toMatch(/^LIVE_BUS_URL is away \(.+\); what other servers change arrives when it is back$/);
    one.send(products(7)); // lost, without an error
    await redis.start();
    expect(await one.line()).toBe('LIVE_BUS_URL is back');
    expect(await two.next()).toEqual(anything);
    one.send(products(9));
    // A message that stands for all lost ones may come first.
    const first = await two.next();
    expect(first.kind === 'anything' ? await two.next() : first).toEqual(products(9));
    await Promise.all([one.leave(), two.leave()]);
  });
});

describe('[J-88] two commerce servers on one database and one bus', () => {
  let servers: readonly RunningServer[];
  let product: { readonly id: number; readonly sku: string };
  let DATABASE_URL: string;

  beforeAll(async () => {
    DATABASE_URL = await createDatabase(process.env[serverVariable] ?? '', filledDatabase);
    servers = await Promise.all([0, 1].map(() => startServer({ DATABASE_URL, LIVE_BUS_URL: redis.url })));
    const [row] = await runOn(DATABASE_URL, 'select id, sku from product order by id limit 1');
    product = { id: Number(row?.['id']), sku: String(row?.['sku']) };
  }, 60_000);

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    for (const { dataDir } of servers) removeFolder(dataDir);
  });

  const both = (): readonly [RunningServer, RunningServer] => {
    const [one, two] = servers;
    if (one === undefined || two === undefined) throw new Error('two servers were started');
    return [one, two];
  };
  const post = async (server: RunningServer, path: string, body: object): Promise<void> => {
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
  };
  const priceAt = async (server: RunningServer): Promise<number | undefined> => {
    const { pricesForProducts } = await server.graphql<{ pricesForProducts: readonly { readonly final_price: number }[] }>(
      'query($s:[String!]!){pricesForProducts(skus:$s){final_price}}',
      { s: [product.sku] },
    );
    return pricesForProducts[0]?.final_price;
  };
  /** The most expensive product of a server's listing, which is sorted from its cache. */
  const mostExpensiveAt = async (server: RunningServer): Promise<string | undefined> => {
    const { productsForCategory } = await server.graphql<{ productsForCategory: { readonly items_ids: readonly string[] } }>(
      '{productsForCategory(id:"2",sortBy:price,sortOrder:DESC){items_ids}}',
    );
    return productsForCategory.items_ids[0];
  };

  it('[L-06] a price changed at one server is pushed to browsers of both, and both read and sort by it', async () => {
    const [one, two] = both();
    expect(await priceAt(two)).toBeGreaterThan(0); // now it is cached
    const lives = await Promise.all([connectLive(one.url), connectLive(two.url)]);
    await post(one, '/dev/price', { sku: product.sku, final_price: 9_999_900 });
    for (const live of lives) expect(await live.next()).toMatchObject({ wsProducts: [{ id: product.id, final_price: 9_999_900 }] });
    expect([await priceAt(two), await mostExpensiveAt(two)]).toEqual([9_999_900, String(product.id)]);
    for (const live of lives) live.close();
  });

  it('[L-06] so is a changed stock', async () => {
    const [one, two] = both();
    const live = await connectLive(one.url);
    await post(two, '/dev/stock', { sku: product.sku, qty: 3 });
    expect(await live.next()).toMatchObject({ wsProducts: [{ id: product.id, qty: 3 }] });
    live.close();
  });

  it('[L-04] when a change at one server reorders a listing, its viewers at the other one get a message', async () => {
    const [one, two] = both();
    const live = await connectLive(two.url);
    live.send({ action: 'wsCatalog', category_id: 2, sortBy: 'price', sortOrder: 'DESC' });
    expect(await live.next()).toMatchObject({ wsCatalog: { items_ids: expect.arrayContaining([String(product.id)]) } });
    expect(await mostExpensiveAt(two)).toBe(String(product.id));
    await post(one, '/dev/price', { sku: product.sku, final_price: 100 });
    expect(await live.next()).toHaveProperty('wsProducts');
    expect(await live.next()).toHaveProperty('wsCatalog');
    expect(await mostExpensiveAt(two)).not.toBe(String(product.id));
    live.close();
  });

  it('[L-05] [L-07] so are new names of categories and manufacturers', async () => {
    const [one, two] = both();
    const live = await connectLive(two.url);
    const [row] = await runOn(DATABASE_URL, `select main_category_id as id from product where id = ${product.id}`);
    const category = Number(row?.['id']);
    await post(one, '/dev/category', { id: category, name: 'Nowa nazwa' });
    expect(await live.next()).toMatchObject({ wsCategories: [{ id: category, name: 'Nowa nazwa' }] });
    const { manufacturers } = await two.graphql<{ manufacturers: { items: readonly { id: number }[] } }>('{manufacturers{items{id}}}');
    const id = manufacturers.items[0]?.id ?? 0;
    await post(one, '/dev/manufacturer', { id, name: 'Nowa marka' });
    expect(await live.next()).toEqual({ wsManufacturers: [{ id, name: 'Nowa marka' }] });
    live.close();
  });

  it('[J-255] a product that an editor has changed at one server is found by its new name at the other, whose open pages read its text again', async () => {
    const [one, two] = both();
    const editor = await newStaff(one, 'editor');
    const live = await connectLive(two.url);
    const place = `/content/product/${encodeURIComponent(product.sku)}`;
    const { version, content } = await deskAnswer<{ readonly version: number; readonly content: object }>(one, editor.token, place);
    const changed = { ...content, name: 'Dwuserwerowiec 7' };
    await deskAnswer(one, editor.token, place, { method: 'PUT', body: { version, content: changed } });
    const { version: saved } = await deskAnswer<{ readonly version: number }>(one, editor.token, place);
    await deskAnswer(one, editor.token, `${place}/publish`, { method: 'POST', body: { version: saved } });
    expect(await live.next()).toMatchObject({ wsProducts: [{ id: product.id }] });
    expect(await live.next()).toMatchObject({ wsContent: { paths: [expect.stringMatching(/^\//)] } });
    const { productsForSearch } = await two.graphql<{ readonly productsForSearch: { readonly items_ids: readonly string[] } }>(
      '{ productsForSearch(query: "dwuserwerowiec") { items_ids } }',
    );
    expect(productsForSearch.items_ids).toEqual([String(product.id)]);
    live.close();
  });

  it('while the bus is down each server pushes to its own browsers; once it is back the others catch up', async () => {
    const [one, two] = both();
    await redis.kill();
    const [here, there] = await Promise.all([connectLive(one.url), connectLive(two.url)]);
    await post(one, '/dev/price', { sku: product.sku, final_price: 7_777_700 });
    expect(await here.next()).toMatchObject({ wsProducts: [{ id: product.id, final_price: 7_777_700 }] });
    expect(await priceAt(one)).toBe(7_777_700);
    await redis.start();
    const caughtUp = [await there.next(), await there.next()];
    expect(caughtUp).toContainEqual({ wsProducts: [expect.objectContaining({ id: product.id, final_price: 7_777_700 })] });
    // Nobody knows which comments were published meanwhile.
    expect(caughtUp).toContainEqual({ wsContent: { paths: ['/opinie-o-sklepie'] } });
    expect(await priceAt(two)).toBe(7_777_700);
    here.close();
    there.close();
  });

  it('a server starts and takes orders while the bus is down', async () => {
    await redis.kill();
    const alone = await startServer({ DATABASE_URL, LIVE_BUS_URL: redis.url });
    expect(await priceAt(alone)).toBe(7_777_700);
    expect(await alone.stop()).toBe(0);
    await redis.start();
  });
});

describe('[J-01] LIVE_BUS_URL', () => {
  it('ends the start with one line when it is not a valid address', async () => {
    const { code, output } = await runToEnd({ LIVE_BUS_URL: 'localhost:6379', DATA_DIR: temporaryFolder() });
    expect([code, output.trim()]).toEqual([1, 'commerce-api: LIVE_BUS_URL must start with redis:// or rediss:// (it is "localhost:6379")']);
  });
});
