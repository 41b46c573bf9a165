import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import type { Release } from '../schema/release-schema.ts';
import { assertCompatible, compatibilityProblems, type HostCapabilities } from './compatibility.ts';

const sdl = `
  interface Page { title: String! }
  type Query { product(id: ID!, full: Boolean = false, size: Int): Product tags: [String!]! page: Page }
  type Product { id: ID! name: String! kind: Kind }
  enum Kind { NEW USED }`;

const host: HostCapabilities = {
  contracts: '1.2.0',
  singletons: { react: '19.3.1', urql: '5.0.4' },
  names: { urql: ['useQuery'] },
  slots: ['cart.drawer'],
  events: ['cart.changed@1'],
  graphql: buildSchema(sdl),
  rest: ['GET /rest/V1/customers/me'],
};

const release = (requires: Partial<Release['requires']> = {}, shared: Release['shared'] = {}): Release => ({
  schemaVersion: 1,
  name: 'mfe-account',
  release: '1.0.0-a',
  version: '1.0.0',
  commit: 'abc1234',
  builtAt: '2026-11-20T08:00:00Z',
  owner: 'mfe-account team',
  entry: { path: 'remoteEntry.js', integrity: '' },
  exposes: {},
  server: { path: 'server/server.cjs', integrity: '' },
  assets: {},
  requires: { contracts: '^1.0.0', imports: {}, ...requires },
  provides: { contracts: '1.0.0' },
  shared,
});

const fits: readonly [string, Partial<Release['requires']>][] = [
  ['needs nothing', {}],
  ['was written for the contracts of the host', { contracts: '^1.2.0' }],
  ['was written for earlier contracts', { contracts: '^1.1.4' }],
  ['imports a whole package', { imports: { urql: ['*'], react: ['brandNew'] } }],
  ['uses what there is', { slots: ['cart.drawer'], events: ['cart.changed@1'], rest: ['GET /rest/V1/customers/me'] }],
  ['treats a field as nullable that is not', { graphql: { 'Product.name': 'String' } }],
  [
    'passes a non-null value for a nullable argument',
    { graphql: { 'Query.product': 'Product', 'Query.product(id)': 'ID!', 'Query.product(size)': 'Int!' } },
  ],
  ['omits an argument with a default', { graphql: { 'Query.product': 'Product', 'Query.product(id)': 'ID!' } }],
  ['uses a field of an interface', { graphql: { 'Page.title': 'String!' } }],
];

const refused: readonly [Partial<Release['requires']>, string][] = [
  [{ contracts: '^1.3.0' }, 'shared-contracts: the release requires ^1.3.0, the host has 1.2.0.'],
  [{ contracts: '^2.0.0' }, 'shared-contracts: the release requires ^2.0.0, the host has 1.2.0.'],
  [{ contracts: 'any' }, 'shared-contracts: the release requires any, the host has 1.2.0.'],
  [{ singletons: { react: '^18.0.0' } }, 'react: the release requires ^18.0.0, the host has 19.3.1.'],
  [{ singletons: { react: '^19.4.0' } }, 'react: the release requires ^19.4.0, the host has 19.3.1.'],
  [{ singletons: { vue: '^3.0.0' } }, 'vue: the release shares it, the host does not have it.'],
  [{ imports: { urql: ['useQuery', 'useMutation'] } }, 'urql: the release imports useMutation, which the host does not hand over.'],
  [{ slots: ['cart.mini'] }, 'Slot cart.mini: the release asks for it, the host does not know it.'],
  [{ events: ['cart.changed@2'] }, 'Event cart.changed@2: the release listens to it, the host does not know it.'],
  [{ rest: ['GET /rest/V1/gone'] }, 'REST: GET /rest/V1/gone does not exist, the release calls it.'],
  [
    { graphql: { 'Product.price': 'Int!', 'Product.price(net)': 'Boolean' } },
    'GraphQL: Product.price does not exist, the release asks for it.',
  ],
  [{ graphql: { 'Offer.price': 'Int!' } }, 'GraphQL: Offer.price does not exist, the release asks for it.'],
  [{ graphql: { 'Product.name': 'Int' } }, 'GraphQL: Product.name answers String!, the release was written for Int.'],
  [{ graphql: { 'Product.kind': 'Kind!' } }, 'GraphQL: Product.kind answers Kind, the release was written for Kind!.'],
  [{ graphql: { 'Query.tags': '[Tag!]!' } }, 'GraphQL: Query.tags answers [String!]!, the release was written for [Tag!]!.'],
  [
    { graphql: { 'Query.tags': '[String!]!', 'Query.tags(first)': 'Int' } },
    'GraphQL: Query.tags has no argument first, the release gives it.',
  ],
  [{ graphql: { 'Query.product': 'Product' } }, 'GraphQL: Query.product needs the argument id, the release does not give it.'],
  [
    { graphql: { 'Query.product': 'Product', 'Query.product(id?)': 'ID!' } },
    'GraphQL: Query.product needs the argument id, the release does not give it.',
  ],
  [
    { graphql: { 'Query.product': 'Product', 'Query.product(id)': 'ID!', 'Query.product(size)': 'String' } },
    'GraphQL: Query.product takes size as Int, the release gives String.',
  ],
];

describe('[J-43] a release and a host', () => {
  it.each(fits)('fit when it %s', (_title, requires) => {
    expect(compatibilityProblems(release(requires), host)).toEqual([]);
  });

  it.each(refused)('do not fit: %j', (requires, sentence) => {
    expect(compatibilityProblems(release(requires), host)).toEqual([sentence]);
  });

  it('fit when the document of an older release lacks lists, unless it was built with another major version', () => {
    expect(compatibilityProblems(release({}, { react: '19.1.0' }), host)).toEqual([]);
    expect(compatibilityProblems(release({}, { react: '18.3.1' }), host)).toEqual([
      'react: the release requires ^18.0.0, the host has 19.3.1.',
    ]);
  });

  it('that do not fit are all listed at once, by name', () => {
    expect(() => assertCompatible(release({ slots: ['a', 'b'] }), host)).toThrow(
      'mfe-account@1.0.0-a does not fit this host: Slot a: the release asks for it, the host does not know it. Slot b: the release asks for it',
    );
  });
});
