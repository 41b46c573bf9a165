/** Whatever a caller sends, the answer is not an error of the server's own (J-118). */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildSchema, isObjectType } from 'graphql';
import { guestShopper, sellable, valueOf } from './support/checkout.ts';
import { passwordOf } from './support/customers.ts';
import { desk, newStaff } from './support/desk.ts';
import { hiddenRoutes } from './support/hidden-routes.ts';
import { bodyOf, newKey, ready } from './support/orders.ts';
import { hostile, hostileNumbers, hostileTexts, inTurn, isLong, oddBytes, oddHeaders, valid, type Known } from './support/hostile.ts';
import { graphqlQuestions, someOf } from './support/hostile-graphql.ts';
import { contracts, operations, resolve, type Operation } from './support/operations.ts';
import { useFilledServer } from './support/use-server.ts';

const server = useFilledServer();
let known: Known;
let caller = 0;
/** Tokens that take turns: one member of staff may make so many calls a minute. */
const admins: string[] = [];
const AT_ONCE = 24;
const DESK = '/rest/V1/desk/';
/** Calls of staff, and those that read a customer's own records: without a token they are refused before they read the rest. */
const BEHIND_TOKEN = /^\/rest\/V1\/(?:desk|customers\/me|pwa\/carts|wishlist(?!\/shared)|reminders)\b|\/mine\b/;

beforeAll(async () => {
  while (admins.length < 6) admins.push((await newStaff(server, 'admin')).token);
  const [product] = await sellable(server);
  const shopper = await guestShopper(server);
  const cart = await shopper.add(product?.sku ?? '');
  const id = shopper.cart.kind === 'guest' ? shopper.cart.cartId : '';
  const buyer = await guestShopper(server);
  const placed = valueOf(await buyer.rest.placeOrder(buyer.cart, newKey(), bodyOf(await ready(buyer, { sku: product?.sku ?? '' }))));
  const reservation = valueOf(await server.rest.createReservation([{ sku: product?.sku ?? '', qty: 1 }]));
  known = {
    cartId: id,
    itemId: cart.items[0]?.item_id,
    sku: product?.sku,
    productId: product?.id,
    email: 'jan@example.com',
    telephone: '600 100 200',
    // Of an order and a reservation that there are: calls about them are not refused before they read the rest.
    number: placed.number,
    order: placed.number,
    hash: placed.hash,
    reservationId: reservation.reservation_id,
    qty: 1,
    country_id: 'PL',
    quote_id: id,
  };
}, 60_000);

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

interface Answer {
  readonly status: number;
  readonly said: string;
}

/** One of thousands of calls: `fetch` does more for each than these need. */
const answerTo = (method: string, path: string, body: string | undefined, headers: Readonly<Record<string, string>>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const call = request(new URL(server.url + path), { method, headers, agent }, (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, said }), reject);
    });
    call.once('error', reject);
    call.end(body);
  });

const FAILED_RESOLVER = /"code":"INTERNAL"/; // GraphQL answers it with 200

/** Every call from a network address of its own: no limit stands between. @returns what was answered with a server error */
const failuresOf = async (calls: readonly Call[], token?: string): Promise<readonly string[]> => {
  const failures: string[] = [];
  for (let from = 0; from < calls.length; from += AT_ONCE) {
    await Promise.all(
      calls.slice(from, from + AT_ONCE).map(async ({ method, path, body, headers }) => {
        caller += 1;
        const { status, said } = await answerTo(method, path, body === undefined ? undefined : JSON.stringify(body), {
          'x-forwarded-for': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
          'idempotency-key': `hostile-${caller}-0000000000000000`,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        });
        const sent = `${method} ${path.slice(0, 160)} ${JSON.stringify(body ?? '').slice(0, 200)}`;
        if (status >= 500) failures.push(`${status} ${sent}`);
        if (FAILED_RESOLVER.test(said)) failures.push(`a resolver failed: ${sent}`);
        if (/node_modules|\n\s+at /.test(said)) failures.push(`a stack: ${sent}`);
      }),
    );
  }
  return failures;
};

