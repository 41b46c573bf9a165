import { describe, expect, it } from '@jest/globals';
import { parse, print } from './graphql-web.ts';

const rootFields = (text: string) =>
  parse(text).definitions.map(({ name, selectionSet }) => [name?.value, selectionSet.selections.map((field) => field.name.value)]);

describe('the light GraphQL reader', () => {
  it('[Q-01] [Q-02] finds the root fields that decide how a query travels', () => {
    expect(
      rootFields(`
        # a comment with { braces }
        query Listing($id: String!, $ids: [Int!] = [1, 2]) {
          listing: productsForCategory(id: $id, text: "a } b") @include(if: true) { total_count facets { code } }
          msProducts(ids: $ids) { items { ...Tile } }
          ...Rest
        }
        fragment Tile on Product { id name }
      `),
    ).toEqual([
      ['Listing', ['productsForCategory', 'msProducts']],
      ['Tile', ['id', 'name']],
    ]);
  });

  it('prints copies of a document as the text it came from', () => {
    const document = parse('query A { a }');
    expect(print({ ...document, definitions: document.definitions.map((definition) => ({ ...definition })) })).toBe('query A { a }');
  });
});
