import type { BlogPost, NewsPost } from '../../../model/index.ts';
import type { ContentProblem } from '../../content.ts';
import { pageHtml } from '../../page-html.ts';
import { checked, format, source, withdrawn, type RecordField, type RecordValues } from '../field.ts';
import type { Making, RecordKind } from '../record-kind.ts';
import { formatOf, textOf } from '../values.ts';

type Article = BlogPost | NewsPost;

interface ArticleKind {
  readonly type: 'BLOG_POST' | 'NEWS_POST';
  /** The folder of its addresses, and what is wrong with others. */
  readonly folder: string;
  readonly problem: ContentProblem;
  /** Fields of its own, behind the address and behind the text. */
  readonly fields?: { readonly first: readonly RecordField[]; readonly last: readonly RecordField[] };
}

/** Of which article's kind: its fields, how lists name it, and where it is. */
export const articleKind = ({
  type,
  folder,
  problem,
  fields: { first, last } = { first: [], last: [] },
}: ArticleKind): Pick<RecordKind<Article>, 'naming' | 'fields' | 'title' | 'detail' | 'addressOf' | 'pageOf' | 'problems'> => ({
  naming: { by: 'number' },
  fields: [
    { name: 'title', type: 'line' },
    { name: 'urlPath', type: 'path', isFixed: true },
    ...first,
    { name: 'picture', type: 'picture', isOptional: true },
    { name: 'lead', type: 'lines' },
    format,
    source,
    ...last,
    { name: 'metaTitle', type: 'line' },
    { name: 'metaDescription', type: 'lines' },
    withdrawn,
  ],
  title: (values) => textOf(values, 'title'),
  detail: (values) => `/${textOf(values, 'urlPath')}.html`,
  addressOf: ({ id, urlPath, seo }) => ({
    path: urlPath,
    type,
    entityId: id,
    document: { restoreParams: [], seo, robots: 'index,follow', ogType: 'article' },
  }),
  pageOf: ({ urlPath }) => urlPath,
  problems: (values) => {
    const [own, name = '', ...rest] = textOf(values, 'urlPath').split('/');
    return { urlPath: own === folder && name !== '' && rest.length === 0 ? null : problem };
  },
});

/** What every article has, as fields of its form. @param lead its first words */
export const articleValues = (known: Article, lead: string): RecordValues => ({
  title: known.title,
  urlPath: known.urlPath,
  picture: known.picture ?? '',
  lead,
  format: 'html',
  source: known.content,
  metaTitle: known.seo.metaTitle,
  metaDescription: known.seo.metaDescription,
  isWithdrawn: checked(known.isWithdrawn === true),
});

/** The same, read from the form. What has no picture of its own is illustrated as `like`. */
export const articleDocument = (values: RecordValues, { key, known, at }: Making<Article>, like: Article | undefined) => ({
  id: Number(key),
  title: textOf(values, 'title'),
  urlPath: textOf(values, 'urlPath'),
  publishedAt: known?.publishedAt ?? at,
  content: pageHtml({ format: formatOf(values), source: textOf(values, 'source') }),
  illustration: like?.illustration ?? ('laptop' as const),
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