const callsOf = (turn: number, method: string, template: string, { parameters = [], requestBody }: Operation): readonly Call[] => {
  const schema = requestBody?.content['application/json']?.schema;
  const body = schema === undefined ? undefined : valid(schema, known, resolve);
  const pathWith = (values: Readonly<Record<string, unknown>>): string => {
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name]).toWellFormed()));
    const query = parameters.filter((one) => one.in === 'query').map(({ name }) => [name, String(values[name]).toWellFormed()]);
    return query.length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`;
  };
  const good = Object.fromEntries(parameters.map(({ name, schema: one }) => [name, valid(one, known, resolve, name)]));
  const byParameter = parameters
    .filter((one) => one.in !== 'header')
    .flatMap(({ name }) =>
      inTurn([...hostileTexts.slice(0, 4), ...hostileNumbers], 3, turn).map((value) => pathWith({ ...good, [name]: value })),
    );
  const byBody = schema === undefined ? [] : [...inTurn([...hostile(schema, known, resolve)], 4, turn), [], 'text', 5];
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const byBytes = inPath.flatMap((name) =>
    inTurn(oddBytes, 2, turn).map((bytes) => pathWith({ ...good, [name]: '~' }).replace('~', bytes)),
  );
  return [
    ...byBytes.map((path) => ({ method, path, body })),
    ...inTurn(oddHeaders, 7, turn).map((headers) => ({ method, path: pathWith(good), body, headers })),
    ...byParameter.map((path) => ({ method, path, body })),
    ...byBody.map((one) => ({ method, path: pathWith(good), body: one })),
  ].filter((call) => method !== 'GET' || call.body === undefined);
};

let session = '';
/** A session, which some of the calls end. */
const customer = async (): Promise<string> => {
  const { status } = await fetch(`${server.url}/rest/V1/customers/me`, { headers: { authorization: `Bearer ${session}` } });
  if (status !== 200) session = valueOf(await server.rest.signIn('anna.nowak@example.com', passwordOf('anna.nowak@example.com')));
  return session;
};

it.each(operations.map((operation, turn) => [...operation, turn] as const))(
  '[J-118] %s %s',
  async (method, path, operation, turn) => {
    const calls = callsOf(turn, method, path, operation);
    // Calls of the desk are read behind the token of staff alone.
    const token = path.startsWith(DESK) ? (admins[turn % admins.length] ?? '') : await customer();
    const isBehind = BEHIND_TOKEN.test(path);
    const without = isLong ? calls : calls.filter((_, at) => (at + turn) % (isBehind ? 12 : 3) === 0);
    const withToken = isLong || isBehind ? calls : calls.filter((call) => !without.includes(call));
    expect([...(await failuresOf(without)), ...(await failuresOf(withToken, token))]).toEqual([]);
  },
  60_000,
);

/** What is the same for everybody, and lists public pages alone. */
const isPublic = (template: string): boolean => ['/rest/V1/sitemap', '/rest/V1/feed'].some((start) => template.startsWith(start));

it('[J-149] no call of REST leaves an answer about a customer in a cache', async () => {
  const token = await customer();
  const kept: string[] = [];
  for (const [place, [method, template]] of operations.filter(([, path]) => !isPublic(path)).entries()) {
    const { headers } = await fetch(server.url + template.replaceAll(/\{\w+\}/g, 'mine'), {
      method,
      // The last call of this test must not end the session that the others need.
      headers: {
        ...(method !== 'DELETE' && { authorization: `Bearer ${token}` }),
        'idempotency-key': 'no-store-0000000000000000',
        // A network of its own: to the desk a customer's token is a wrong one, of which each network has a few.
        'x-forwarded-for': `198.51.100.${place % 250}`,
      },
    });
    if (headers.get('cache-control') !== 'no-store') kept.push(`${method} ${template}: ${headers.get('cache-control')}`);
  }
  expect(kept).toEqual([]);
});

/** Bytes that are too many for the few calls that take more than others. */
const tooLarge: Readonly<Record<string, number>> = {
  '/rest/V1/contact/report_error': 1_500_000,
  '/rest/V1/desk/pictures': 30_000_000,
  '/rest/V1/desk/text-replacements': 600_000,
};
/** Why a file is refused, where it is no photo of a review. */
const tooLargeFile: Readonly<Record<string, string>> = {
  '/rest/V1/amperio/rma/files': 'file_bytes',
  '/rest/V1/desk/pictures': 'picture_bytes',
};

it.each(operations.filter(([, , { requestBody }]) => requestBody !== undefined))(
  '[J-118] a body of 300 KB, or a file of 20 MB, is too large for %s %s; of 1.5 MB with a picture of the screen, of 600 KB and 30 MB at the desk, where more is taken',
  async (method, template, { requestBody }) => {
    const [type = ''] = Object.keys(requestBody?.content ?? {});
    const isFile = type !== 'application/json';
    const call = request(server.url + template.replaceAll(/\{\w+\}/g, '1'), {
      method,
      headers: {
        'content-type': type,
        'content-length': tooLarge[template] ?? (isFile ? 20_000_000 : 300_000),
        'idempotency-key': 'large-body-0000000000000',
        ...(template.startsWith(DESK) && { authorization: `Bearer ${admins[0] ?? ''}` }),
      },
    });
    // Refused for its length: the server waits for no byte of it.
    call.flushHeaders();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const code = isFile ? (tooLargeFile[template] ?? 'photo_bytes') : 'too_large';
    expect([answer.statusCode, JSON.parse(await text(answer)) as unknown]).toEqual([413, expect.objectContaining({ code })]);
    call.destroy();
  },
);

it('[J-118] a body that would change prototypes is refused', async () => {
  for (const body of ['{"__proto__":{"qty":1}}', '{"constructor":{"prototype":{"qty":1}}}']) {
    const answer = await fetch(`${server.url}/rest/V1/order/tracking`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
  }
});

it.each(
  operations.flatMap(([method, path, { requestBody }]) =>
    Object.keys(requestBody?.content ?? {})
      .filter((type) => type !== 'application/json')
      .map((type) => [method, path, type] as const),
  ),
)('[J-118] a file that is none, for %s %s as %s', async (method, path, type) => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array<number>(40).fill(0xff)];
  const jpeg = [0xff, 0xd8, 0xff, 0xe0, ...Array<number>(40).fill(0)];
  const files = [
    [],
    [0],
    png,
    jpeg,
    [...Buffer.from('<svg onload="alert(1)"/>')],
    [...Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ')],
  ];
  const token = path.startsWith(DESK) ? (admins[0] ?? '') : await customer();
  for (const file of files) {
    const headers = { 'content-type': type, authorization: `Bearer ${token}` };
    const answer = await fetch(server.url + path, { method, headers, body: new Uint8Array(file) });
    const said = await answer.text();
    expect([file.length, answer.status >= 400 && answer.status < 500, /node_modules|\n\s+at /.test(said)]).toEqual([
      file.length,
      true,
      false,
    ]);
  }
});

it('[J-118] addresses that OpenAPI does not name: pictures, links of e-mails, call-backs of gateways', async () => {
  const odd = [...oddBytes, '2147483648', '-1', '1e9', "';--"];
  const folders = [
    '/media/catalog',
    '/media/brand',
    '/media/category',
    '/media/cms',
    '/sandbox/pay',
    '/payments/notify',
    '/payments/return',
    '/rest/V1',
    '/rest/V1/reviews/photos',
    '/desk',
    '/desk/assets',
  ];
  const hidden = await hiddenRoutes();
  // Links of e-mails: newsletter and reminders.
  expect(hidden.map(({ query }) => query.includes('token')).filter(Boolean).length).toBeGreaterThanOrEqual(4);
  const paths = [
    ...folders.flatMap((folder) => odd.map((name) => `${folder}/${name}`)),
    ...odd.map((name) => `/media/catalog/1/${name}`),
    ...['w', 'f'].flatMap((name) => odd.map((value) => `/media/brand/bosch?${name}=${value}&${name}=1`)),
    ...odd.map((value) => `/ws?store=${value}`),
    ...hidden.flatMap(({ path, query }) =>
      odd.flatMap((value) => [`${path}?${query.map((name) => `${name}=${value}`).join('&')}`, `${path}/${value}`]),
    ),
  ];
  const ways = [{ method: 'GET' }, { method: 'POST', body: { id: '\u0000', status: ['paid'] } }, { method: 'DELETE' }, { method: 'POST' }];
  // A share that divides none of the lengths: every route gets every method.
  const calls = paths.flatMap((path, at) => inTurn(ways, 3, at).map((way) => ({ ...way, path })));
  const uncalled = hidden
    .filter(({ method }) => method !== 'HEAD') // Fastify answers it with the handler of GET
    .filter((one) => !calls.some(({ method, path }) => method === one.method && path.startsWith(`${one.path}?`)));
  expect(uncalled).toEqual([]);
  expect(await failuresOf(calls)).toEqual([]);
}, 60_000);

it('[J-118] every field of GraphQL with every argument', async () => {
  const schema = buildSchema(readFileSync(join(contracts, 'schema.graphql'), 'utf8'));
  const ids = [known['productId']];
  const questions = graphqlQuestions(schema, { ids, productIds: ids, skus: [known['sku']], id: '2', query: 'a' });
  const asked = new Set(questions.map(({ argument }) => argument));
  const withArguments = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__')
      ? Object.values(type.getFields()).flatMap((field) => field.args.map((argument) => `${type.name}.${field.name}.${argument.name}`))
      : [],
  );
  expect(withArguments.filter((argument) => !asked.has(argument))).toEqual([]);
  expect(questions.length).toBeGreaterThan(200);
  const calls = someOf(questions).map(({ query, variables }) => ({ method: 'POST', path: '/graphql', body: { query, variables } }));
  expect(await failuresOf(calls)).toEqual([]);
}, 60_000);

it('the tokens of all calls of the desk still open it: none of them was refused for its token', async () => {
  for (const token of admins) expect((await desk(server, token, '/me')).status).toBe(200);
});
