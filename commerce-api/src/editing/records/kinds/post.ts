import { readingMinutes } from '../../../catalogue/reading-time.ts';
import type { BlogPost } from '../../../model/index.ts';
import { format, source, withdrawn } from '../field.ts';
import type { RecordKind } from '../record-kind.ts';
import { textOf } from '../values.ts';
import { articleDocument, articleKind, articleValues } from './article.ts';

/** What is said of the shortest ones. */
const leastMinutes = 2;

/** A post of the blog. */
export const post: RecordKind<BlogPost> = {
  table: 'blogPosts',
  ...articleKind('BLOG_POST'),
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
  valuesOf: (known) => ({
    ...articleValues(known),
    section: String(known.blogCategoryId),
    author: String(known.authorId),
    category: String(known.categoryId),
    lead: known.contentSneakPeak,
    imageAlt: known.imageAlt,
  }),
  documentOf: (values, { key, known, all, at }) => {
    const section = Number(textOf(values, 'section'));
    // A new post is illustrated as another one of its section.
    const like = known ?? all.find(({ blogCategoryId }) => blogCategoryId === section) ?? all[0];
    const article = articleDocument(values, { key, known, at });
    return {
      ...article,
      authorId: Number(textOf(values, 'author')),
      blogCategoryId: section,
      contentSneakPeak: textOf(values, 'lead'),
      illustration: like?.illustration ?? 'laptop',
      body: like?.body ?? 'silver',
      background: like?.background ?? '#e8ecf4',
      imageAlt: textOf(values, 'imageAlt'),
      imageTitle: article.title,
      readingMinutes: readingMinutes(article.content, leastMinutes),
      categoryId: Number(textOf(values, 'category')),
    };
  },
  problems: (values) => ({ urlPath: /^blog\/[^/]+$/.test(textOf(values, 'urlPath')) ? null : 'blog-address' }),
};
