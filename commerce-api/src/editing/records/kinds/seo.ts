import type { Category } from '../../../model/index.ts';
import type { RecordKind } from '../record-kind.ts';
import { textOf } from '../values.ts';
import { listingFields, listingTexts, listingValues } from './listing-texts.ts';

/** The two roots of the tree have no page. */
const firstShownLevel = 2;

/** What search engines and shoppers read about a category, above and below its products. */
export const seo: RecordKind<Category> = {
  table: 'categories',
  naming: null,
  fields: listingFields,
  has: ({ level }) => level >= firstShownLevel,
  title: (values, known) => known?.name ?? textOf(values, 'metaTitle'),
  detail: (values) => textOf(values, 'metaTitle'),
  valuesOf: listingValues,
  documentOf: (values, { known, key }) => {
    if (known === undefined) throw new Error(`there is no category ${key}`);
    return { ...known, ...listingTexts(values, known) };
  },
  pageOf: ({ urlPath }) => urlPath,
};
