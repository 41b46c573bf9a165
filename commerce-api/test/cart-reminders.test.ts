/** The one e-mail about a cart that was left: only for who has asked, once, and never for what was ordered. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { guestShopper, person, sellable, valueOf, type Sellable, type Shopper } from './support/checkout.ts';
import { bodyOf, mailTo, newKey, ready, setStock } from './support/orders.ts';
import { removeFolder, startFilledServer, type RunningServer } from './support/server.ts';

let server: RunningServer;
let goods: Sellable;

beforeAll(async () => {
  server = await startFilledServer({
    STORE_URLS: 'amperio=https://sklep.example,amperio_pro=https://pro.sklep.example',
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
const call = (path: string, body: object = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Looks for carts that were left, as if it were so many hours later, and sends what was written then. */
async function lookAfter(hours: number): Promise<void> {
  await call('/dev/cart-reminders', { now: new Date(Date.now() + hours * hourMs).toISOString() });
  await call('/dev/mail/retry');
}

interface Left {
  readonly shopper: Shopper;
  readonly email: string;
}

/** A cart whose shopper has come to its end, and wants to be reminded of it or not. */
async function left(isWanted: boolean, email = `${newKey()}@example.com`): Promise<Left> {
  const shopper = await guestShopper(server);
  await ready(shopper, { sku: goods.sku, qty: 2 });
  valueOf(await shopper.rest.setAddresses(shopper.cart, { billing_address: { ...person, email } }));
  if (isWanted) expect(valueOf(await shopper.rest.wantCartReminder(shopper.cart, true)).cart_reminder).toBe(true);
  return { shopper, email };
}

const isAbout = ({ kind }: { readonly kind: string }): boolean => kind === 'cart-left';
/** How many e-mails about carts somebody has got, once somebody else has got the last one. */
async function mailsTo(email: string): Promise<number> {
  // Our own server's answer.
  const { items } = (await (await fetch(`${server.url}/dev/mail.json?to=${email}`)).json()) as { items: readonly { kind: string }[] };
  return items.filter(isAbout).length;
}

describe('[A-26] [J-247] an e-mail about a cart that was left', () => {
  it('comes after the hours of the setting, once, with the link that restores the cart, and only to who has asked', async () => {
    const [wanted, unwanted, given] = [await left(true), await left(false), await left(true)];
    expect(valueOf(await given.shopper.rest.wantCartReminder(given.shopper.cart, false)).cart_reminder).toBe(false);
    await lookAfter(4);
    await lookAfter(6);
    const { text } = await mailTo(server, wanted.email, isAbout);
    const id = wanted.shopper.cart.kind === 'guest' ? wanted.shopper.cart.cartId : '';
    expect(text).toContain(`https://sklep.example/checkout/cart/restore?id=${id}`);
    expect(text).not.toContain(person.lastname);
    await Promise.all([lookAfter(7), lookAfter(7), lookAfter(30)]);
    // Whoever is written to last shows that all who were to be written to before have been.
    const last = await left(true);
    await lookAfter(6);
    await mailTo(server, last.email, isAbout);
    expect(await Promise.all([wanted, unwanted, given].map(({ email }) => mailsTo(email)))).toEqual([1, 0, 0]);
  });

  it('does not come for a cart that was ordered, nor to a mailbox that was written to lately or has ended it', async () => {
    const ordered = await left(true);
    const cart = await ordered.shopper.read();
    valueOf(await ordered.shopper.rest.placeOrder(ordered.shopper.cart, newKey(), { ...bodyOf(cart), email: ordered.email }));
    const first = await left(true);
    await lookAfter(6);
    const { text } = await mailTo(server, first.email, isAbout);
    const token = /cart-reminders\/end\?token=(\S+)/.exec(text)?.[1] ?? '';
    const end = (of: string, method: string) => fetch(`${server.url}/rest/V1/cart-reminders/end?token=${of}`, { method });
    expect((await end(token, 'GET')).status).toBe(200);
    expect((await end('unknown', 'POST')).status).toBe(404);
    expect((await end(token, 'POST')).status).toBe(200);
    await left(true, first.email);
    await lookAfter(6);
    const last = await left(true);
    await lookAfter(6);
    await mailTo(server, last.email, isAbout);
    expect([await mailsTo(ordered.email), await mailsTo(first.email)]).toEqual([0, 1]);
  });
});
