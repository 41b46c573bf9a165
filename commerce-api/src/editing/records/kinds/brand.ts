import type { Manufacturer } from '../../../model/index.ts';
import { pageHtml } from '../../page-html.ts';
import { format, source } from '../field.ts';
import type { RecordKind } from '../record-kind.ts';
import { formatOf, textOf } from '../values.ts';

/** Letters that fit on the sign that is drawn. */
const mostLetters = 3;

/** J-341: a producer: its story, the letters of its logo, what search engines read. Its name is part of names of products. */
export const brand: RecordKind<Manufacturer> = {
  table: 'manufacturers',
  naming: null,
  fields: [
    { name: 'letters', type: 'line', isSame: true },
    format,
    source,
    { name: 'metaTitle', type: 'line' },
    { name: 'metaDescription', type: 'lines' },
  ],
  title: (values, known) => known?.name ?? textOf(values, 'metaTitle'),
  detail: (values) => textOf(values, 'metaTitle'),
  valuesOf: ({ description, logo, seo: { metaTitle, metaDescription } }) => ({
    letters: logo.letters,
    format: 'html',
    source: description,
    metaTitle,
    metaDescription,
  }),
  documentOf: (values, { known, key }) => {
    if (known === undefined) throw new Error(`there is no producer ${key}`);
    const letters = textOf(values, 'letters');
    return {
      ...known,
      description: pageHtml({ format: formatOf(values), source: textOf(values, 'source') }),
      logo: { ...known.logo, letters, ...(letters !== known.logo.letters && { edition: (known.logo.edition ?? 0) + 1 }) },
      seo: { ...known.seo, metaTitle: textOf(values, 'metaTitle'), metaDescription: textOf(values, 'metaDescription') },
    };
  },
  problems: (values) => ({ letters: [...textOf(values, 'letters')].length > mostLetters ? 'too-long' : null }),
  pageOf: ({ urlPath }) => urlPath,
};
