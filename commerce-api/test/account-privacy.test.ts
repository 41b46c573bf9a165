/** What customers do with their data and their account: a copy, the end, another e-mail address. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { polishDay } from '../src/promise/working-days.ts';
import { SoftwarePasskey } from './support/authenticator.ts';
import { customerShopper, guestShopper, person, sellable, valueOf, type Sellable } from './support/checkout.ts';
import { clientWith, goodPassword, registered, signedIn } from './support/customers.ts';
import { desk, newStaff } from './support/desk.ts';
import { mailsTo } from './support/inbox.ts';
import { leakService, type LeakService } from './support/leak-service.ts';
import { bodyOf, mailTo, newKey, ordered, ready, setStatus, setStock, type SandboxMail } from './support/orders.ts';
import { linkIn as linkOfReminder, pressLink } from './support/reminders.ts';
import { advanceClock, challengeOf, withSecondFactor } from './support/second-factor.ts';
import { removeFolder, startFilledServer, type RunningServer } from './support/server.ts';
import { post, posted } from './support/post.ts';
import { reviewsOf, waiting } from './support/written.ts';

const dayMs = 86_400_000;
const origin = 'https://sklep.example';
const proof = { password: goodPassword };

let server: RunningServer;
let leaks: LeakService;
let product: Sellable;
let other: Sellable;

beforeAll(async () => {
  leaks = await leakService();
  server = await startFilledServer({ LEAKED_PASSWORDS_URL: leaks.url });
  const [first, second] = (await sellable(server)).filter(({ block_courier_shipping: isLarge }) => !isLarge);
  if (first === undefined || second === undefined) throw new Error('the catalogue is too small');
  [product, other] = [first, second];
  for (const { sku } of [first, second]) await setStock(server, sku, 200);
}, 60_000);

afterAll(async () => {
  await server.stop();
  leaks.close();
  removeFolder(server.dataDir);
});

const refusal = (status: number, code: string) => ({ ok: false, error: { status, code } });

/** The path of the link in an e-mail of a kind; waits for it. */
async function linkIn(email: string, kind: string, part: string): Promise<string> {
  for (let mails = 1; ; mails += 1) {
    const text = (await mailsTo(server, email, mails)).find((mail) => mail.kind === kind)?.text;
    const path = text === undefined ? undefined : new RegExp(`${origin}(/rest/V1/account/${part}\\?token=[\\w-]+)`).exec(text)?.[1];
    if (path !== undefined) return path;
  }
}

interface Page {
  readonly status: number;
  readonly heading: string;
  readonly html: string;
}

