import { describe, expect, it } from '@jest/globals';
import { formatDocument, stringifyDocument } from '@urql/core';
import { parse, print, type DocumentNode } from 'graphql';
import { literal } from './literal.ts';

const query = `query Tiles($sku: String!, $limit: Int = 3) {
  cheap: tile(sku: $sku, names: [], limit: $limit) @include(if: true) { ...Look tags { name } }
  other: tile(sku: "a b", names: ["x"], by: {}) { price }
}
fragment Look on Tile { name price }`;

/** The literal as a bundle evaluates it: keys are the only thing in which it differs from JSON. */
const evaluated = (): DocumentNode => JSON.parse(literal(parse(query)).replace(/([{,])(\w+):/g, '$1"$2":')) as DocumentNode; // the literal of a document

const printed = (text: string): string => print(parse(text));

describe('a document as a literal', () => {
  it('is printed by urql as the original query', () => {
    expect(printed(stringifyDocument(evaluated()))).toBe(printed(query));
  });

  it("gets __typename fields from urql's cache", () => {
    // The evaluated text is a document.
    expect(stringifyDocument(formatDocument(evaluated()) as DocumentNode).match(/__typename/g)).toHaveLength(4);
  });

  it('holds no locations', () => {
    expect(literal(parse(query))).not.toMatch(/\bloc\b/);
  });
});
