/** What the shop does not keep for ever, and what nobody can fill it with. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from 'shared-contracts/rest';
import { customerShopper, guestShopper, sellable, valueOf } from './support/checkout.ts';
import { goodPassword, registered, signedIn } from './support/customers.ts';
import { submitted } from './support/complaints.ts';
import { mailTo, ordered, setStatus } from './support/orders.ts';
import { useFilledServer } from './support/use-server.ts';

const dayMs = 24 * 60 * 60_000;
const server = useFilledServer({ WRITE_LIMITS: '1' });

const post = (path: string, body: object, from = '198.51.100.9'): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });

/** Cleans up as if it were this time. @returns how many of each kind were removed */
const cleanUpAt = async (ms: number): Promise<unknown> => (await post('/dev/clean-up', { now: new Date(ms).toISOString() })).json();

/** When a browser decided, ms; the latest decision first. */
async function decisionsOf(visitor: string): Promise<readonly number[]> {
  // Our own server's answer.
  const decisions = (await (await fetch(`${server.url}/rest/V1/consents/${visitor}`)).json()) as readonly { readonly decided_at: string }[];
  return decisions.map(({ decided_at: at }) => Date.parse(at));
}

const decide = (visitor: string): Promise<Response> =>
  post(`/rest/V1/consents/${visitor}`, { analytics: true, functional: true, marketing: false, text_version: '1', language: 'pl' });

interface StoredError {
  readonly error_id: string;
  readonly seen: number;
}

const storedErrors = async (): Promise<readonly StoredError[]> =>
  // Our own server's answer.
  (await (await fetch(`${server.url}/dev/client-errors`)).json()) as readonly StoredError[];

const reported = (ids: readonly string[], from?: string): Promise<Response> =>
  post('/temp-react-logger', { errors: ids.map((id) => ({ id, message: `błąd ${id}` })) }, from);

describe('[J-123] errors that browsers report', () => {
  it('are stored once each, with how often they came, whichever batch they came in', async () => {
    const answers = [await reported(['a', 'b', 'a']), await reported(['a'], '198.51.100.10')];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const first = await storedErrors();
    expect(first.map(({ error_id: id, seen }) => [id, seen]).toSorted()).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
    await reported(['b']);
    expect(await storedErrors()).toContainEqual(expect.objectContaining({ error_id: 'b', seen: 2 }));
  });

  it('are two hundred of one network in ten minutes; another one is still heard', async () => {
    const batch = (at: number): readonly string[] => Array.from({ length: 50 }, (_, one) => `flood-${at}-${one}`);
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => reported(batch(at), '203.0.113.5')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 204, 204, 204, 429, 429]);
    expect((await reported(['real'], '203.0.113.6')).status).toBe(204);
    expect((await storedErrors()).map(({ error_id: id }) => id)).toContain('real');
  });
});

describe('[J-123] more errors than are kept', () => {
  it('push out those that came once, and none that browsers really meet', async () => {
    const seen = async (): Promise<number | undefined> => {
      await reported(['met-by-browsers'], '203.0.113.90');
      return (await storedErrors()).find(({ error_id: id }) => id === 'met-by-browsers')?.seen;
    };
    await seen();
    expect(await seen()).toBe(2);
    // As many different ones as wait for one batch, from networks of their own.
    for (let batch = 0; batch < 11; batch += 1) {
      const made = (at: number): readonly string[] => Array.from({ length: 50 }, (_, one) => `made-up-${batch}-${at}-${one}`);
      const from = (at: number): string => `198.18.${batch}.${at}`;
      await Promise.all(Array.from({ length: 10 }, (_, at) => reported(made(at), from(at))));
      await storedErrors();
    }
    expect(await seen()).toBe(3);
    // Our own server's answer.
    const { clientErrors } = (await cleanUpAt(Date.now() + 30 * dayMs + 60_000)) as { readonly clientErrors: number };
    expect(clientErrors).toBe(5000);
  }, 60_000);
});

