/** What customers do with their data: a copy, their consents, the end of their account. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { polishDay } from '../src/promise/working-days.ts';
import { accountLinks, isKind, origin, proof, refusal, told } from './support/account-links.ts';
import { customerShopper, guestShopper, person, sellable, valueOf, type Sellable } from './support/checkout.ts';
import { goodPassword, registered, signedIn } from './support/customers.ts';
import { desk, newStaff } from './support/desk.ts';
import { bodyOf, mailTo, newKey, ordered, ready, setStatus, setStock } from './support/orders.ts';
import { linkIn as linkOfReminder, pressLink } from './support/reminders.ts';
import { post, posted } from './support/post.ts';
import { useFilledServer } from './support/use-server.ts';
import { reviewsOf, waiting } from './support/written.ts';

const server = useFilledServer();
const { linkIn, look, press, newPasswordBy, changed } = accountLinks(server);
let product: Sellable;
let other: Sellable;

beforeAll(async () => {
  const [first, second] = (await sellable(server)).filter(({ block_courier_shipping: isLarge }) => !isLarge);
  if (first === undefined || second === undefined) throw new Error('the catalogue is too small');
  [product, other] = [first, second];
  for (const { sku } of [first, second]) await setStock(server, sku, 200);
}, 60_000);

async function reviewed(token: string, productId: number): Promise<void> {
  const body = {
    product_id: productId,
    vote: 5,
    author: 'Halina z Gdyni',
    title: '',
    text: 'Działa bez zarzutu od tygodnia.',
    checked_publication: true,
  };
  const { ok } = await post(server, '/rest/V1/reviews', body, { authorization: `Bearer ${token}` });
  if (!ok) throw new Error('the review was not taken');
}

describe('[J-240] a copy of everything that the shop keeps of a customer', () => {
  it('has the customer’s own and nothing of anybody else, and no secret', async () => {
    const { rest, token } = await registered(server, 'eksport@dane.example.com');
    const stranger = await registered(server, 'obcy@dane.example.com');
    const shopper = await customerShopper(server, 'eksport@dane.example.com');
    const mine = await ordered(shopper, { sku: product.sku });
    const theirs = await ordered(await customerShopper(server, 'obcy@dane.example.com'), { sku: product.sku });
    await reviewed(token, product.id);
    await reviewed(stranger.token, product.id);
    await posted(server, '/rest/V1/newsletter/subscribe', { email: 'eksport@dane.example.com', checked_newsletter: true });
    const visitor = randomUUID();
    const decision = { analytics: true, functional: false, marketing: false, text_version: '1', language: 'pl' };
    await post(server, `/rest/V1/consents/${visitor}`, decision);
    const copy = valueOf(await rest.exportCustomer({ ...proof, visitor }));
    expect(copy).toMatchObject({
      made_at: expect.any(String),
      profile: { email: 'eksport@dane.example.com', firstname: 'Ola', lastname: 'Lipa', second_factor_since: null },
      orders: [
        { number: mine.number, status: 'pending_payment', timeline: [{ event: 'placed' }], document: { items: [{ sku: product.sku }] } },
      ],
      reviews: [{ sku: product.sku, stars: 5, document: { author: 'Halina z Gdyni' } }],
      consents: { cookies: [{ analytics: true, functional: false, textVersion: '1' }] },
      lists: [{ items: [] }],
    });
    // Nobody has proven that the address is theirs: what is kept by address alone may be another's.
    expect(copy.consents.newsletter).toEqual([]);
    const text = JSON.stringify(copy);
    for (const foreign of ['obcy@dane.example.com', theirs.number, mine.hash, token, 'argon2', '_hash'])
      expect(text).not.toContain(foreign);
  });

  it('has what is known by the address alone once the password was set by a link that was sent there, and no address of others', async () => {
    const email = 'pelna@dane.example.com';
    const guest = await guestShopper(server);
    const gift = { recipientEmail: 'zosia@example.org', recipientName: 'Zosia', message: '', day: polishDay(new Date()) };
    valueOf(await guest.rest.addCartItem(guest.cart, { sku: 'KARTA-100', qty: 1, gift }));
    const cart = await ready(guest, { sku: product.sku });
    const placed = valueOf(await guest.rest.placeOrder(guest.cart, newKey(), { ...bodyOf(cart), email }));
    await setStatus(server, placed.number, 'processing');
    await posted(server, '/rest/V1/contact/report_error', { name: 'Ola', email, comment: 'Nie działa przycisk.' });
    const { rest } = await registered(server, email);
    // A link that anybody can have sent says nothing of who knows the password.
    await setStock(server, other.sku, 0);
    valueOf(await rest.notifyAboutAvailability({ email, sku: other.sku }));
    await pressLink(server, linkOfReminder((await mailTo(server, email, isKind('reminder-asked'))).text, 'confirm'));
    await setStock(server, other.sku, 200);
    const before = valueOf(await rest.exportCustomer(proof));
    expect([before.orders, before.messages, before.reminders]).toMatchObject([[], [], [{ sku: other.sku }]]);
    valueOf(await server.rest.askPasswordReset(email));
    await newPasswordBy(email);
    const copy = valueOf(await (await signedIn(server, email)).rest.exportCustomer(proof));
    expect(copy).toMatchObject({
      orders: [
        {
          number: placed.number,
          payments: [],
          invoices: [{ kind: 'receipt' }],
          gift_cards: [{ state: 'sent', gift: { recipientEmail: 'z•••@example.org', recipientName: 'Zosia' } }],
        },
      ],
      messages: [{ comment: 'Nie działa przycisk.', has_picture: false }],
      carts: [],
    });
    expect(JSON.stringify(copy)).not.toContain('zosia@example.org');
  });
});

describe('[J-244] consents of mine', () => {
  it('are told with their history once the address is proven, and go with the account', async () => {
    const email = 'zgody@dane.example.com';
    await changed('przed-zgodami@dane.example.com', email);
    await posted(server, '/rest/V1/newsletter/subscribe', { email, checked_newsletter: true });
    for (const [kind, part] of [
      ['newsletter-asked', 'confirm'],
      ['newsletter-confirmed', 'leave'],
      ['newsletter-confirmed', 'leave'],
    ] as const) {
      const { text } = await mailTo(server, email, isKind(kind));
      const path = new RegExp(`${origin}(/rest/V1/newsletter/${part}\\?token=[\\w-]+)`).exec(text)?.[1] ?? '';
      await fetch(server.url + path, { method: 'POST', redirect: 'manual' });
    }
    const own = (await signedIn(server, email)).rest;
    const { newsletter } = valueOf(await own.readConsents());
    expect(newsletter.map(({ event, store_code, store_name }) => [event, store_code, store_name])).toEqual([
      ['ended', 'amperio', 'Amperio'],
      ['confirmed', 'amperio', 'Amperio'],
      ['asked', 'amperio', 'Amperio'],
    ]);
    expect(valueOf(await own.exportCustomer(proof)).consents.newsletter).toHaveLength(3);
    const stranger = await registered(server, 'bez-zgod@dane.example.com');
    expect(valueOf(await stranger.rest.readConsents())).toEqual({ is_email_confirmed: false, newsletter: [], shop_reviews: [] });
    expect(await server.rest.readConsents()).toMatchObject({ ok: false, error: { status: 401 } });
  });
});

describe('[J-241] the end of an account', () => {
  it('is asked for with the password and confirmed by a link: a look changes nothing, a press does, once', async () => {
    const email = 'koniec@dane.example.com';
    const { rest, token } = await registered(server, email);
    const second = await signedIn(server, email);
    const placed = await ordered(await customerShopper(server, email), { sku: product.sku });
    await rest.addToWishlist(other.sku);
    await reviewed(token, product.id);
    const [review] = (await waiting(server)).reviews.filter((one) => one.product_id === product.id).slice(-1);
    await posted(server, `/dev/reviews/${review?.id ?? 0}`);
    await reviewed(token, other.id);
    expect(await rest.askAccountDeletion({ password: 'nie-to' })).toMatchObject(refusal(400, 'wrong_password'));
    valueOf(await rest.askAccountDeletion(proof));
    const path = await linkIn(email, 'deletion-asked', 'delete');
    const page = await look(path);
    expect(told(page)).toEqual([200, 'Usunąć konto?']);
    expect(page.html).toContain(email);
    expect(await rest.readCustomer()).toMatchObject({ ok: true });

    const pressed = await Promise.all([press(path), press(path)]);
    expect(pressed.map(told).toSorted()).toEqual([
      [200, 'Konto zostało usunięte'],
      [410, 'To konto jest już usunięte'],
    ]);
    expect(told(await look(path))).toEqual([410, 'To konto jest już usunięte']);
    for (const session of [rest, second.rest]) expect(await session.readCustomer()).toMatchObject(refusal(401, 'session_expired'));
    const unknown = await server.rest.signIn('nigdy@dane.example.com', goodPassword);
    expect(await server.rest.signIn(email, goodPassword)).toMatchObject(
      unknown.ok ? {} : refusal(unknown.error.status ?? 0, unknown.error.code),
    );
    expect((await waiting(server)).reviews.filter((one) => one.product_id === other.id)).toEqual([]);
    const { reviews } = await reviewsOf(server, product.id);
    expect(reviews.map(({ author }) => author)).toContain('Klient sklepu');
    expect(JSON.stringify(reviews)).not.toContain('Halina');
    // The order is still there for its buyer and for the desk.
    expect(valueOf(await server.rest.trackOrder(placed.number, email))).toMatchObject({ number: placed.number });
    const staff = await newStaff(server, 'moderator');
    expect(await (await desk(server, staff.token, `/orders?search=${placed.number}`)).json()).toMatchObject({
      items: [{ number: placed.number }],
    });
    expect((await mailTo(server, email, ({ kind }) => kind === 'account-deleted')).text).toContain('zostało usunięte');

    // Whoever comes with the same address later is somebody new.
    const again = await registered(server, email);
    const copy = valueOf(await again.rest.exportCustomer(proof));
    expect([copy.orders, copy.reviews, copy.addresses, copy.lists.map(({ items }) => items)]).toEqual([[], [], [], [[]]]);
  });

  it('forgets what is kept by the address alone: messages to the shop, carts of guests', async () => {
    const email = 'zapomniany@dane.example.com';
    const { rest } = await registered(server, email);
    await posted(server, '/rest/V1/contact/report_error', {
      name: 'Jan',
      email: 'Zapomniany@Dane.Example.com',
      comment: 'Zapomnijcie mnie.',
    });
    const guest = await guestShopper(server);
    await guest.add(product.sku);
    valueOf(await guest.rest.setAddresses(guest.cart, { billing_address: { ...person, email } }));
    const staff = await newStaff(server, 'moderator');
    const reports = async () => (await desk(server, staff.token, '/error-reports')).text();
    expect(await reports()).toContain('Zapomnijcie mnie.');
    valueOf(await rest.askAccountDeletion(proof));
    const page = await press(await linkIn(email, 'deletion-asked', 'delete'));
    expect(told(page)).toEqual([200, 'Konto zostało usunięte']);
    expect(await reports()).not.toContain('Zapomnijcie mnie.');
    expect(await guest.rest.readCart(guest.cart)).toMatchObject({ ok: false, error: { code: 'cart_not_found' } });
  });

  it('[J-340] leaves an order without the ids of statistics and without what was written in its survey, for the page of the shop’s reviews, too', async () => {
    const email = 'ankieta@dane.example.com';
    const { rest } = await registered(server, email);
    const guest = await guestShopper(server);
    const body = bodyOf(await ready(guest, { sku: product.sku }));
    const additionalData = { ...body.additionalData, analytics_ids: { ga: 'GA1.1.1.1' } };
    const { number } = valueOf(await guest.rest.placeOrder(guest.cart, newKey(), { ...body, email, additionalData }));
    for (const status of ['processing', 'shipped', 'delivered']) await setStatus(server, number, status);
    const rating = /\/wystaw-ocene\/(\d+\/[\w-]+)/;
    const mail = await mailTo(server, email, ({ text }) => rating.test(text));
    const answer = { shop: 5, delivery: 3, comment: 'Kurier był u mnie po pracy.', publication: { words: '1', first_name: 'Ala' } };
    await posted(server, `/rest/V1/surveys/rating/${rating.exec(mail.text)?.[1] ?? ''}`, answer);
    const { token: staff } = await newStaff(server, 'moderator');
    const comments = async () => (await desk(server, staff, '/shop-reviews')).text();
    expect(await comments()).toContain(number);
    valueOf(await rest.askAccountDeletion(proof));
    await press(await linkIn(email, 'deletion-asked', 'delete'));
    // Whoever proves the same address later gets a copy of what is left.
    await registered(server, email);
    valueOf(await server.rest.askPasswordReset(email));
    await newPasswordBy(email);
    expect(valueOf(await (await signedIn(server, email)).rest.exportCustomer(proof))).toMatchObject({
      orders: [{ number, document: { analyticsIds: {} } }],
      surveys: [{ order_number: number, document: { kind: 'rating', shop: 5, comment: '' }, publication: null, published_as: null }],
    });
  });
});
