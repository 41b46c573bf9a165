/** What an anonymous caller may do only so often, and what others notice of it. */
import { once } from 'node:events';
import { setInterval } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { goodPassword as password, passwordOf, registered } from './support/customers.ts';
import { guestShopper, person, sellable, valueOf } from './support/checkout.ts';
import { removeFolder, startFilledServer, type RunningServer, type Shop } from './support/server.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
/** A server without trusted proxies: forwarding headers of callers are ignored. */
let alone: RunningServer;

beforeAll(async () => {
  alone = await startFilledServer({ TRUSTED_PROXIES: '', WRITE_LIMITS: '1' });
}, 60_000);

afterAll(async () => {
  await alone.stop();
  removeFolder(alone.dataDir);
});

interface Answer {
  readonly reservation_id?: string;
  readonly total?: number;
  readonly shops?: readonly { readonly shop_id: number }[];
}

const post = (to: Shop, path: string, body: object, address?: string): Promise<Response> =>
  fetch(`${to.url}/rest/V1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(address !== undefined && { 'x-forwarded-for': address }) },
    body: JSON.stringify(body),
  });

const signIn = (username: string, secret: string, address: string): Promise<Response> =>
  post(server, '/integration/customer/token', { username, password: secret }, address);

const statuses = (answers: readonly Response[]): readonly number[] => answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('reservations of one telephone number, or of one mailbox', () => {
  it('[J-224] [J-268] are five a day; one that is refused is none of them', async () => {
    const goods = (await sellable(alone)).values();
    const ask = async (method: string, path: string, body: object): Promise<{ readonly status: number; readonly answer: Answer }> => {
      const response = await fetch(`${alone.url}/rest/V1/pwa/reservation${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, answer: (await response.json()) as Answer }; // our own server's answer
    };
    const contact = { firstname: 'Ola', telephone: '603 404 505', email: 'limit@example.com' };
    /** A draft of the next product that lies in a shop. */
    const draft = async (other: Partial<typeof contact> = {}): Promise<Answer> => {
      for (const { sku } of goods) {
        const { answer } = await ask('POST', '', { items: [{ sku, qty: 1 }] });
        const [shop] = answer.shops ?? [];
        if (shop === undefined) continue;
        await ask('PUT', `/${answer.reservation_id}/${shop.shop_id}`, { contact: { ...contact, ...other } });
        return answer;
      }
      throw new Error('no more products lie in shops');
    };
    const first = await draft();
    const place = ({ reservation_id: id, total }: Answer, more = 0) =>
      ask('POST', `/${id}/place`, { expected_total: (total ?? 0) + more }).then(({ status }) => status);
    const refused = [];
    for (let at = 0; at < 6; at += 1) refused.push(await place(first, 1));
    expect(refused).toEqual(Array<number>(6).fill(409));
    const placed = [await place(first), await place(first)];
    for (let at = 0; at < 5; at += 1) placed.push(await place(await draft()));
    expect(placed).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const elsewhere = await draft({ telephone: '603 404 506' });
    expect([await place(elsewhere), await place(await draft({ telephone: '603 404 506', email: 'inna@example.com' }))]).toEqual([429, 200]);
  });
});

describe('[J-247] e-mails about a cart that is left', () => {
  it('are asked for ten times a day for one mailbox, however it is written; for others they are asked for as before', async () => {
    const shopper = await guestShopper(alone);
    const ask = async (email: string): Promise<unknown> => {
      valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: { ...person, email } }));
      const answer = await shopper.rest.wantCartReminder(shopper.cart, true);
      return answer.ok ? answer.value.cart_reminder : answer.error.status;
    };
    const asked: unknown[] = [];
    for (let turn = 0; turn < 11; turn += 1) asked.push(await ask(`Obca+${turn}@example.com`));
    expect(asked).toEqual([...Array<boolean>(10).fill(true), 429]);
    expect(await ask('inna@example.com')).toBe(true);
  });
});

describe('[J-115] wrong passwords', () => {
  it('that come at the same time pass no limit: of forty five are looked at', async () => {
    const email = 'rownolegle@example.com';
    await registered(server, email);
    const answers = await Promise.all(Array.from({ length: 40 }, () => signIn(email, 'nie-to', '198.51.100.1')));
    expect(statuses(answers)).toEqual([...Array<number>(5).fill(401), ...Array<number>(35).fill(429)]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({ code: 'account_locked' });
  });

  it('of a stranger lock out nobody else: the owner signs in, and others from the same network do', async () => {
    const email = 'wlasciciel@example.com';
    await registered(server, email);
    await registered(server, 'sasiad@example.com');
    for (let guess = 0; guess < 6; guess += 1) await signIn(email, 'nie-to', '198.51.100.2');
    expect((await signIn(email, password, '198.51.100.2')).status).toBe(429);
    expect((await signIn(email, password, '198.51.100.3')).status).toBe(200);
    expect((await signIn('sasiad@example.com', password, '198.51.100.2')).status).toBe(200);
  });

  it('from many addresses are answered ever later, and the owner still comes in', async () => {
    const email = 'oblegane@example.com';
    await registered(server, email);
    await Promise.all(Array.from({ length: 13 }, (_, at) => signIn(email, 'nie-to', `203.0.113.${at}`)));
    const from = performance.now();
    expect((await signIn(email, password, '198.51.100.4')).status).toBe(200);
    const tookMs = performance.now() - from;
    expect(tookMs).toBeGreaterThan(900);
    expect(tookMs).toBeLessThan(5000);
  }, 20_000);

  it('of one IPv6 network count together, however many addresses it has', async () => {
    const guesses = Array.from({ length: 6 }, (_, at) => signIn('anna.nowak@example.com', 'nie-to', `2001:db8:7:7::${at + 1}`));
    expect(statuses(await Promise.all(guesses))).toEqual([...Array<number>(5).fill(401), 429]);
    expect((await signIn('anna.nowak@example.com', passwordOf('anna.nowak@example.com'), '2001:db8:7:8::1')).status).toBe(200);
  });
});

describe('[J-112] a caller whose headers name another address each time', () => {
  it('is one caller for a server that trusts no proxy', async () => {
    const guess = (at: number): Promise<Response> =>
      post(alone, '/order/tracking', { number: '100000001', email: `ktos${at}@example.com` }, `192.0.2.${at}`);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => guess(at)));
    expect(statuses(answers)).toEqual([...Array<number>(20).fill(404), ...Array<number>(10).fill(429)]);
  });
});

