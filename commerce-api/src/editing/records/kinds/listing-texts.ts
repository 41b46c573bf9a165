import type { SafeHtml, SeoTexts } from '../../../model/index.ts';
import { pageHtml } from '../../page-html.ts';
import { format, type RecordField, type RecordValues } from '../field.ts';
import { formatOf, textOf } from '../values.ts';

interface ListingTexts {
  readonly introDescription: SafeHtml;
  readonly description: SafeHtml;
  readonly seo: SeoTexts;
}

/** Fields of what search engines and shoppers read about a page of products, above and below them. */
export const listingFields: readonly RecordField[] = [
  { name: 'metaTitle', type: 'line' },
  { name: 'metaDescription', type: 'lines' },
  { name: 'h1', type: 'line', isOptional: true },
  format,
  { name: 'intro', type: 'source', isOptional: true },
  { name: 'source', type: 'source', isOptional: true },
];

export const listingValues = ({ seo: { metaTitle, metaDescription, h1 }, introDescription, description }: ListingTexts): RecordValues => ({
  metaTitle,
  metaDescription,
  h1: h1 ?? '',
  format: 'html',
  intro: introDescription,
  source: description,
});

/** The same, read from the form. */
export function listingTexts(values: RecordValues, known: ListingTexts): ListingTexts {
  const html = (name: string): string => pageHtml({ format: formatOf(values), source: textOf(values, name) });
  const h1 = textOf(values, 'h1');
  return {
    introDescription: html('intro'),
    description: html('source'),
    seo: {
      ...known.seo,
      metaTitle: textOf(values, 'metaTitle'),
      metaDescription: textOf(values, 'metaDescription'),
      h1: h1 === '' ? null : h1,
    },
  };
}
