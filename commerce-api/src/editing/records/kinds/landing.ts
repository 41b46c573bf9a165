import type { Landing } from '../../../model/index.ts';
import type { RecordKind } from '../record-kind.ts';
import { textOf } from '../values.ts';
import { listingFields, listingTexts, listingValues } from './listing-texts.ts';

/** J-341: a page of chosen products: a campaign, a tag. Which products it lists is up to their records. */
export const landing: RecordKind<Landing> = {
  table: 'landings',
  naming: null,
  fields: [{ name: 'name', type: 'line' }, ...listingFields],
  title: (values) => textOf(values, 'name'),
  detail: (values) => textOf(values, 'metaTitle'),
  valuesOf: (known) => ({ name: known.name, ...listingValues(known) }),
  documentOf: (values, { known, key }) => {
    if (known === undefined) throw new Error(`there is no landing page ${key}`);
    return { ...known, ...listingTexts(values, known), name: textOf(values, 'name') };
  },
  pageOf: ({ urlPath }) => urlPath,
};
