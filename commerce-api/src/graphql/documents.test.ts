import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Kind, getIntrospectionQuery, parse, print, separateOperations, type DocumentNode, type TypeNode } from 'graphql';
import { Documents, type Prepared } from './documents.ts';
import { limits } from './limits.ts';
import { createSchema } from './schema.ts';

const root = join(import.meta.dirname, '../../..');
const documents = new Documents(createSchema(), { introspection: false });
const messageOf = (prepared: Prepared): string | undefined => ('errors' in prepared ? prepared.errors[0]?.message : undefined);
const costOf = (query: string, variables: Readonly<Record<string, unknown>> = {}, operation?: string): number => {
  const prepared = documents.prepare(query, operation);
  if ('errors' in prepared) throw prepared.errors[0];
  return prepared.cost(variables);
};
const listing = (alias: string): string => `${alias}:productsForCategory(id:"2"){items_ids total_count}`;

/** Variables with a hundred items in each list. */
const fullOf = ({ definitions }: DocumentNode): Readonly<Record<string, unknown>> => {
  const [operation] = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const isList = (type: TypeNode): boolean => (type.kind === Kind.NON_NULL_TYPE ? isList(type.type) : type.kind === Kind.LIST_TYPE);
  const named = (operation?.variableDefinitions ?? []).map(({ variable, type }) => [
    variable.name.value,
    isList(type) ? Array(100).fill(1) : 10,
  ]);
  return Object.fromEntries(named);
};

describe('[J-116] a document costs', () => {
  it('by its lists, wherever their sizes stand', () => {
    const products = (ids: string): string => `{msProducts(ids:${ids}){items{id sku name final_price qty}}}`;
    expect(costOf(products('[1]'))).toBe(2);
    expect(costOf(products(`[${Array(500).fill(1).join(',')}]`))).toBe(51);
    expect(costOf(`query($ids:[Int!])${products('$ids')}`, { ids: Array(500).fill(1) })).toBe(51);
    expect(costOf('{productReviews(productIds:[1,2],pageSize:50){productId}}')).toBe(3);
    expect(costOf(`{${listing('a')} ${listing('b')}}`)).toBe(101);
  });

  it('what its fragments spread, as often as they do', () => {
    const spread = `{...A ...B} fragment A on Query{${listing('a')}} fragment B on Query{${listing('b')} ...C} fragment C on Query{${listing('c')}}`;
    expect(costOf(spread)).toBe(151);
  });

  it('too much with three hundred listings, under any disguise', () => {
    const names = Array.from({ length: 300 }, (_, at) => `l${at}`);
    expect(messageOf(documents.prepare(`{${names.map(listing).join(' ')}}`, undefined))).toMatch('at most 40 fields at its root');
    const hidden = `{...F} fragment F on Query{${names.map(listing).join(' ')}}`;
    expect(messageOf(documents.prepare(hidden, undefined))).toMatch('at most 40 fields at its root');
    expect(costOf(`{${names.slice(0, 25).map(listing).join(' ')}}`)).toBeGreaterThan(limits.cost);
  });

  it('no time when its fragments multiply: thirty that spread each other twice are refused at once', () => {
    const fragments = Array.from({ length: 30 }, (_, at) => `fragment F${at} on Query{...F${at + 1} ...F${at + 1}}`).join(' ');
    const from = performance.now();
    expect(messageOf(documents.prepare(`{...F0} ${fragments} fragment F30 on Query{__typename}`, undefined))).toMatch('at most');
    expect(performance.now() - from).toBeLessThan(1000);
  });

  it('no time either inside of introspection, where that is allowed; the usual question about the schema is answered', () => {
    const open = new Documents(createSchema(), { introspection: true });
    const fragments = Array.from({ length: 30 }, (_, at) => `fragment F${at} on __Type{...F${at + 1} ...F${at + 1}}`).join(' ');
    const from = performance.now();
    expect(messageOf(open.prepare(`{__schema{types{...F0}}} ${fragments} fragment F30 on __Type{name}`, undefined))).toMatch('selections');
    expect(performance.now() - from).toBeLessThan(1000);
    expect(messageOf(open.prepare(getIntrospectionQuery(), undefined))).toBeUndefined();
  });

  it('of the shop itself less than a quarter of what is allowed, with a hundred items in each list', () => {
    const files = globSync('{host-shell,mfe-*,shared-*}/src/**/*.graphql', { cwd: root });
    expect(files.length).toBeGreaterThan(20);
    const parsed = files.map((file) => parse(readFileSync(join(root, file), 'utf8')));
    const fragments = parsed.flatMap(({ definitions }) => definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION));
    const costs: (readonly [name: string, points: number])[] = [];
    for (const { definitions } of parsed) {
      const own = new Set(definitions);
      const whole = { kind: Kind.DOCUMENT, definitions: [...definitions, ...fragments.filter((one) => !own.has(one))] } as const;
      for (const [name, document] of Object.entries(separateOperations(whole)))
        costs.push([name, costOf(print(document), fullOf(document), name)]);
    }
    expect(costs.filter(([, points]) => points > limits.cost / 4)).toEqual([]);
  });
});

describe('[J-116] documents are kept', () => {
  it('up to a number of bytes, and neither refused ones nor those with comments', () => {
    const schema = createSchema();
    const some = new Documents(schema, { introspection: false });
    const long = (at: number): string => `{storeConfig{${' '.repeat(8000)}a${at}:store_code}}`;
    for (let at = 0; at < 100; at += 1) some.prepare(long(at), undefined);
    expect([some.has(long(99), undefined), some.has(long(0), undefined)]).toEqual([true, false]);
    for (const text of ['{storeConfig{nothing}}', '{storeConfig{store_code}} # 1']) {
      some.prepare(text, undefined);
      expect(some.has(text, undefined)).toBe(false);
    }
  });

  it('not at all where nobody can tell which of several operations is meant', () => {
    const two = 'query A{storeConfig{store_code}} query B{storeConfig{store_code}}';
    expect(messageOf(documents.prepare(two, undefined))).toMatch('operation');
    expect(messageOf(documents.prepare(two, 'B'))).toBeUndefined();
  });

  it('and tell nobody of the schema unless a setting says so', () => {
    const query = '{__schema{types{name}}}';
    expect(messageOf(documents.prepare(query, undefined))).toMatch('introspection');
    expect(messageOf(new Documents(createSchema(), { introspection: true }).prepare(query, undefined))).toBeUndefined();
  });
});
