/** The one e-mail about a cart that was left: only for who has asked, once, and never for what was ordered. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { customerShopper, guestShopper, person, sellable, valueOf, type Sellable, type Shopper } from './support/checkout.ts';
import { registered } from './support/customers.ts';
import { mailsTo } from './support/inbox.ts';
import { bodyOf, mailTo, newKey, ready, setStock } from './support/orders.ts';
import { removeFolder, startFilledServer, type RunningServer } from './support/server.ts';

let server: RunningServer;
let goods: Sellable;

beforeAll(async () => {
  server = await startFilledServer({
    CART_REMINDER_HOURS: '5',
  });
  const found = (await sellable(server)).find((one) => !one.block_courier_shipping && one.weight_grams < 8000);
  if (found === undefined) throw new Error('nothing to buy');
  goods = found;
  await setStock(server, goods.sku, 90);
}, 60_000);

afterAll(async () => {
  await server.stop();
  removeFolder(server.dataDir);
});

const hourMs = 60 * 60_000;
const weekMs = 7 * 24 * hourMs;
const call = (path: string, body: object = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Looks for carts that were left, as if it were this time, and sends what was written then. @param ms since 1970 */
async function lookAt(ms: number): Promise<void> {
  await call('/dev/cart-reminders', { now: new Date(ms).toISOString() });
  await call('/dev/mail/retry');
}

const lookAfter = (hours: number): Promise<void> => lookAt(Date.now() + hours * hourMs);

interface Left {
  readonly shopper: Shopper;
  readonly email: string;
}

/** A shopper comes to the end of the checkout, wants to be reminded of the cart or not, and leaves it. */
async function leave(shopper: Shopper, isWanted: boolean, email: string): Promise<Left> {
  await ready(shopper, { sku: goods.sku, qty: 2 });
  valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: { ...person, email } }));
  if (isWanted) expect(valueOf(await shopper.rest.wantCartReminder(shopper.cart, true)).cart_reminder).toBe(true);
  return { shopper, email };
}

const left = async (isWanted: boolean, email = `${newKey()}@example.com`): Promise<Left> =>
  leave(await guestShopper(server), isWanted, email);

async function leftByCustomer(): Promise<Left> {
  const email = `${newKey()}@example.com`;
  await registered(server, email);
  return leave(await customerShopper(server, email), true, email);
}

const order = async ({ shopper, email }: Left) =>
  valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), { ...bodyOf(await shopper.read()), email }));

/** Carts that wait for an e-mail, of guests who have typed no address for it. */
const leftWithoutMailbox = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const shopper = await guestShopper(server);
      await shopper.add(goods.sku, 1);
      const { email: _email, ...nameless } = person;
      valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: nameless }));
      valueOf(await shopper.rest.wantCartReminder(shopper.cart, true));
    }),
  );

const isAbout = ({ kind }: { readonly kind: string }): boolean => kind === 'cart-left';
const end = (token: string, method: string) => fetch(`${server.url}/rest/V1/cart-reminders/end?token=${token}`, { method });
/** The token of the link in the e-mail that somebody has got. */
const endTokenOf = async (email: string): Promise<string> =>
  /cart-reminders\/end\?token=(\S+)/.exec((await mailTo(server, email, isAbout)).text)?.[1] ?? '';

/** How many e-mails about carts somebody has got, once there are at least so many. */
const countOf = async (email: string, atLeast = 0): Promise<number> => (await mailsTo(server, email, atLeast)).filter(isAbout).length;

