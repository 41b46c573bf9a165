/** A PostgreSQL server behind the shop: wrong addresses, restarts, several shops on one database. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDatabase, filledDatabase, runOn, serverVariable } from '../support/postgres/databases.ts';
import { startPostgres } from '../support/postgres/test-run.ts';
import type { PostgresServer } from '../support/postgres/test-run.ts';
import { removeFolder, runToEnd, startServer, temporaryFolder } from '../support/server.ts';
import type { RunningServer } from '../support/server.ts';

const serverOfRun = process.env[serverVariable] ?? '';

async function stopAll(servers: readonly RunningServer[]): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
  for (const { dataDir } of servers) removeFolder(dataDir);
}

describe('[J-01] DATABASE_URL', () => {
  it.each([
    ['nobody listens there', 'postgres://nobody@127.0.0.1:1/none', /ECONNREFUSED/],
    ['there is no such database', `${serverOfRun}/nie_ma`, /database "nie_ma" does not exist/],
    ['there is no such machine', 'postgres://nobody@nie-ma.invalid/none', /(ENOTFOUND|EAI_AGAIN)/],
  ])('ends the start with one line when %s', async (_, url, reason) => {
    const { code, output } = await runToEnd({ DATABASE_URL: url, DATA_DIR: temporaryFolder() });
    expect(code).toBe(1);
    const lines = output.trim().split('\n');
    expect(lines).toEqual([expect.stringMatching(/^commerce-api: DATABASE_URL cannot be reached: /)]);
    expect(lines[0]).toMatch(reason);
  });
});

describe('PostgreSQL that is restarted', () => {
  let postgres: PostgresServer;
  let server: RunningServer;

  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startServer({ DATABASE_URL: await createDatabase(postgres.url), PRODUCTS: '20' });
  }, 60_000);

  afterAll(async () => {
    await stopAll([server]);
    await postgres.stop();
  });

  it('is found again by the next request, whatever connections have broken', async () => {
    const created = await Promise.all(Array.from({ length: 8 }, () => server.rest.createCart()));
    const ids = created.map((cart) => (cart.ok ? cart.value : ''));
    await postgres.restart();
    const read = await Promise.all(ids.map((id) => server.rest.readCart(id)));
    expect(read.map((cart) => cart.ok)).toEqual(ids.map(() => true));
  });

  it('is answered with 503 while it is away, by REST and by GraphQL, and with 200 afterwards', async () => {
    await postgres.pause();
    const cart = await fetch(`${server.url}/rest/V1/pwa/guest-carts`, { method: 'POST' });
    expect([cart.status, cart.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await cart.json()).toMatchObject({ code: 'unavailable', message: expect.stringMatching(/chwilowo niedostępny/) });
    const query = encodeURIComponent('{customer{email}}');
    const headers = { authorization: `Bearer ${'a'.repeat(43)}` };
    expect((await fetch(`${server.url}/graphql?query=${query}`, { headers })).status).toBe(503);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    await postgres.resume();
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.rest.createCart()).toMatchObject({ ok: true });
  });
});

describe('several commerce servers on one database', () => {
  it('start at once on an empty one: its tables are made once, its catalogue is filled once', async () => {
    const DATABASE_URL = await createDatabase(serverOfRun);
    const servers = await Promise.all([0, 1, 2].map(() => startServer({ DATABASE_URL, PRODUCTS: '60' })));
    const counts = await Promise.all(
      servers.map((server) => server.graphql<{ productsForCategory: object }>('{productsForCategory(id:"2"){total_count}}')),
    );
    expect(counts).toEqual(counts.map(() => counts[0]));
    expect(await runOn(DATABASE_URL, 'select count(*)::int as count from product')).toEqual([{ count: 60 }]);
    await stopAll(servers);
  }, 60_000);

  it('[C-22] share carts, and changes made at once are all kept', async () => {
    const DATABASE_URL = await createDatabase(serverOfRun, filledDatabase);
    const servers = await Promise.all([0, 1].map(() => startServer({ DATABASE_URL })));
    const [one, two] = servers;
    if (one === undefined || two === undefined) throw new Error('two servers were started');
    const cart = await one.rest.createCart();
    if (!cart.ok) throw new Error(cart.error.message);
    const skus = (
      await runOn(
        DATABASE_URL,
        "select sku from product where not is_sales_blocked and qty > 9 and min_sale_qty = 1 and availability = 1 and document->>'availableOnlyInStore' = 'false' order by id limit 6",
      )
    ).map(({ sku }) => String(sku));
    const added = await Promise.all(skus.map((sku, index) => (index % 2 === 0 ? one : two).rest.addCartItem(cart.value, { sku, qty: 1 })));
    expect(added.map(({ ok }) => ok)).toEqual(skus.map(() => true));
    expect(await two.rest.readCart(cart.value)).toMatchObject({ ok: true, value: { total_count: skus.length } });
    await stopAll(servers);
  }, 60_000);
});