async function pageOf(answer: Promise<Response>): Promise<Page> {
  const response = await answer;
  const html = await response.text();
  return { status: response.status, heading: /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '', html };
}
const look = (path: string): Promise<Page> => pageOf(fetch(server.url + path));
const press = (path: string): Promise<Page> =>
  pageOf(fetch(server.url + path, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' }));
const told = ({ status, heading }: Page) => [status, heading];

const isKind =
  (wanted: string) =>
  ({ kind }: SandboxMail): boolean =>
    kind === wanted;

/** Sets a password by the link that a mailbox has got. */
async function newPasswordBy(email: string, password = goodPassword): Promise<void> {
  const token = /resetpassword\?token=([\w-]+)/.exec((await mailTo(server, email, isKind('reset-password'))).text)?.[1] ?? '';
  valueOf(await server.rest.resetPassword(token, password));
}

/** Registers with one address and changes it to another, which gets a password of its own. */
async function changed(from: string, to: string): Promise<void> {
  const { rest } = await registered(server, from);
  valueOf(await rest.askEmailChange({ ...proof, email: to }));
  expect(told(await press(await linkIn(to, 'email-change-asked', 'email')))).toEqual([200, 'Adres konta został zmieniony']);
  await newPasswordBy(to);
}

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
    const { rest, token } = await registered(server, 'eksport@example.com');
    const stranger = await registered(server, 'obcy@example.com');
    const shopper = await customerShopper(server, 'eksport@example.com');
    const mine = await ordered(shopper, { sku: product.sku });
    const theirs = await ordered(await customerShopper(server, 'obcy@example.com'), { sku: product.sku });
    await reviewed(token, product.id);
    await reviewed(stranger.token, product.id);
    await posted(server, '/rest/V1/newsletter/subscribe', { email: 'eksport@example.com', checked_newsletter: true });
    const visitor = randomUUID();
    const decision = { analytics: true, functional: false, marketing: false, text_version: '1', language: 'pl' };
    await post(server, `/rest/V1/consents/${visitor}`, decision);
    const copy = valueOf(await rest.exportCustomer({ ...proof, visitor }));
    expect(copy).toMatchObject({
      made_at: expect.any(String),
      profile: { email: 'eksport@example.com', firstname: 'Ola', lastname: 'Lipa', second_factor_since: null },
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
    for (const foreign of ['obcy@example.com', theirs.number, mine.hash, token, 'argon2', '_hash']) expect(text).not.toContain(foreign);
  });

  it('has what is known by the address alone once the password was set by a link that was sent there, and no address of others', async () => {
    const email = 'pelna@example.com';
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
      messages: [{ comment: 'Nie działa przycisk.' }],
      carts: [],
    });
    expect(JSON.stringify(copy)).not.toContain('zosia@example.org');
  });

  it('is given for the password alone, with a code where the second factor is on, three times a day', async () => {
    const { rest, app } = await withSecondFactor(server, 'kody@example.com');
    expect(await rest.exportCustomer({ password: 'nie-to' })).toMatchObject(refusal(400, 'wrong_password'));
    expect(await rest.exportCustomer(proof)).toMatchObject(refusal(400, 'code_required'));
    expect(await rest.exportCustomer({ ...proof, code: await app.nextCode() })).toMatchObject({ ok: true });
    expect(await server.rest.exportCustomer(proof)).toMatchObject({ ok: false, error: { status: 401 } });
    const plain = (await registered(server, 'czesto@example.com')).rest;
    for (let count = 0; count < 3; count += 1) expect(await plain.exportCustomer(proof)).toMatchObject({ ok: true });
    expect(await plain.exportCustomer(proof)).toMatchObject(refusal(429, 'too_many_exports'));
  });
});

describe('[J-244] consents of mine', () => {
  it('are told with their history once the address is proven, and go with the account', async () => {
    const email = 'zgody@example.com';
    await changed('przed-zgodami@example.com', email);
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
    const stranger = await registered(server, 'bez-zgod@example.com');
    expect(valueOf(await stranger.rest.readConsents())).toEqual({ is_email_confirmed: false, newsletter: [], shop_reviews: [] });
    expect(await server.rest.readConsents()).toMatchObject({ ok: false, error: { status: 401 } });
  });
});

describe('[J-244] a newsletter that is asked for again while its link waits', () => {
  it('sends another link, and is one wish in the history', async () => {
    const email = 'dwa-linki@example.com';
    await changed('przed-linkami@example.com', email);
    const ask = () => posted(server, '/rest/V1/newsletter/subscribe', { email, checked_newsletter: true });
    await ask();
    await advanceClock(server, 11 * 60_000);
    await ask();
    const kinds = (await mailsTo(server, email, 5)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'newsletter-asked')).toHaveLength(2);
    expect(valueOf(await (await signedIn(server, email)).rest.readConsents()).newsletter).toMatchObject([{ event: 'asked' }]);
  });
});

describe('[J-241] the end of an account', () => {
  it('is asked for with the password and confirmed by a link: a look changes nothing, a press does, once', async () => {
    const email = 'koniec@example.com';
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
    const unknown = await server.rest.signIn('nigdy@example.com', goodPassword);
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
    const email = 'zapomniany@example.com';
    const { rest } = await registered(server, email);
    await posted(server, '/rest/V1/contact/report_error', { name: 'Jan', email: 'Zapomniany@Example.com', comment: 'Zapomnijcie mnie.' });
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
    const email = 'ankieta@example.com';
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
    expect(await comments()).not.toContain(number);
    // Whoever proves the same address later gets a copy of what is left.
    await registered(server, email);
    valueOf(await server.rest.askPasswordReset(email));
    await newPasswordBy(email);
    expect(valueOf(await (await signedIn(server, email)).rest.exportCustomer(proof))).toMatchObject({
      orders: [{ number, document: { analyticsIds: {} } }],
      surveys: [{ order_number: number, document: { kind: 'rating', shop: 5, comment: '' }, publication: null, published_as: null }],
    });
  });

  it('needs the newest link within a day; one that is wrong, replaced or late says so', async () => {
    const email = 'pozno@example.com';
    const { rest } = await registered(server, email);
    valueOf(await rest.askAccountDeletion(proof));
    const first = await linkIn(email, 'deletion-asked', 'delete');
    valueOf(await rest.askAccountDeletion(proof));
    await mailsTo(server, email, 3);
    const newest = await linkIn(email, 'deletion-asked', 'delete');
    expect(newest).not.toBe(first);
    expect(told(await press(first))).toEqual([404, 'Link nie działa']);
    expect(told(await press(`/rest/V1/account/delete?token=${'a'.repeat(43)}`))).toEqual([404, 'Link nie działa']);
    // A link does only what it is for.
    expect(told(await press(newest.replace('/delete', '/email')))).toEqual([404, 'Link nie działa']);
    await advanceClock(server, dayMs + 1000);
    expect(told(await press(newest))).toEqual([410, 'Link wygasł']);
    expect(await rest.readCustomer()).toMatchObject({ ok: true });
  });
});