describe('[A-26] [J-247] an e-mail about a cart that was left', () => {
  it('comes after the hours of the setting, once, with the link that restores the cart, and only to who has asked', async () => {
    const [wanted, unwanted, given] = [await left(true), await left(false), await left(true)];
    expect(valueOf(await given.shopper.rest.wantCartReminder(given.shopper.cart, false)).cart_reminder).toBe(false);
    await lookAfter(4);
    await lookAfter(6);
    const { text } = await mailTo(server, wanted.email, isAbout);
    expect(text).toMatch(/https:\/\/sklep\.example\/checkout\/cart\/restore\?id=[\w-]{32}\s/);
    expect(text).not.toContain(person.lastname);
    await Promise.all([lookAfter(7), lookAfter(7), lookAfter(30)]);
    // Whoever is written to last shows that all who were to be written to before have been.
    const last = await left(true);
    await lookAfter(6);
    await mailTo(server, last.email, isAbout);
    expect(await Promise.all([wanted, unwanted, given].map(({ email }) => countOf(email)))).toEqual([1, 0, 0]);
  });

  it('does not come for a cart that was ordered, nor to a mailbox that was written to lately or has ended it', async () => {
    const ordered = await left(true);
    await order(ordered);
    const first = await left(true);
    await lookAfter(6);
    const token = await endTokenOf(first.email);
    expect((await end(token, 'GET')).status).toBe(200);
    expect((await end('unknown', 'POST')).status).toBe(404);
    expect((await end(token, 'POST')).status).toBe(200);
    await left(true, first.email);
    await lookAfter(6);
    const last = await left(true);
    await lookAfter(6);
    await mailTo(server, last.email, isAbout);
    expect([await countOf(ordered.email), await countOf(first.email)]).toEqual([0, 1]);
  });

  it('leaves a mailbox alone for a week after an e-mail, not after a cart about which none was written', async () => {
    const first = await left(true);
    const at = Date.now() + 5 * hourMs;
    await lookAt(at);
    await mailTo(server, first.email, isAbout);
    await left(true, first.email);
    await lookAt(at + 95 * hourMs);
    expect(await countOf(first.email)).toBe(1);
    await left(true, first.email);
    await lookAt(at + weekMs + 1);
    expect(await countOf(first.email, 2)).toBe(2);
  });

  it('comes again to a customer who has ended and asked anew, not to who has then pressed the first link again, and to no guest', async () => {
    const [guest, again, ended] = [await left(true), await leftByCustomer(), await leftByCustomer()];
    const at = Date.now() + 5 * hourMs;
    await lookAt(at);
    const tokenOfEnded = await endTokenOf(ended.email);
    for (const token of [await endTokenOf(guest.email), await endTokenOf(again.email), tokenOfEnded])
      expect((await end(token, 'POST')).status).toBe(200);
    // Who asks as a guest may be anybody.
    await left(true, guest.email);
    for (const { shopper, email } of [again, ended]) {
      await order({ shopper, email });
      await leave(shopper, true, email);
    }
    expect((await end(tokenOfEnded, 'POST')).status).toBe(200);
    const last = await left(true);
    await lookAt(at + weekMs + 1);
    await mailTo(server, last.email, isAbout);
    // E-mails of one run are delivered in any order.
    for (let round = 0; round < 100 && (await countOf(again.email)) < 2; round += 1)
      await new Promise((resolve) => setTimeout(resolve, 25));
    expect(await Promise.all([guest, again, ended].map(({ email }) => countOf(email)))).toEqual([1, 2, 1]);
  });

  it('has a link to a copy of the lines: a mistyped mailbox learns no address; once the cart is ordered it opens nothing', async () => {
    const cart = await left(true);
    await lookAfter(6);
    const cartId = /restore\?id=([\w-]+)/.exec((await mailTo(server, cart.email, isAbout)).text)?.[1] ?? '';
    const copy = { kind: 'guest', cartId } as const;
    const { items, billing_address, shipping_address } = valueOf(await server.rest.restoreCart(copy));
    expect(items).toMatchObject([{ sku: goods.sku, qty: 2 }]);
    expect([billing_address, shipping_address]).toEqual([null, null]);
    expect((await cart.shopper.read()).billing_address).toMatchObject({ lastname: person.lastname });
    await order(cart);
    expect(await server.rest.restoreCart(copy)).toMatchObject({ ok: false, error: { status: 404 } });
  });

  it('is written past more carts without a mailbox than one look takes', async () => {
    await leftWithoutMailbox(51);
    const { email } = await left(true);
    await lookAfter(6);
    await mailTo(server, email, isAbout);
  }, 60_000);

  it('stays ended when all else about that cart has been cleaned up', async () => {
    const { email } = await left(true);
    await lookAfter(6);
    expect((await end(await endTokenOf(email), 'POST')).status).toBe(200);
    await call('/dev/clean-up', { now: new Date(Date.now() + 60 * weekMs).toISOString() });
    const before = await countOf(email);
    await left(true, email);
    const last = await left(true);
    await lookAfter(6);
    await mailTo(server, last.email, isAbout);
    expect(await countOf(email)).toBe(before);
  });
});
