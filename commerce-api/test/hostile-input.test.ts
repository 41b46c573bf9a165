/** Whatever a caller sends, the answer is not an error of the server's own (J-118). */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLList, GraphQLNonNull, buildSchema, getNamedType, isScalarType, isEnumType, type GraphQLInputType } from 'graphql';
import { guestShopper, sellable, valueOf } from './support/checkout.ts';
import { hostile, hostileNumbers, hostileTexts, valid, type JsonSchema, type Known } from './support/hostile.ts';
import { selectAll } from './support/select-all.ts';
import { removeFolder, startFilledServer, type RunningServer } from './support/server.ts';

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

const contracts = join(import.meta.dirname, '../../shared-contracts');
// Written by the code under test.
const { paths, components } = JSON.parse(readFileSync(join(contracts, 'openapi.json'), 'utf8')) as Contract;
const resolve = (schema: JsonSchema): JsonSchema => {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components.schemas[name] ?? {});
};
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [method.toUpperCase(), path, operation] as const),
);

let server: RunningServer;
let known: Known;
let caller = 0;
const AT_ONCE = 24;

beforeAll(async () => {
  server = await startFilledServer();
  const [product] = await sellable(server);
  const shopper = await guestShopper(server);
  const cart = await shopper.add(product?.sku ?? '');
  const id = shopper.cart.kind === 'guest' ? shopper.cart.cartId : '';
  known = {
    cartId: id,
    itemId: cart.items[0]?.item_id,
    sku: product?.sku,
    email: 'jan@example.com',
    qty: 1,
    country_id: 'PL',
    quote_id: id,
  };
}, 60_000);

afterAll(async () => {
  await server.stop();
  removeFolder(server.dataDir);
});

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** Every call from a network address of its own: no limit stands between. @returns what was answered with a server error */
const failuresOf = async (calls: readonly Call[], token?: string): Promise<readonly string[]> => {
  const failures: string[] = [];
  for (let from = 0; from < calls.length; from += AT_ONCE) {
    await Promise.all(
      calls.slice(from, from + AT_ONCE).map(async ({ method, path, body }) => {
        caller += 1;
        const answer = await fetch(server.url + path, {
          method,
          redirect: 'manual',
          headers: {
            'x-forwarded-for': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
            'idempotency-key': `hostile-${caller}-0000000000000000`,
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        const sent = `${method} ${path.slice(0, 160)} ${JSON.stringify(body ?? '').slice(0, 200)}`;
        if (answer.status >= 500) failures.push(`${answer.status} ${sent}`);
        if (/node_modules|\n\s+at /.test(text)) failures.push(`a stack: ${sent}`);
      }),
    );
  }
  return failures;
};

const callsOf = (method: string, template: string, { parameters = [], requestBody }: Operation): readonly Call[] => {
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
    .flatMap(({ name }) => [...hostileTexts.slice(0, 4), ...hostileNumbers].map((value) => pathWith({ ...good, [name]: value })));
  const byBody = schema === undefined ? [] : [...hostile(schema, known, resolve), [], 'text', 5];
  return [
    ...byParameter.map((path) => ({ method, path, body })),
    ...byBody.map((one) => ({ method, path: pathWith(good), body: one })),
  ].filter((call) => method !== 'GET' || call.body === undefined);
};

it.each(operations)(
  '[J-118] %s %s',
  async (method, path, operation) => {
    const calls = callsOf(method, path, operation);
    const token = valueOf(await server.rest.signIn('anna.nowak@example.com', 'Amperio2026'));
    expect([...(await failuresOf(calls)), ...(await failuresOf(calls, token))]).toEqual([]);
  },
  60_000,
);

it('[J-118] every field of GraphQL with every argument', async () => {
  const schema = buildSchema(readFileSync(join(contracts, 'schema.graphql'), 'utf8'));
  const valuesFor = (type: GraphQLInputType): readonly unknown[] => {
    const named = getNamedType(type);
    const one =
      isScalarType(named) && named.name === 'Int' ? hostileNumbers : isScalarType(named) ? hostileTexts : isEnumType(named) ? ['no'] : [{}];
    const inner = type instanceof GraphQLNonNull ? type.ofType : type;
    return inner instanceof GraphQLList ? [...one.map((value) => [value]), Array(200).fill(one[0]), []] : one;
  };
  const calls: Call[] = [];
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    for (const wanted of field.args) {
      for (const value of valuesFor(wanted.type)) {
        const declared = field.args.map(({ name, type }) => `$${name}:${type}`).join(',');
        const query = `query(${declared}){a:${field.name}(${field.args.map(({ name }) => `${name}:$${name}`).join(',')})${selectAll(getNamedType(field.type), 2)}}`;
        const others = field.args.filter(({ type }) => type instanceof GraphQLNonNull).map(({ name, type }) => [name, valuesFor(type)[0]]);
        calls.push({
          method: 'POST',
          path: '/graphql',
          body: { query, variables: { ...Object.fromEntries(others), [wanted.name]: value } },
        });
      }
    }
  }
  expect(calls.length).toBeGreaterThan(200);
  expect(await failuresOf(calls)).toEqual([]);
}, 60_000);
