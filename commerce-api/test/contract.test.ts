/** The whole contract: every query of the schema answers with all its fields from the database. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, printSchema } from 'graphql';
import { CONTRACT_ADDRESSES } from 'shared-contracts/contract-addresses';
import { generateFoundation } from '../src/demo/catalogue/index.ts';
import { urlTypes } from '../src/model/index.ts';
import { signedIn } from './support/customers.ts';
import { selectAll } from './support/select-all.ts';
import { useSharedServer } from './support/use-server.ts';

const root = join(import.meta.dirname, '../..');
const schema = buildSchema(readFileSync(join(root, 'shared-contracts/schema.graphql'), 'utf8'));
const queries = schema.getQueryType()?.getFields() ?? {};
const foundation = generateFoundation({ products: 300, now: new Date() });
const depth = 4;

const server = useSharedServer();
let productIds: readonly number[];
let skus: readonly string[];
let askedProductId: number | undefined;
/** Of somebody at a terminal in a shop. */
let staffToken: string;

beforeAll(async () => {
  const { productsForCategory } = await server.graphql<{ productsForCategory: { items_ids: readonly string[] } }>(
    '{productsForCategory(id:"2"){items_ids}}',
  );
  productIds = productsForCategory.items_ids.slice(0, 150).map(Number);
  const { msProducts } = await server.graphql<{ msProducts: { items: readonly { id: number; sku: string; question_count: number }[] } }>(
    'query($ids:[Int!]){msProducts(ids:$ids){items{id sku question_count}}}',
    { ids: productIds },
  );
  skus = msProducts.items.map((product) => product.sku);
  ({ token: staffToken } = await signedIn(server, 'ewa.salon@example.com'));
  askedProductId = msProducts.items.find((product) => product.question_count > 0)?.id;
}, 60_000);

const first = (values: readonly number[]): string => JSON.stringify(values.slice(0, 150));

/** Arguments with which each query finds something. */
const argumentsOf = (name: string): string => {
  const known: Readonly<Record<string, () => string>> = {
    urlResolver: () => '(urlKey:"agd",search:"")',
    footerDataQuery: () => '(blocksIds:["footer_links_amperio","footer_links_shop"])',
    msProducts: () => `(ids:${first(productIds)})`,
    pricesForProducts: () => `(skus:${JSON.stringify(skus)})`,
    installmentsMageTwo: () => `(skus:${JSON.stringify(skus)})`,
    installmentOffers: () => '(amount:200000)',
    productReviews: () => `(productIds:${first(productIds)})`,
    productQuestions: () => `(productId:${askedProductId})`,
    productsForCategory: () => '(id:"2")',
    productsForManufacturer: () => `(id:${foundation.manufacturers[0]?.id})`,
    productsForLanding: () => `(id:${foundation.landings[0]?.id})`,
    blogPostProducts: () => `(id:${foundation.blogPosts[0]?.id},pageSize:8)`,
    productsForSearch: () => '(query:"pralka")',
    searchSuggestions: () => '(query:"pral")',
    landingPages: () => `(ids:${first(foundation.landings.map((one) => one.id))})`,
    attributes: () => '(attributeCodes:["kolor","available_in_cities"])',
    featuresDefinition: () => `(ids:${first(foundation.featureDefinitions.map((one) => one.featureId))})`,
    featuresGroupsDefinition: () => `(ids:${first(foundation.featureGroups.map((one) => one.groupId))})`,
    featuresPictograms: () => `(feature_ids:${first([...new Set(foundation.featurePictograms.map((one) => one.featureId))])})`,
    technologies: () => `(ids:${first(foundation.technologies.map((one) => one.id))})`,
    dictionary: () => `(ids:${first(foundation.dictionaries.map((one) => one.id))})`,
    msCmsBlock: () => '(identifiers:["home_hero","home_shelves"])',
    graphicsData: () => `(graphicsIds:${first(foundation.graphics.map((one) => one.graphicsId))},version:2)`,
    neoportalData: () => `(productIds:${first(productIds)})`,
  };
  return known[name]?.() ?? '';
};

