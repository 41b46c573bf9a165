import { describe, expect, it } from '@jest/globals';
import { gql } from '@urql/core';
import { buildRequest, compactQuery, freshness, minuteParameter, rootFieldsOf, transportDelayMs, transportFor } from './index.ts';

describe('transport rule', () => {
  it.each([
    [['urlResolver'], 'auto'],
    [['manufacturers'], 'auto'],
    [['msProducts'], 'auto'],
    [['dictionary'], 'auto'],
    [['pricesForProducts'], 'auto'],
    [['msProducts', 'manufacturers'], 'auto'],
    [['productsForCategory'], 'post'],
    [['customer'], 'post'],
    [['msProducts', 'customer'], 'post'],
    [[], 'post'],
  ] as const)('[Q-01] [Q-02] queries of %p travel by %s', (fields, transport) => expect(transportFor(fields)).toBe(transport));

  it('[Q-01] [N-05] [E-08] an address of 2600 characters goes by GET, one of 2601 by POST', () => {
    const length = (padding: number) => buildRequest('/graphql', { query: 'x'.repeat(padding) }, 'auto');
    const base = '/graphql?query='.length;
    expect(length(2600 - base)).toMatchObject({ method: 'GET' });
    expect(length(2600 - base).url).toHaveLength(2600);
    expect(length(2601 - base)).toMatchObject({ method: 'POST', url: '/graphql', overLength: 2601 });
  });

  it('spaces that only people need are left out, texts are not touched', () => {
    expect(compactQuery('query A($id: Int!, $b: [String!]) {\n  a(id: $id, b: $b) {\n    c\n    d\n  }\n}')).toBe(
      'query A($id:Int!$b:[String!]){a(id:$id b:$b){c d}}',
    );
    expect(compactQuery('{ a(b: "x  y") }')).toBe('{ a(b: "x  y") }');
  });

  it('[Q-04] the pauses are 300 ms × 2^n ± 30 %', () => {
    expect([1, 2, 3, 4, 5].map((attempt) => transportDelayMs(attempt, () => 0.5))).toEqual([300, 600, 1200, 2400, 4800]);
    expect([transportDelayMs(1, () => 0), transportDelayMs(1, () => 1)]).toEqual([210, 390]);
  });

  it('[Q-10] the time parameter is the same inside a minute', () => {
    expect(minuteParameter(60_000)).toBe(minuteParameter(119_999));
    expect(minuteParameter(60_000)).not.toBe(minuteParameter(120_000));
  });

  it.each([
    [['msProducts'], 299_999, 'fresh'],
    [['msProducts'], 300_000, 'refresh-behind'],
    [['msCategories'], 1_799_999, 'refresh-behind'],
    [['msCategories'], 1_800_000, 'expired'],
    [['pricesForProducts'], 59_999, 'fresh'],
    [['pricesForProducts'], 60_000, 'expired'],
  ] as const)('[H-07] [H-10] [P-18] [N-10] an answer of %p that is %i ms old is %s', (fields, age, state) =>
    expect(freshness(fields, age)).toBe(state),
  );

  it('[H-01] by default nothing is shown that is older than 1800 s', () => {
    expect([freshness(['storeConfig'], 1_799_999), freshness(['storeConfig'], 1_800_000)]).toEqual(['refresh-behind', 'expired']);
  });

  it.each([
    [['dictionary'], 3_599_999, 'fresh'],
    [['dictionary'], 3_600_000, 'expired'],
    [['dictionary', 'storeConfig'], 300_000, 'refresh-behind'],
  ] as const)('[H-03] an answer of %p that is %i ms old is %s', (fields, age, state) => expect(freshness(fields, age)).toBe(state));

  it.each([
    [3_599_999, 'fresh'],
    [3_600_000, 'expired'],
  ] as const)('[H-02] what the directory said of countries %i ms ago is %s', (age, state) =>
    expect(freshness(['countries'], age)).toBe(state),
  );

  it.each([
    [900_000, 899_999, 'fresh'],
    [900_000, 900_000, 'expired'],
    [undefined, 1_799_999, 'fresh'],
    [undefined, 1_800_000, 'expired'],
  ] as const)('[H-04] where the store says %p ms, what was read of the blog %i ms ago is %s', (life, age, state) =>
    expect(freshness(['blogCategories', 'blogPosts'], age, life)).toBe(state),
  );

  it('the queries of a document are its root fields', () => {
    const query = gql`
      query Products($ids: [Int!]) {
        msProducts(ids: $ids) {
          items {
            id
          }
        }
      }
    `;
    expect(rootFieldsOf(query)).toEqual(['msProducts']);
  });
});