describe('[J-242] another e-mail address', () => {
  it('is the account’s once its owner has opened the link; sessions and links of the old one end', async () => {
    const [old, next] = ['stary@example.com', 'nowy@example.com'];
    const { rest } = await registered(server, old);
    expect(await rest.askEmailChange({ password: 'nie-to', email: next })).toMatchObject(refusal(400, 'wrong_password'));
    expect(await rest.askEmailChange({ ...proof, email: 'to nie adres' })).toMatchObject(refusal(400, 'invalid_fields'));
    expect(await rest.askEmailChange({ ...proof, email: ' Stary@example.com ' })).toMatchObject(refusal(400, 'same_email'));
    valueOf(await server.rest.askPasswordReset(old));
    const reset = /resetpassword\?token=([\w-]+)/.exec((await mailTo(server, old, isKind('reset-password'))).text)?.[1];
    valueOf(await rest.askEmailChange({ ...proof, email: next }));
    const path = await linkIn(next, 'email-change-asked', 'email');
    const page = await look(path);
    expect(told(page)).toEqual([200, 'Potwierdź nowy adres konta']);
    // Whoever presses may be a stranger to whoever has asked: the account is named, but not so that it can be written to.
    expect(page.html).toContain('s•••@example.com → nowy@example.com');
    expect(page.html).not.toContain(old);
    expect(valueOf(await rest.readCustomer())).toMatchObject({ email: old });
    const pressed = await Promise.all([press(path), press(path)]);
    expect(pressed.map(told).toSorted()).toEqual([
      [200, 'Adres konta został zmieniony'],
      [410, 'Ten link został już użyty'],
    ]);
    expect(await rest.readCustomer()).toMatchObject(refusal(401, 'session_expired'));
    expect(await server.rest.signIn(old, goodPassword)).toMatchObject(refusal(401, 'wrong_credentials'));
    // What was known before opens nothing of what the shop knows of the new address.
    expect(await server.rest.signIn(next, goodPassword)).toMatchObject(refusal(401, 'wrong_credentials'));
    expect(await server.rest.resetPassword(reset ?? '', 'InneHaslo2026')).toMatchObject(refusal(400, 'reset_token_invalid'));
    await newPasswordBy(next);
    expect(valueOf(await (await signedIn(server, next)).rest.readCustomer())).toMatchObject({ email: next });
  });

  it('is undone by the link that the old one gets: the password that was known opens nothing any more', async () => {
    const [old, stolen] = ['wlasciciel@example.com', 'zlodziej@example.com'];
    await changed(old, stolen);
    const undo = await linkIn(old, 'email-changed', 'email/undo');
    const thief = (await signedIn(server, stolen)).rest;
    // Until it can no longer be undone, nobody deletes the account or takes its old address.
    expect(await thief.askAccountDeletion(proof)).toMatchObject(refusal(409, 'email_just_changed'));
    const taking = { customer: { email: old, firstname: 'A', lastname: 'B' }, password: goodPassword, agreements: { checked_terms: true } };
    expect(await server.rest.createCustomer(taking)).toMatchObject(refusal(400, 'email_taken'));
    // Changed once more: the first owner's link still works.
    valueOf(await thief.askEmailChange({ ...proof, email: 'paser@example.com' }));
    await press(await linkIn('paser@example.com', 'email-change-asked', 'email'));
    expect(told(await look(undo))).toEqual([200, 'Cofnąć zmianę adresu?']);
    expect(told(await press(undo))).toEqual([200, 'Zmiana została cofnięta']);
    expect(told(await press(undo))).toEqual([410, 'Ta zmiana jest już cofnięta']);
    for (const email of [old, stolen, 'paser@example.com'])
      expect(await server.rest.signIn(email, goodPassword)).toMatchObject(refusal(401, 'wrong_credentials'));
    await newPasswordBy(old, 'NoweHaslo2026x');
    expect(await server.rest.signIn(old, 'NoweHaslo2026x')).toMatchObject({ ok: true });
    // What the thief's address got undoes nothing.
    expect(told(await press(await linkIn(stolen, 'email-changed', 'email/undo')))).toEqual([404, 'Link nie działa']);
  });

  it('is undone by its owner even after whoever has stolen the account has undone a change of their own', async () => {
    const [old, stolen, third] = ['pierwszy@example.com', 'drugi@example.com', 'trzeci@example.com'];
    await changed(old, stolen);
    const undo = await linkIn(old, 'email-changed', 'email/undo');
    const thief = (await signedIn(server, stolen)).rest;
    valueOf(await thief.askEmailChange({ ...proof, email: third }));
    await press(await linkIn(third, 'email-change-asked', 'email'));
    expect(told(await press(await linkIn(stolen, 'email-changed', 'email/undo')))).toEqual([200, 'Zmiana została cofnięta']);
    expect(told(await press(undo))).toEqual([200, 'Zmiana została cofnięta']);
    await newPasswordBy(old);
    expect(valueOf(await (await signedIn(server, old)).rest.readCustomer())).toMatchObject({ email: old });
    for (const email of [stolen, third])
      expect(await server.rest.signIn(email, goodPassword)).toMatchObject(refusal(401, 'wrong_credentials'));
  });

  it('leaves no passkey; undone, no second factor either that was turned on shortly before it', async () => {
    const [old, stolen] = ['klucze@example.com', 'przejete@example.com'];
    const { rest, app } = await withSecondFactor(server, old);
    const passkey = new SoftwarePasskey();
    const options = valueOf(await rest.newPasskeyOptions({ ...proof, code: await app.nextCode() }));
    valueOf(await rest.addPasskey(passkey.create(options, { origin })));
    const signInWithPasskey = async () =>
      server.rest.signInWithPasskey(passkey.get(valueOf(await server.rest.passkeySignInOptions()), { origin }));
    expect(await signInWithPasskey()).toMatchObject({ ok: true });
    valueOf(await rest.askEmailChange({ ...proof, code: await app.nextCode(), email: stolen }));
    await press(await linkIn(stolen, 'email-change-asked', 'email'));
    expect(await signInWithPasskey()).toMatchObject(refusal(400, 'passkey_refused'));
    const undo = await linkIn(old, 'email-changed', 'email/undo');
    expect((await look(undo)).html).toContain('weryfikację dwuetapową');
    await press(undo);
    await newPasswordBy(old);
    expect(await server.rest.signIn(old, goodPassword)).toMatchObject({ ok: true });
  });

  it('undone, keeps a second factor that its owner has had for long', async () => {
    const [old, stolen] = ['dawny-kod@example.com', 'obcy-kod@example.com'];
    const { app } = await withSecondFactor(server, old);
    await advanceClock(server, 31 * dayMs);
    const token = valueOf(await server.rest.signInWithCode(await challengeOf(server, old), await app.nextCode()));
    valueOf(await clientWith(server, token).askEmailChange({ ...proof, code: await app.nextCode(), email: stolen }));
    await press(await linkIn(stolen, 'email-change-asked', 'email'));
    await press(await linkIn(old, 'email-changed', 'email/undo'));
    await newPasswordBy(old);
    expect(await server.rest.signIn(old, goodPassword)).toMatchObject(refusal(401, 'code_required'));
  });

  it('is asked for twice a day of one mailbox by one account: that leaves it to others', async () => {
    const stranger = (await registered(server, 'uparty@example.com')).rest;
    for (const email of ['skrzynka@example.com', 'skrzynka+a@example.com', 'skrzynka+b@example.com'])
      expect(await stranger.askEmailChange({ ...proof, email })).toEqual({ ok: true, value: true });
    const owner = (await registered(server, 'sama@example.com')).rest;
    valueOf(await owner.askEmailChange({ ...proof, email: 'skrzynka+c@example.com' }));
    await linkIn('skrzynka+c@example.com', 'email-change-asked', 'email');
    expect(await mailsTo(server, 'skrzynka+b@example.com', 0)).toEqual([]);
  });

  it('that has an account stays that account’s; whoever asks does not learn of it, its owner does', async () => {
    await registered(server, 'zajety@example.com');
    const { rest } = await registered(server, 'ciekawski@example.com');
    const answers = [
      await rest.askEmailChange({ ...proof, email: 'zajety@example.com' }),
      await rest.askEmailChange({ ...proof, email: 'wolny@example.com' }),
    ];
    expect(answers).toEqual([
      { ok: true, value: true },
      { ok: true, value: true },
    ]);
    expect(await mailTo(server, 'zajety@example.com', ({ kind }) => kind === 'email-has-account')).toBeTruthy();
    // Taken between the asking and the press.
    const path = await linkIn('wolny@example.com', 'email-change-asked', 'email');
    await registered(server, 'wolny@example.com');
    expect(told(await press(path))).toEqual([409, 'Ten adres ma już inne konto']);
    expect(valueOf(await rest.readCustomer())).toMatchObject({ email: 'ciekawski@example.com' });
  });

  it('the link of the old address works for a week', async () => {
    await changed('urlop@example.com', 'urlop2@example.com');
    const undo = await linkIn('urlop@example.com', 'email-changed', 'email/undo');
    await advanceClock(server, 7 * dayMs + 1000);
    expect(told(await press(undo))).toEqual([410, 'Link wygasł']);
    expect(await server.rest.signIn('urlop2@example.com', goodPassword)).toMatchObject({ ok: true });
  });
});