describe('[J-277] wrong e-mail addresses and telephone numbers for one order', () => {
  it.each(['/order/tracking', '/order/tracking/open'])(
    'end after sixty an hour, from however many networks they come: %s',
    async (path) => {
      const guess = (number: string, at: number): Promise<Response> =>
        post(server, path, { number, email: `ktos${at}@example.com`, telephone: `6000000${10 + at}` }, `198.18.${path.length}.${at}`);
      const answers = await Promise.all(Array.from({ length: 70 }, (_, at) => guess('900 000 777', at)));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
      // Orders of others are read meanwhile.
      expect([403, 404]).toContain((await guess('900 000 778', 100)).status);
    },
  );
});

describe('[J-116] /graphql', () => {
  const ask = (to: Shop, query: string, address: string): Promise<Response> =>
    fetch(`${to.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ query }),
    });
  const listings = `{${Array.from({ length: 15 }, (_, at) => `l${at}:productsForCategory(id:"2"){total_count}`).join(' ')}}`;

  it('answers a caller only so much a minute, by what it costs, and everybody else as before', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(server, listings, '198.51.100.20')));
    // Each costs 751 points of 30,000, and 20 more while the document is not known.
    const taken = statuses(answers).filter((status) => status === 200).length;
    expect(taken).toBeGreaterThan(30);
    expect(taken).toBeLessThan(40);
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(50 - taken);
    expect((await ask(server, '{storeConfig{store_code}}', '198.51.100.21')).status).toBe(200);
    // The host's own server reads for all its visitors.
    expect((await ask(server, '{storeConfig{store_code}}', '127.0.0.1')).status).toBe(200);
  });

  it('refuses what costs too much by its variables', async () => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'query($ids:[Int!]){msProducts(ids:$ids){items{id sku name final_price qty}}}',
        variables: { ids: Array.from({ length: 12_000 }, (_, at) => at) },
      }),
    });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_LARGE' } }] });
  });
});

describe('[J-117] the live socket', () => {
  const open = async (address: string): Promise<WebSocket> => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws?store=amperio`, { headers: { 'x-forwarded-for': address } });
    await once(socket, 'open');
    return socket;
  };
  const codeOf = async (socket: WebSocket): Promise<number> => {
    const [code] = (await once(socket, 'close')) as [number]; // Node types an event's arguments as any
    return code;
  };

  it('is closed for who sends more than a page ever does', async () => {
    const socket = await open('198.51.100.30');
    const closed = codeOf(socket);
    for (let at = 0; at < 101; at += 1) socket.send(JSON.stringify({ action: 'ping' }));
    expect(await closed).toBe(1008);
  });

  it('is one of two hundred and fifty of a network address; others get theirs', async () => {
    const sockets = await Promise.all(Array.from({ length: 250 }, () => open('198.51.100.31')));
    expect(await codeOf(await open('198.51.100.31'))).toBe(1013);
    const other = await open('198.51.100.32');
    expect(other.readyState).toBe(other.OPEN);
    for (const socket of [...sockets, other]) socket.terminate();
  });

  it('is closed for who asks and does not read; who reads gets every answer', async () => {
    const { productsForCategory } = await server.graphql<{ readonly productsForCategory: { readonly items_ids: readonly string[] } }>(
      '{productsForCategory(id:"2"){items_ids}}',
    );
    const fields = ['name', 'features', 'features_groups', 'newestReviews', 'categoryIds', 'images', 'gallery', 'review_stats', 'services'];
    const question = JSON.stringify({ action: 'wsProducts', ids: productsForCategory.items_ids.slice(0, 100).map(Number), fields });
    const [silent, reader] = [await open('198.51.100.33'), await open('198.51.100.34')];
    const read = { messages: 0, bytes: 0 };
    // Its answers are not taken for ten seconds, after which it is closed, also while the other one is still asked.
    const closed = codeOf(silent);
    silent.on('error', () => undefined);
    silent.pause();
    reader.on('message', (data: Buffer) => {
      read.messages += 1;
      read.bytes += data.length;
    });
    // Far more than the system takes on the way of it, and fewer questions than a socket is closed for.
    for (let asked = 5; asked <= 90 && read.bytes < 30_000_000; asked += 5) {
      for (const socket of [silent, reader]) {
        for (let at = 0; at < 5 && socket.readyState === socket.OPEN; at += 1) socket.send(question);
      }
      while (read.messages < asked) await once(reader, 'message');
    }
    expect(read.bytes).toBeGreaterThan(10_000_000);
    // Who does not read does not see the end either: writing shows it.
    for await (const _ of setInterval(250)) {
      if (silent.readyState !== silent.OPEN) break;
      silent.ping();
    }
    silent.resume();
    expect(await closed).toBe(1006);
    expect(reader.readyState).toBe(reader.OPEN);
    reader.terminate();
  }, 60_000);
});