describe('[J-123] one network', () => {
  it('makes no more than three hundred decisions about cookies and six hundred carts an hour', async () => {
    const statusesOf = async (count: number, call: () => Promise<Response>): Promise<Readonly<Record<number, number>>> => {
      const answers = await Promise.all(Array.from({ length: count }, call));
      return Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));
    };
    const visitor = randomUUID();
    const decision = { analytics: false, functional: false, marketing: false, text_version: '1', language: 'pl' };
    expect(await statusesOf(303, () => post(`/rest/V1/consents/${visitor}`, decision, '203.0.113.7'))).toEqual({ 204: 300, 429: 3 });
    expect(await statusesOf(603, () => post('/rest/V1/pwa/guest-carts', {}, '203.0.113.7'))).toEqual({ 200: 600, 429: 3 });
  });
});

describe('[J-124] what has outlived its days goes', () => {
  it('a cart of a guest after sixty days without a change, a customer’s never', async () => {
    const [product] = await sellable(server);
    const [guest, customer] = [await guestShopper(server), await customerShopper(server, 'anna.nowak@example.com')];
    for (const shopper of [guest, customer]) await shopper.add(product?.sku ?? '');
    await cleanUpAt(Date.now() + 59 * dayMs);
    expect((await guest.read()).items).toHaveLength(1);
    await cleanUpAt(Date.now() + 60 * dayMs + 60_000);
    expect(await guest.rest.readCart(guest.cart)).toMatchObject({ ok: false, error: { code: 'cart_not_found' } });
    // Nobody has used the customer's session meanwhile: it has ended (J-148).
    const { rest } = await signedIn(server, 'anna.nowak@example.com');
    expect(valueOf(await rest.readCart(customer.cart)).items).toHaveLength(1);
  });

  it('a browser’s decisions about cookies three years after the last one', async () => {
    const [stays, goes] = [randomUUID(), randomUUID()];
    for (const visitor of [stays, goes]) await decide(visitor);
    await guestShopper(server);
    await decide(stays);
    const [[latest = 0], [only = 0]] = [await decisionsOf(stays), await decisionsOf(goes)];
    await cleanUpAt((latest + only) / 2 + 1095 * dayMs);
    expect(await decisionsOf(goes)).toEqual([]);
    expect(await decisionsOf(stays)).toHaveLength(2);
  });

  it('[J-244] a newsletter that nobody has confirmed after eight days, what proves a consent three years after it ended', async () => {
    const email = 'zapisy@example.com';
    await registered(server, email);
    /** The link of an e-mail that is not known yet. */
    const linkIn = async (link: RegExp, known = 'none'): Promise<string> => {
      const mail = await mailTo(server, email, ({ text }) => link.test(text) && !text.includes(known));
      return link.exec(mail.text)?.[1] ?? '';
    };
    const confirmLink = /(\/rest\/V1\/newsletter\/confirm\?token=[\w-]+)/;
    const press = async (path: string): Promise<void> => void (await fetch(server.url + path, { method: 'POST', redirect: 'manual' }));
    const subscribe = (): Promise<Response> => post('/rest/V1/newsletter/subscribe', { email, checked_newsletter: true });
    const events = async (): Promise<readonly string[]> => {
      const { newsletter } = valueOf(await (await signedIn(server, email)).rest.readConsents());
      return newsletter.map(({ event }) => event);
    };
    // The history is told to whoever has set the password by a link.
    valueOf(await server.rest.askPasswordReset(email));
    valueOf(await server.rest.resetPassword(await linkIn(/resetpassword\?token=([\w-]+)/), goodPassword));
    await subscribe();
    const first = await linkIn(confirmLink);
    await cleanUpAt(Date.now() + 8 * dayMs - 60_000);
    expect(await events()).toEqual(['asked']);
    await cleanUpAt(Date.now() + 8 * dayMs + 60_000);
    expect(await events()).toEqual([]);
    await subscribe();
    await press(await linkIn(confirmLink, first));
    await press(await linkIn(/(\/rest\/V1\/newsletter\/leave\?token=[\w-]+)/));
    // Asked for once more and not confirmed: only that goes.
    await subscribe();
    expect(await events()).toEqual(['asked', 'ended', 'confirmed', 'asked']);
    await cleanUpAt(Date.now() + 8 * dayMs + 60_000);
    expect(await events()).toEqual(['ended', 'confirmed', 'asked']);
    await cleanUpAt(Date.now() + 1095 * dayMs - 60_000);
    expect(await events()).toHaveLength(3);
    await cleanUpAt(Date.now() + 1095 * dayMs + 60_000);
    expect(await events()).toEqual([]);
  });

  it('[J-272] an order six whole calendar years after its own, with its papers; one that is not over stays', async () => {
    const [product] = await sellable(server);
    const wanted = { sku: product?.sku ?? '' };
    const over = await ordered(await guestShopper(server), wanted);
    for (const status of ['processing', 'shipped', 'delivered']) await setStatus(server, over.number, status);
    const open = await ordered(await guestShopper(server), wanted);
    await setStatus(server, open.number, 'processing');
    const read = ({ number, hash }: PlacedOrder) => server.rest.readOrderByHash({ order: number, hash });
    const paper = valueOf(await read(over)).documents?.at(-1)?.id ?? '';
    const paperStatus = async (): Promise<number> =>
      (await fetch(`${server.url}/rest/V1/orders/${over.number}/${over.hash}/documents/${paper}`)).status;
    const years = new Date().getUTCFullYear() + 6;
    await cleanUpAt(Date.parse(`${years}-12-31T22:00:00Z`));
    expect([(await read(over)).ok, await paperStatus()]).toEqual([true, 200]);
    expect(await cleanUpAt(Date.parse(`${years}-12-31T23:30:00Z`))).toMatchObject({ orders: 1 });
    expect(await read(over)).toMatchObject({ ok: false, error: { status: 404 } });
    expect([await paperStatus(), (await read(open)).ok]).toEqual([404, true]);
    // Nothing is left that a second time would stumble over.
    expect(await cleanUpAt(Date.parse(`${years + 1}-01-02T00:00:00Z`))).toMatchObject({ orders: 0 });
  });

  it('[J-272] a complaint three years after the last word about it', async () => {
    const number = await submitted(server);
    const status = async (): Promise<number> => (await post('/rest/V1/rma/status', { complaintNumber: number }, '198.51.100.12')).status;
    await cleanUpAt(Date.now() + 1096 * dayMs - 60_000);
    expect(await status()).toBe(200);
    expect(await cleanUpAt(Date.now() + 1096 * dayMs + 60_000)).toMatchObject({ complaints: 1 });
    expect(await status()).toBe(404);
  });

  it('[J-148] a session fourteen days after it was used last', async () => {
    const { rest } = await registered(server, 'dawna@example.com');
    await cleanUpAt(Date.now() + 14 * dayMs - 60_000);
    expect(await rest.readCustomer()).toMatchObject({ ok: true });
    await cleanUpAt(Date.now() + 14 * dayMs + 60_000);
    expect(await rest.readCustomer()).toMatchObject({ ok: false, error: { code: 'session_expired' } });
  });

  it('an error thirty days after it came last', async () => {
    await reported(['old'], '198.51.100.11');
    expect((await storedErrors()).map(({ error_id: id }) => id)).toContain('old');
    await cleanUpAt(Date.now() + 29 * dayMs);
    expect((await storedErrors()).map(({ error_id: id }) => id)).toContain('old');
    await cleanUpAt(Date.now() + 30 * dayMs + 60_000);
    expect(await storedErrors()).toEqual([]);
  });
});
