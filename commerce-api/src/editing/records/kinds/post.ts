import { readingMinutes } from '../../../catalogue/reading-time.ts';
import type { BlogPost } from '../../../model/index.ts';
import { pageHtml } from '../../page-html.ts';
import { checked, format, source, withdrawn } from '../field.ts';
import type { RecordKind } from '../record-kind.ts';
import { formatOf, textOf } from '../values.ts';

/** What is said of the shortest ones. */
const leastMinutes = 2;

/** A post of the blog. */
export const post: RecordKind<BlogPost> = {
  table: 'blogPosts',
  naming: { by: 'number' },
  fields: [
    { name: 'title', type: 'line' },
    { name: 'urlPath', type: 'path', isFixed: true },
    { name: 'section', type: 'choice', choices: 'sections' },
    { name: 'author', type: 'choice', choices: 'authors' },
    { name: 'category', type: 'choice', choices: 'leaves' },
    { name: 'picture', type: 'picture', isOptional: true },
    { name: 'lead', type: 'lines' },
    format,
    source,
    { name: 'imageAlt', type: 'line' },
    { name: 'metaTitle', type: 'line' },
    { name: 'metaDescription', type: 'lines' },
    withdrawn,
  ],
  title: (values) => textOf(values, 'title'),
  detail: (values) => `/${textOf(values, 'urlPath')}.html`,
  valuesOf: (known) => ({
    title: known.title,
    urlPath: known.urlPath,
    section: String(known.blogCategoryId),
    author: String(known.authorId),
    category: String(known.categoryId),
    picture: known.picture ?? '',
    lead: known.contentSneakPeak,
    format: 'html',
    source: known.content,
    imageAlt: known.imageAlt,
    metaTitle: known.seo.metaTitle,
    metaDescription: known.seo.metaDescription,
    isWithdrawn: checked(known.isWithdrawn === true),
  }),
  documentOf: (values, { key, known, all, at }) => {
    const section = Number(textOf(values, 'section'));
    // A new post is illustrated as another one of its section.
    const like = known ?? all.find(({ blogCategoryId }) => blogCategoryId === section) ?? all[0];
    const title = textOf(values, 'title');
    const content = pageHtml({ format: formatOf(values), source: textOf(values, 'source') });
    return {
      id: Number(key),
      authorId: Number(textOf(values, 'author')),
      blogCategoryId: section,
      title,
      urlPath: textOf(values, 'urlPath'),
      publishedAt: known?.publishedAt ?? at,
      contentSneakPeak: textOf(values, 'lead'),
      content,
      illustration: like?.illustration ?? 'laptop',
      body: like?.body ?? 'silver',
      background: like?.background ?? '#e8ecf4',
      ...(textOf(values, 'picture') !== '' && { picture: textOf(values, 'picture') }),
      imageAlt: textOf(values, 'imageAlt'),
      imageTitle: title,
      readingMinutes: readingMinutes(content, leastMinutes),
      categoryId: Number(textOf(values, 'category')),
      seo: {
        metaKeywords: '',
        h1: null,
        ...known?.seo,
        metaTitle: textOf(values, 'metaTitle'),
        metaDescription: textOf(values, 'metaDescription'),
      },
      ...(textOf(values, 'isWithdrawn') !== '' && { isWithdrawn: true }),
    };
  },
  addressOf: ({ id, urlPath, seo }) => ({
    path: urlPath,
    type: 'BLOG_POST',
    entityId: id,
    document: { restoreParams: [], seo, robots: 'index,follow', ogType: 'article' },
  }),
  problems: (values) => ({ urlPath: /^blog\/[^/]+$/.test(textOf(values, 'urlPath')) ? null : 'blog-address' }),
  pageOf: ({ urlPath }) => urlPath,
};
