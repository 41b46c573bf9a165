import type { Category } from '../../../model/index.ts';
import { pageHtml } from '../../page-html.ts';
import { format } from '../field.ts';
import type { RecordKind } from '../record-kind.ts';
import { formatOf, textOf } from '../values.ts';

/** The two roots of the tree have no page. */
const firstShownLevel = 2;

/** What search engines and shoppers read about a category, above and below its products. */
export const seo: RecordKind<Category> = {
  table: 'categories',
  naming: null,
  fields: [
    { name: 'metaTitle', type: 'line' },
    { name: 'metaDescription', type: 'lines' },
    { name: 'h1', type: 'line', isOptional: true },
    format,
    { name: 'intro', type: 'source', isOptional: true },
    { name: 'source', type: 'source', isOptional: true },
  ],
  has: ({ level }) => level >= firstShownLevel,
  title: (values, known) => known?.name ?? textOf(values, 'metaTitle'),
  detail: (values) => textOf(values, 'metaTitle'),
  valuesOf: ({ seo: { metaTitle, metaDescription, h1 }, introDescription, description }) => ({
    metaTitle,
    metaDescription,
    h1: h1 ?? '',
    format: 'html',
    intro: introDescription,
    source: description,
  }),
  documentOf: (values, { known, key }) => {
    if (known === undefined) throw new Error(`there is no category ${key}`);
    const html = (name: string): string => pageHtml({ format: formatOf(values), source: textOf(values, name) });
    const h1 = textOf(values, 'h1');
    return {
      ...known,
      introDescription: html('intro'),
      description: html('source'),
      seo: {
        ...known.seo,
        metaTitle: textOf(values, 'metaTitle'),
        metaDescription: textOf(values, 'metaDescription'),
        h1: h1 === '' ? null : h1,
      },
    };
  },
  pageOf: ({ urlPath }) => urlPath,
};
