import { describe, expect, it } from '@jest/globals';
import { stringifyDocument } from '@urql/core';
import { CategoryListingDocument, PopularCategoriesDocument } from '../../graphql/generated.ts';

describe('questions about categories', () => {
  it.each([
    ['a listing', CategoryListingDocument],
    ['popular categories', PopularCategoriesDocument],
  ])('[Q-12] of %s always ask id, display_mode and name_in_tiles', (_name, document) => {
    const items = /msCategories[^{]*\{\s*items \{([^{}]*)/.exec(stringifyDocument(document))?.[1]?.split(/\s+/);
    expect(items).toEqual(expect.arrayContaining(['id', 'display_mode', 'name_in_tiles']));
  });
});
