import type { NewsPost } from '../../../model/index.ts';
import { pageHtml } from '../../page-html.ts';
import { checked, format, source, withdrawn } from '../field.ts';
import type { RecordKind } from '../record-kind.ts';
import { formatOf, textOf } from '../values.ts';

/** A piece of news. */
export const news: RecordKind<NewsPost> = {
  table: 'newsPosts',
  naming: { by: 'number' },
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
  title: (values) => textOf(values, 'title'),
  detail: (values) => `/${textOf(values, 'urlPath')}.html`,
  valuesOf: (known) => ({
    title: known.title,
    urlPath: known.urlPath,
    picture: known.picture ?? '',
    lead: known.lead,
    format: 'html',
    source: known.content,
    metaTitle: known.seo.metaTitle,
    metaDescription: known.seo.metaDescription,
    isWithdrawn: checked(known.isWithdrawn === true),
  }),
  documentOf: (values, { key, known, all, at }) => ({
    id: Number(key),
    title: textOf(values, 'title'),
    urlPath: textOf(values, 'urlPath'),
    publishedAt: known?.publishedAt ?? at,
    lead: textOf(values, 'lead'),
    content: pageHtml({ format: formatOf(values), source: textOf(values, 'source') }),
    // What has no picture of its own is illustrated as another one.
    illustration: (known ?? all[0])?.illustration ?? 'laptop',
    ...(textOf(values, 'picture') !== '' && { picture: textOf(values, 'picture') }),
    seo: {
      metaKeywords: '',
      h1: null,
      ...known?.seo,
      metaTitle: textOf(values, 'metaTitle'),
      metaDescription: textOf(values, 'metaDescription'),
    },
    ...(textOf(values, 'isWithdrawn') !== '' && { isWithdrawn: true }),
  }),
  addressOf: ({ id, urlPath, seo }) => ({
    path: urlPath,
    type: 'NEWS_POST',
    entityId: id,
    document: { restoreParams: [], seo, robots: 'index,follow', ogType: 'article' },
  }),
  problems: (values) => ({ urlPath: /^aktualnosci\/[^/]+$/.test(textOf(values, 'urlPath')) ? null : 'news-address' }),
  pageOf: ({ urlPath }) => urlPath,
};
