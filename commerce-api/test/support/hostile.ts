/** Hostile variants of what a schema allows, made from OpenAPI and SDL themselves: a new call is in it at once. */

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly $ref?: string;
}

/** Text that a database, a log or a header does not take. */
export const hostileTexts: readonly string[] = [
  'a\u0000b',
  '\ud800',
  '../../etc/passwd',
  "'; drop table orders; --",
  'x'.repeat(20_000),
  '\u202e',
  '',
];
export const hostileNumbers: readonly number[] = [2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -1, 0.5];

/** Values known to be good, by the name of a field; others are made up from the schema. */
export type Known = Readonly<Record<string, unknown>>;
export type Resolve = (schema: JsonSchema) => JsonSchema;

/** A value that a schema allows. */
export function valid(schema: JsonSchema, known: Known, resolve: Resolve, name = ''): unknown {
  const one = resolve(schema);
  if (name in known && one.properties === undefined) return known[name];
  if (one.const !== undefined) return one.const;
  if (one.enum !== undefined) return one.enum[0];
  if (one.anyOf !== undefined) return valid(one.anyOf[0] ?? {}, known, resolve, name);
  if (one.properties !== undefined)
    return Object.fromEntries(Object.entries(one.properties).map(([key, value]) => [key, valid(value, known, resolve, key)]));
  if (one.type === 'array') return [valid(one.items ?? {}, known, resolve, name)];
  if (one.type === 'integer' || one.type === 'number') return Math.max(one.minimum ?? 1, 1);
  if (one.type === 'boolean') return true;
  if (one.format === 'date') return '2026-12-01';
  return 'x'.repeat(Math.max(one.minLength ?? 1, 1));
}

const hostileFor = ({ type, anyOf }: JsonSchema): readonly unknown[] => {
  const kinds = [type, ...(anyOf ?? []).map((one) => one.type)].flat();
  return kinds.includes('integer') || kinds.includes('number') ? hostileNumbers : hostileTexts;
};

/** The value with each leaf in turn replaced by each hostile one of its kind, and by values of other kinds. */
export function* hostile(schema: JsonSchema, known: Known, resolve: Resolve, name = ''): Generator<unknown> {
  const one = resolve(schema);
  const base = valid(one, known, resolve, name);
  if (one.anyOf !== undefined) {
    // A list or an object that may as well be null, or one of several kinds.
    for (const inner of one.anyOf.map(resolve))
      if (inner.properties !== undefined || inner.type === 'array') yield* hostile(inner, known, resolve, name);
  }
  if (one.properties !== undefined) {
    for (const [key, inner] of Object.entries(one.properties)) {
      // A valid value of this schema, which is an object.
      for (const value of hostile(inner, known, resolve, key)) yield { ...(base as object), [key]: value };
    }
  } else if (one.type === 'array') {
    for (const value of hostile(one.items ?? {}, known, resolve, name)) yield [value];
    yield Array(1000).fill((base as readonly unknown[])[0]); // a valid value of this schema
  } else {
    yield* hostileFor(one);
    yield null;
    yield { a: 1 };
  }
}

/** Addresses that are no text: U+0000, half a surrogate pair and half a character as bytes, one that leaves its folder, a long one. */
export const oddBytes: readonly string[] = ['%00', '%ED%A0%80', '%ff', '%', '..%2f..%2fetc%2fpasswd', 'x'.repeat(400)];
/** Headers that calls read; `fetch` lets bytes through that are no ASCII. */
export const oddHeaders = [
  'authorization',
  'cookie',
  'store',
  'idempotency-key',
  'accept-language',
  'user-agent',
  'x-forwarded-for',
].flatMap((name) => ['\u00ff\u0080', 'Bearer \u00ff', 'x'.repeat(4000)].map((value) => ({ [name]: value })));

/** `pnpm test:long` sends every value to every place of every call, signed in and not; a usual run takes turns with them. */
export const isLong = process.env['LONG'] === '1';

/** Those of a list whose turn it is, of `share` turns: neighbouring calls of the contract get different ones. */
export const inTurn = <Item>(items: readonly Item[], share: number, turn: number): readonly Item[] =>
  isLong ? items : items.filter((_, at) => (at + turn) % share === 0);