describe('[J-357] a password that was found in leaks', () => {
  const refused = (field: string) => ({ ok: false, error: { code: 'invalid_fields', parameters: { [field]: 'leaked-password' } } });
  const leaked = 'Wyciekle7haslo';

  it('is refused at registration, change and reset, at its field; the link of the e-mail stays valid', async () => {
    leaks.leak(leaked);
    const form = { customer: { email: 'wyciek@example.com', firstname: 'Ola', lastname: 'Lipa' }, agreements: { checked_terms: true } };
    const refusedForm = await post(server, '/rest/V1/customers', { ...form, password: leaked });
    expect([refusedForm.status, await refusedForm.json()]).toMatchObject([400, { parameters: { password: 'leaked-password' } }]);
    const { rest } = await registered(server, 'wyciek@example.com');
    expect(await rest.changePassword(goodPassword, leaked)).toMatchObject(refused('newPassword'));
    await rest.askPasswordReset('wyciek@example.com');
    const mails = await mailsTo(server, 'wyciek@example.com', 2);
    const token = /token=([\w-]+)/.exec(mails.find(({ kind }) => kind === 'reset-password')?.text ?? '')?.[1] ?? '';
    expect(await rest.resetPassword(token, leaked)).toMatchObject(refused('newPassword'));
    expect(await rest.resetPassword(token, 'Nowe2026haslo')).toEqual({ ok: true, value: true });
    expect(leaks.asked.every((path) => /^\/range\/[0-9A-F]{5}$/.test(path))).toBe(true);
  });

  it('is refused with an order that makes an account, which is ordered with another one', async () => {
    leaks.leak(leaked);
    const shopper = await guestShopper(server);
    const [first] = await sellable(server);
    const body = bodyOf(await ready(shopper, { sku: first?.sku ?? '' }));
    const place = (password: string) => {
      const wish = {
        ...body,
        email: 'wyciek-z-zamowieniem@example.com',
        additionalData: { ...body.additionalData, create_account: { password } },
      };
      return shopper.rest.placeOrder(shopper.cart, newKey(), wish);
    };
    expect(await place(leaked)).toMatchObject(refused('password'));
    expect(valueOf(await place(goodPassword)).account).toBe('created');
  });

  it('is let through while the service is away: nobody is kept from an account by it', async () => {
    leaks.setAway(true);
    const { rest } = await registered(server, 'bez-uslugi@example.com');
    expect(await rest.changePassword(goodPassword, leaked)).toEqual({ ok: true, value: true });
    leaks.setAway(false);
  });
});
