import type { NewsPost } from '../../../model/index.ts';
import { format, source, withdrawn } from '../field.ts';
import type { RecordKind } from '../record-kind.ts';
import { textOf } from '../values.ts';
import { articleDocument, articleKind, articleValues } from './article.ts';

/** A piece of news. */
export const news: RecordKind<NewsPost> = {
  table: 'newsPosts',
  ...articleKind('NEWS_POST'),
  fields: [
    { name: 'title', type: 'line' },
    { name: 'urlPath', type: 'path', isFixed: true },
    { name: 'picture', type: 'picture', isOptional: true },
    { name: 'lead', type: 'lines' },
    format,
    source,
    { name: 'metaTitle', type: 'line' },
    { name: 'metaDescription', type: 'lines' },
    withdrawn,
  ],
  valuesOf: (known) => ({ ...articleValues(known), lead: known.lead }),
  documentOf: (values, { key, known, all, at }) => ({
    ...articleDocument(values, { key, known, at }),
    lead: textOf(values, 'lead'),
    // What has no picture of its own is illustrated as another one.
    illustration: (known ?? all[0])?.illustration ?? 'laptop',
  }),
  problems: (values) => ({ urlPath: /^aktualnosci\/[^/]+$/.test(textOf(values, 'urlPath')) ? null : 'news-address' }),
};
