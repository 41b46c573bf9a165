import type { BlogPost, NewsPost } from '../../../model/index.ts';
import { pageHtml } from '../../page-html.ts';
import { checked } from '../field.ts';
import type { RecordKind } from '../record-kind.ts';
import { formatOf, textOf } from '../values.ts';

type Article = BlogPost | NewsPost;
type Values = Parameters<RecordKind<Article>['title']>[0];

/** What every article has, as fields of its form. */
export const articleValues = (known: Article) => ({
  title: known.title,
  urlPath: known.urlPath,
  picture: known.picture ?? '',
  format: 'html',
  source: known.content,
  metaTitle: known.seo.metaTitle,
  metaDescription: known.seo.metaDescription,
  isWithdrawn: checked(known.isWithdrawn === true),
});

/**
 * The same, read from the form.
 *
 * @param key its number
 * @param at when it is published, if it is a new one; ISO 8601
 */
export const articleDocument = (values: Values, { key, known, at }: { key: string; known: Article | undefined; at: string }) => ({
  id: Number(key),
  title: textOf(values, 'title'),
  urlPath: textOf(values, 'urlPath'),
  publishedAt: known?.publishedAt ?? at,
  content: pageHtml({ format: formatOf(values), source: textOf(values, 'source') }),
  ...(textOf(values, 'picture') !== '' && { picture: textOf(values, 'picture') }),
  seo: {
    metaKeywords: '',
    h1: null,
    ...known?.seo,
    metaTitle: textOf(values, 'metaTitle'),
    metaDescription: textOf(values, 'metaDescription'),
  },
  ...(textOf(values, 'isWithdrawn') !== '' && { isWithdrawn: true }),
});

/** How lists name an article, and where it is. */
export const articleKind = (
  type: 'BLOG_POST' | 'NEWS_POST',
): Pick<RecordKind<Article>, 'naming' | 'title' | 'detail' | 'addressOf' | 'pageOf'> => ({
  naming: { by: 'number' },
  title: (values) => textOf(values, 'title'),
  detail: (values) => `/${textOf(values, 'urlPath')}.html`,
  addressOf: ({ id, urlPath, seo }) => ({
    path: urlPath,
    type,
    entityId: id,
    document: { restoreParams: [], seo, robots: 'index,follow', ogType: 'article' },
  }),
  pageOf: ({ urlPath }) => urlPath,
});
