/** Records of somebody else, call by call of the contract: they can neither be read nor changed, nor is it told that they are there (J-337). */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { PUBLICATION_WORDS } from 'shared-contracts/surveys';
import { SoftwarePasskey } from './support/authenticator.ts';
import { customerShopper, person, sellable, valueOf } from './support/checkout.ts';
import { goodPassword, registered } from './support/customers.ts';
import { deskAnswer, newStaff } from './support/desk.ts';
import { valid, type Known } from './support/hostile.ts';
import { fromAnotherNetwork } from './support/network.ts';
import { bodyOf, newKey, ready, setStock } from './support/orders.ts';
import { operations, resolve, type Operation } from './support/operations.ts';
import { reviewOf } from './support/written.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();

/** What opens by a random key of its own, and what belongs to nobody: a stranger who has the key was given it. */
const OPEN_BY_KEY = [
  /\/guest-carts\/|neopickup-guest/,
  /\/pwa\/reservation\//,
  /\/consents\/\{visitor\}/,
  /\/wishlist\/shared\/\{token\}/,
  /\/pqa\/confirm\/\{id\}/,
  /\/surveys\/cancellation\/\{id\}/,
  /\/installments\/(?:get-shipment-calendar|set-delivery-date)\//,
  // A complaint and a withdrawal by their random numbers: J-199, J-231, J-287, J-335.
  /\/rma\/|\/withdrawals\/(?:status|confirmation|pickup)/,
];
const OF_NOBODY =
  /\/(?:pwa\/calendar|products\/\{productId\}\/sheet|warranty\/options|reviews\/\{reviewId\}\/|sitemap|companies|campaign-archive)/;

/** Fields by which a record of a customer is named. */
const NAMES = ['number', 'order', 'cartId', 'sessionId', 'passkeyId', 'addressId', 'listId', 'itemId', 'reminderId', 'orderId', 'id'];

const named = ({ parameters = [], requestBody }: Operation): readonly string[] => {
  const schema = requestBody?.content['application/json']?.schema;
  return [...parameters.map(({ name }) => name), ...Object.keys(schema === undefined ? {} : (resolve(schema).properties ?? {}))];
};
const ofCustomers = operations.filter(([, path]) => !path.includes('/desk/') && !OF_NOBODY.test(path));
const guarded = ofCustomers.filter(
  ([, path, operation]) => !OPEN_BY_KEY.some((open) => open.test(path)) && named(operation).some((name) => NAMES.includes(name)),
);

/** What a caller sends who is not the owner: nothing that proves the record to be theirs, and otherwise what the call takes. */
const strangersProof = {
  hash: 'h'.repeat(32),
  token: 't'.repeat(43),
  email: 'kto@example.com',
  telephone: '600 000 001',
  password: goodPassword,
  street: ['ul. Obca 1'],
  words: PUBLICATION_WORDS,
  postcode: '30-702',
  city: 'Kraków',
  country_id: 'PL',
  firstname: 'Ola',
  lastname: 'Lipa',
  company: '',
  vat_id: '',
  name: 'Moja',
  sku: 'S10',
  qty: 1,
  blikCode: '777123',
  fields: 'payment',
  code: undefined,
};

/** What is not there any more counts as taken off: it is answered as done, of somebody else as of nothing. */
const ANSWERED_AS_DONE = ['DELETE /rest/V1/wishlist/lists/{listId}', 'DELETE /rest/V1/wishlist/{itemId}'];

/** Names that nobody's record has. */
const nobodys: Known = {
  ...Object.fromEntries(['addressId', 'listId', 'list_id', 'itemId', 'reminderId', 'orderId', 'id'].map((name) => [name, 2_000_000_000])),
  number: 'A999999',
  order: 'A999999',
  cartId: randomUUID(),
  sessionId: randomUUID(),
  passkeyId: randomUUID(),
};

interface Owner {
  readonly token: string;
  /** Names of the owner's records. */
  readonly names: Known;
  /** The same name stands for another kind of record in some paths. */
  readonly wishedItem: number;
  readonly all: () => Promise<readonly unknown[]>;
}
let owner: Owner;
let stranger = '';