const isEmpty = (value: unknown): boolean =>
  value === null ||
  (Array.isArray(value)
    ? value.length === 0
    : typeof value === 'object' &&
      value !== undefined &&
      Object.values(value as object).every((one) => Array.isArray(one) && one.length === 0)); // null is no object here

/** The requirements that each query proves. */
const rows: Readonly<Record<string, string>> = {
  urlResolver: '[Q-06] [Z-43] ',
  manufacturers: '[Q-07] ',
  msProducts: '[P-01] [P-02] [P-03] [P-06] ',
  dictionary: '[Q-09] [B-03] ',
  pricesForProducts: '[Q-10] ',
  technologies: '[Q-11] ',
  msCategories: '[Q-12] [Z-06] ',
  attributes: '[Q-13] [Z-08] ',
  newsPosts: '[Q-14] ',
  featuresDefinition: '[Q-15] ',
  featuresGroupsDefinition: '[Q-16] ',
  featuresPictograms: '[Q-17] ',
  installmentsMageTwo: '[Q-18] [P-19] ',
  msCmsBlock: '[Q-19] ',
  graphicsData: '[Q-20] [Z-28] ',
  neoportalData: '[Q-22] ',
  productsForCategory: '[Q-23] [P-20] ',
  headerDataQuery: '[Q-24] [B-01] ',
  footerDataQuery: '[Q-25] [B-02] ',
};

describe('every query answers with all its fields', () => {
  it.each(Object.keys(queries).map((name) => [rows[name] ?? '', name] as const))('%s%s', async (_, name) => {
    const field = queries[name];
    if (field === undefined) throw new Error(name);
    const levels = name === 'msProducts' ? 3 : depth;
    const selection = selectAll(getNamedType(field.type), levels);
    const headers = name === 'neoportalData' ? { authorization: `Bearer ${staffToken}` } : {};
    const data = await server.graphql(`{answer:${name}${argumentsOf(name)}${selection}}`, {}, headers);
    // Without a session the customer is null; every other query finds something.
    expect(isEmpty(data['answer'])).toBe(name === 'customer');
  });
});

// Records of products are made with the products: graphql.test.ts looks at them.
const types = urlTypes.filter((type) => type !== 'PRODUCT');

describe('resolver', () => {
  it.each(types)('[R-02] [Q-06] knows a path of type %s', async (type) => {
    const record = foundation.urls.find((url) => url.type === type);
    if (record === undefined) throw new Error(type);
    const { urlResolver } = await server.graphql<{ urlResolver: { type: string; id: number | null; canonical_url: string } }>(
      'query($u:String!){urlResolver(urlKey:$u){type id canonical_url restore_params header_title breadcrumbs{name url}}}',
      { u: record.path },
      { store: record.stores[0] ?? 'amperio' },
    );
    expect(urlResolver).toMatchObject({
      type,
      id: record.entityId,
      canonical_url: record.canonicalPath === '' ? '/' : `/${record.canonicalPath}.html`,
    });
  });
});

describe('[J-69] the contract that the server publishes', () => {
  const committed = (file: string): string => readFileSync(join(root, 'shared-contracts', file), 'utf8');

  // Whether generated files are up to date is one of the static checks.
  it('[A-64] [A-29] is the committed contract', async () => {
    const [sdl, openApi] = await Promise.all(
      Object.values(CONTRACT_ADDRESSES).map(async (path) => (await fetch(server.url + path)).text()),
    );
    expect(sdl).toBe(printSchema(buildSchema(committed('schema.graphql'))));
    expect(JSON.parse(openApi ?? '')).toEqual(JSON.parse(committed('openapi.json')));
  });

  it.each(Object.values(CONTRACT_ADDRESSES))('is not sent again to a client that has it: %s', async (path) => {
    const first = await fetch(server.url + path);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]{22}"$/)]);
    const again = await fetch(server.url + path, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
