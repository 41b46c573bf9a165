/** A PostgreSQL server behind the shop: wrong addresses, restarts, several shops on one database. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readMigrations } from '../../src/database/migrations.ts';
import { registered, signedIn } from '../support/customers.ts';
import { mailsTo } from '../support/inbox.ts';
import { startMailServer } from '../support/mail-server.ts';
import { posted } from '../support/post.ts';
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
    ['no server listens there', 'postgres://nobody@127.0.0.1:1/none', /ECONNREFUSED/],
    ['there is no such database', `${serverOfRun}/nie_ma`, /database "nie_ma" does not exist/],
    ['there is no such host', 'postgres://nobody@nie-ma.invalid/none', /(ENOTFOUND|EAI_AGAIN)/],
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

  it('[J-38] is used again by the next request, although connections were broken', async () => {
    const created = await Promise.all(Array.from({ length: 8 }, () => server.rest.createCart()));
    const ids = created.map((cart) => (cart.ok ? cart.value : ''));
    await postgres.restart();
    const read = await Promise.all(ids.map((id) => server.rest.readCart(id)));
    expect(read.map((cart) => cart.ok)).toEqual(ids.map(() => true));
  });

  it('[J-38] causes 503 while it is down, for REST and GraphQL, and 200 afterwards', async () => {
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
  it('start concurrently on an empty one: its tables are created once, its catalogue is filled once', async () => {
    const DATABASE_URL = await createDatabase(serverOfRun);
    const servers = await Promise.all([0, 1].map(() => startServer({ DATABASE_URL, PRODUCTS: '60' })));
    const counts = await Promise.all(
      servers.map((server) => server.graphql<{ productsForCategory: object }>('{productsForCategory(id:"2"){total_count}}')),
    );
    expect(counts).toEqual(counts.map(() => counts[0]));
    const products = servers.map((server) => Number(/(\d+) products at/.exec(server.output())?.[1]));
    expect(products).toEqual(Array(2).fill(products[0]));
    // Gift cards have a page of their own and are in no listing.
    const listed = 'select count(*)::int as count from product where not is_gift_card';
    expect(await runOn(DATABASE_URL, listed)).toEqual([{ count: products[0] }]);
    await stopAll(servers);
  }, 60_000);

  describe('and catalogue', () => {
    let url = '';
    let mailServer: Awaited<ReturnType<typeof startMailServer>>;
    let servers: readonly RunningServer[] = [];

    beforeAll(async () => {
      mailServer = await startMailServer();
      url = await createDatabase(serverOfRun, filledDatabase);
      servers = await Promise.all([0, 1].map(() => startServer({ DATABASE_URL: url, SMTP_URL: mailServer.url })));
    }, 60_000);

    afterAll(async () => {
      await stopAll(servers);
      await mailServer.close();
    });

    it('share carts, and concurrent changes are all kept', async () => {
      const [one, two] = servers;
      if (one === undefined || two === undefined) throw new Error('two servers were started');
      const cart = await one.rest.createCart();
      if (!cart.ok) throw new Error(cart.error.message);
      const skus = (
        await runOn(
          url,
          "select sku from product where not is_sales_blocked and qty > 9 and min_sale_qty = 1 and availability = 1 and document->>'availableOnlyInStore' = 'false' order by id limit 6",
        )
      ).map(({ sku }) => String(sku));
      const added = await Promise.all(
        skus.map((sku, index) => (index % 2 === 0 ? one : two).rest.addCartItem(cart.value, { sku, qty: 1 })),
      );
      expect(added.map(({ ok }) => ok)).toEqual(skus.map(() => true));
      expect(await two.rest.readCart(cart.value)).toMatchObject({ ok: true, value: { total_count: skus.length } });
    }, 60_000);

    it('send each e-mail once', async () => {
      await runOn(
        url,
        `insert into mail_outbox (id, kind, recipient, store_code, created_at, due_at, tries, document)
       select gen_random_uuid()::text, 'welcome', 'r' || i || '@example.com', 'amperio', now(), now(), 0, '{"firstname":"Ola"}'
       from generate_series(1, 40) as i`,
      );
      // A registration triggers the outbox of the server that handles it.
      await Promise.all(servers.map((server, index) => registered(server, `s${index}@example.com`)));
      const waiting = async (): Promise<unknown> =>
        (await runOn(url, 'select count(*)::int as count from mail_outbox where sent_at is null'))[0]?.['count'];
      const until = performance.now() + 10_000;
      while ((await waiting()) !== 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
      const recipients = mailServer.mails.flatMap(({ to }) => to);
      expect([recipients.length, new Set(recipients).size]).toEqual([42, 42]);
    }, 60_000);
  });
});

describe('a server whose database somebody else changes, too', () => {
  let url = '';
  let server: RunningServer;

  beforeAll(async () => {
    url = await createDatabase(serverOfRun, filledDatabase);
    server = await startServer({ DATABASE_URL: url });
  }, 60_000);

  afterAll(() => stopAll([server]));

  it('holds in its sandbox inbox the last five hundred e-mails', async () => {
    await runOn(
      url,
      `insert into sandbox_mail (id, outbox_id, kind, recipient, delivered_at, subject, body_text, body_html)
       select nextval('sandbox_mail_id'), 'o' || i, 'welcome', 'stary' || i || '@example.com', now(), '', '', '' from generate_series(1, 505) as i`,
    );
    await registered(server, 'nowy@example.com');
    expect(await mailsTo(server, 'nowy@example.com')).toHaveLength(1);
    expect(await runOn(url, 'select count(*)::int as count from sandbox_mail')).toEqual([{ count: 500 }]);
    expect(await mailsTo(server, 'stary6@example.com', 0)).toEqual([]);
    expect(await mailsTo(server, 'stary7@example.com')).toHaveLength(1);
  }, 60_000);

  it('[A-48] [U-12] counts the products in the wishlist, the orders and those that are still under way', async () => {
    const statuses = ['pending_payment', 'shipped', 'delivered', 'cancelled', 'cancelled'];
    for (const [index, status] of statuses.entries()) {
      await runOn(
        url,
        `insert into shop_order (id, number, hash, store_code, customer_id, is_guest, email, cart_id, idempotency_key, status, payment_method,
           payment_status, shipping_method, grand_total, placed_at, document)
         values (${index}, 'n${index}', 'h', 'amperio', 1, false, 'e', 'c${index}', 'k${index}', '${status}', 'p', 'paid', 's', 1, now(), '{}')`,
      );
    }
    await runOn(url, 'insert into wishlist_item (customer_id, item_id, product_id, added_at) values (1, 1, 1, now()), (1, 2, 2, now())');
    const { rest } = await signedIn(server, 'jan.kowalski@example.com');
    expect(await rest.readCountable()).toEqual({ ok: true, value: { wishlist_count: 2, orders_count: 5, open_orders_count: 2 } });
    const other = await signedIn(server, 'anna.nowak@example.com');
    expect(await other.rest.readCountable()).toEqual({ ok: true, value: { wishlist_count: 0, orders_count: 0, open_orders_count: 0 } });
  }, 60_000);

  it('[J-89] [A-58] keeps visits for thirty days after their last refresh, with the page and the origin of each', async () => {
    const origin = { referer: 'https://blog.example', search_params: '', utm_source: '', utm_medium: '', utm_campaign: '' };
    const refresh = async (id: string): Promise<void> => {
      expect(await server.rest.refreshSession({ session_id: id, url: `/${id}.html`, ...origin })).toMatchObject({ ok: true });
    };
    const visits = () => runOn(url, 'select session_id as id, url, came_by as origin from visit order by 1');
    for (const id of ['browser-one', 'browser-two']) await refresh(id);
    await runOn(url, "update visit set last_seen = now() - interval '30 days 1 hour' where session_id = 'browser-one'");
    await runOn(url, "update visit set last_seen = now() - interval '29 days' where session_id = 'browser-two'");
    await refresh('browser-three');
    expect(await visits()).toEqual(['browser-three', 'browser-two'].map((id) => ({ id, url: `/${id}.html`, origin })));
  }, 60_000);

  it('[J-340] shows no comment whose words a server of the version before has blanked with an account, and forgets its first name', async () => {
    await runOn(
      url,
      `insert into shop_order (id, number, hash, store_code, customer_id, is_guest, email, cart_id, idempotency_key, status, payment_method,
         payment_status, shipping_method, grand_total, placed_at, document)
       select 100 + i, 'r' || i, 'h', 'amperio', null, true, 'e', 'r' || i, 'r' || i, 'delivered', 'p', 'paid', 's', 1, now(), '{}'
       from generate_series(1, 2) as i;
       insert into order_survey (id, order_id, kind, asked_at, answered_at, document)
       select 'r' || i, 100 + i, 'rating', now(), now(), jsonb_build_object('kind', 'rating', 'shop', 5, 'delivery', 5, 'comment', 'Dobrze ' || i)
       from generate_series(1, 2) as i;
       insert into shop_review (id, order_id, first_name, state, consented_at, consent_words)
       select nextval('shop_review_id'), 100 + i, 'Ala ' || i, 'published', now(), '1' from generate_series(1, 2) as i`,
    );
    const read = () => server.graphql('{shopReviews{rating_count total_count items{author text}}}');
    const kept = { author: 'Ala 1', text: 'Dobrze 1' };
    expect(await read()).toMatchObject({ shopReviews: { rating_count: 2, total_count: 2 } });
    await runOn(url, `update order_survey set document = document || '{"comment":""}' where id = 'r2'`);
    expect(await read()).toEqual({ shopReviews: { rating_count: 2, total_count: 1, items: [kept] } });
    expect(await posted(server, '/dev/clean-up', { now: new Date().toISOString() })).toMatchObject({ shopReviews: 1 });
    expect(await runOn(url, 'select first_name from shop_review')).toEqual([{ first_name: 'Ala 1' }]);
    expect(await read()).toEqual({ shopReviews: { rating_count: 2, total_count: 1, items: [kept] } });
  }, 60_000);
});

describe('the migration of wallets', () => {
  it('[J-370] puts them into no store, for servers that know none, and changes none that is there', async () => {
    const url = await createDatabase(serverOfRun);
    await runOn(url, 'create table reference_record (kind text, id text, position integer, document jsonb, primary key (kind, id))');
    const card = { code: 'payu_gateway', title: 'Karta', description: '', kind: 'card', stores: ['amperio'] };
    await runOn(url, `insert into reference_record values ('paymentMethods', 'payu_gateway', 0, '${JSON.stringify(card)}')`);
    const [migration] = readMigrations().filter(({ name }) => name.startsWith('109_'));
    for (let time = 0; time < 2; time += 1) await runOn(url, migration?.sql ?? '');
    const found = await runOn(url, 'select document from reference_record order by position');
    expect(found.map(({ document }) => document)).toMatchObject([
      card,
      { code: 'payu_gateway_google_pay', title: 'Google Pay', kind: 'card', stores: [] },
      { code: 'payu_gateway_apple_pay', title: 'Apple Pay', kind: 'card', stores: [] },
    ]);
  });
});

describe('migrations of texts', () => {
  it('[J-341] [J-353] change what nobody has written otherwise, and nothing behind it', async () => {
    const url = await createDatabase(serverOfRun);
    const text = (value: object): string => `'${JSON.stringify(value)}'::jsonb`;
    const tail = '<h2>Usługi</h2><table><tbody><tr><td>Serwis</td></tr></tbody></table>';
    const hours = '<table class="h"><tbody><tr><td>9–21</td></tr></tbody></table>';
    const paid = '<li>BLIK</li><li>Karta płatnicza</li><li>Szybki przelew</li><li>Raty 0%</li>';
    const ways = '<li>Automaty paczkowe</li><li>Kurier</li><li>Odbiór w salonie</li>';
    const block = { identifier: 'footer_payment', frontTitle: 'Płatności i dostawa', content: `<ul>${paid}${ways}</ul>`, stores: [] };
    const rows = [
      ['physicalStores', '11', { urlPath: 'salony/opole', phone: '77 100' }],
      ['cmsPages', '1', { urlKey: 'salony/opole', content: `<h2>Godziny otwarcia</h2>${hours}${tail}` }],
      ['cmsBlocks', '1', block],
      ['cmsBlocks', '2', { ...block, content: '<p>Nasze słowa</p>' }],
    ] as const;
    const values = rows.map(([kind, id, document]) => `('${kind}', '${id}', 0, ${text(document)})`);
    await runOn(url, 'create table reference_record (kind text, id text, position integer, document jsonb)');
    await runOn(url, `insert into reference_record values ${values.join()}`);
    for (const { name, sql } of readMigrations()) if (/^(?:098|106)_/.test(name)) await runOn(url, sql);
    const found = await runOn(
      url,
      "select document ->> 'content' as content from reference_record where kind <> 'physicalStores' order by kind desc, id",
    );
    expect(found.map(({ content }) => content)).toEqual([
      `<h2>Godziny otwarcia</h2><p>{{salon-hours-11}}</p>${tail}`,
      `<ul>${ways}</ul>`,
      '<p>Nasze słowa</p>',
    ]);
  });
});