beforeAll(async () => {
  const [wished, bought, carted] = await sellable(server);
  if (wished === undefined || bought === undefined || carted === undefined) throw new Error('too few products');
  await setStock(server, bought.sku, 20);
  const email = `wlascicielka.${randomUUID()}@example.com`;
  await registered(server, email);
  const shopper = await customerShopper(server, email);
  const { rest, token = '' } = shopper;
  const placed = valueOf(await rest.placeOrder(shopper.cart, newKey(), bodyOf(await ready(shopper, { sku: bought.sku }))));
  const cart = await shopper.add(carted.sku);
  await rest.addToWishlist(wished.sku);
  valueOf(await rest.createWishlistList('Cudza lista'));
  valueOf(await rest.notifyAboutPrice({ email, sku: wished.sku }, wished.final_price));
  const { email: _email, ...address } = person;
  valueOf(await rest.addAddress({ ...address, street: [person.street] }));
  const passkey = new SoftwarePasskey();
  const options = valueOf(await rest.newPasskeyOptions({ password: goodPassword }));
  const { id: passkeyId } = valueOf(await rest.addPasskey(passkey.create(options, { origin: 'https://sklep.example' })));
  await rest.calls.POST('/rest/V1/reviews', { body: reviewOf(wished.id, { email }) });
  const staff = await newStaff(server, 'moderator');
  const orders = await deskAnswer<{ readonly items: readonly { readonly id: number }[] }>(
    server,
    staff.token,
    `/orders?search=${placed.number}`,
  );
  const { lists, wishlist_items: items } = valueOf(await rest.readWishlist());
  const all = () =>
    Promise.all([
      rest.readCustomer(),
      rest.listSessions(),
      rest.listPasskeys(),
      rest.readWishlist(),
      rest.readReminders(),
      rest.ownReviews(1),
      rest.readCart(shopper.cart),
      rest.readOrder(placed.number),
    ]);
  owner = {
    token,
    names: {
      number: placed.number,
      order: placed.number,
      orderId: orders.items[0]?.id,
      cartId: cart.cart_id,
      itemId: cart.items[0]?.item_id,
      sessionId: valueOf(await rest.listSessions())[0]?.id,
      passkeyId,
      addressId: valueOf(await rest.readCustomer()).addresses[0]?.id,
      listId: lists.find(({ name }) => name !== '')?.list_id,
      list_id: lists.find(({ name }) => name !== '')?.list_id,
      reminderId: valueOf(await rest.readReminders())[0]?.reminder_id,
      id: valueOf(await rest.ownReviews(1)).items[0]?.id,
    },
    wishedItem: items[0]?.item_id ?? 0,
    all,
  };
  stranger = (await registered(server, `obca.${randomUUID()}@example.com`)).token;
}, 60_000);

/** Calls an operation with names of records, in the name of nobody or of somebody. */
async function answerTo(method: string, path: string, operation: Operation, names: Known, token: string | undefined) {
  // Elsewhere a code would be one of the second factor.
  const known = { ...names, ...strangersProof, ...(path.includes('voucher') && { code: 'OBCY-BON-0001' }) };
  const { parameters = [], requestBody } = operation;
  const value = (name: string): string => String(valid(parameters.find((one) => one.name === name)?.schema ?? {}, known, resolve, name));
  const query = parameters.filter((one) => one.in === 'query' && named(operation).includes(one.name) && one.name in known);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)));
  const search = new URLSearchParams(query.map(({ name }) => [name, value(name)])).toString();
  const schema = requestBody?.content['application/json']?.schema;
  const answer = await fetch(`${server.url}${address}${search === '' ? '' : `?${search}`}`, {
    method,
    redirect: 'manual',
    headers: {
      ...fromAnotherNetwork(),
      'idempotency-key': randomUUID(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(schema !== undefined && { 'content-type': 'application/json' }),
    },
    ...(schema !== undefined && { body: JSON.stringify(valid(schema, known, resolve)) }),
  });
  // Each answer has a number of its own in the log.
  return { status: answer.status, text: (await answer.text()).replace(/,"trace":"[\w-]+"/, '') };
}

describe('[J-337] records of somebody else', () => {
  it('are named by each call that has a name of a record in its path: none is left out', () => {
    const known = new Set([
      ...guarded.map(([, path]) => path),
      ...ofCustomers.flatMap(([, path]) => (OPEN_BY_KEY.some((open) => open.test(path)) ? [path] : [])),
    ]);
    expect(ofCustomers.map(([, path]) => path).filter((path) => path.includes('{') && !known.has(path))).toEqual([]);
    expect(guarded.length).toBeGreaterThan(50);
  });

  it.each(guarded)('%s %s answers a stranger and a guest as it does about nothing', async (method, path, operation) => {
    const names = path.includes('/wishlist/') ? { ...owner.names, itemId: owner.wishedItem } : owner.names;
    for (const token of [stranger, undefined]) {
      const theirs = await answerTo(method, path, operation, names, token);
      expect(token !== undefined && ANSWERED_AS_DONE.includes(`${method} ${path}`) ? [200] : [401, 403, 404]).toContain(theirs.status);
      expect(theirs).toEqual(await answerTo(method, path, operation, { ...names, ...nobodys }, token));
    }
  });

  it('are as they were afterwards', async () => {
    for (const answer of await owner.all()) expect(answer).toMatchObject({ ok: true });
    const [customer, sessions, passkeys, wishlist, reminders, reviews, cart, order] = await owner.all();
    expect(customer).toMatchObject({ value: { addresses: [{ id: owner.names['addressId'] }] } });
    expect(JSON.stringify(sessions)).toContain(String(owner.names['sessionId']));
    expect(JSON.stringify(passkeys)).toContain(String(owner.names['passkeyId']));
    expect(JSON.stringify(wishlist)).toContain('Cudza lista');
    expect(JSON.stringify(reminders)).toContain(String(owner.names['reminderId']));
    expect(JSON.stringify(reviews)).toContain(String(owner.names['id']));
    expect(cart).toMatchObject({ value: { items: [{ item_id: owner.names['itemId'] }] } });
    expect(order).toMatchObject({ value: { status: 'pending_payment' } });
  });
});
