import { readingMinutes } from '../../../catalogue/reading-time.ts';
import type { BlogPost } from '../../../model/index.ts';
import type { RecordKind } from '../record-kind.ts';
import { textOf } from '../values.ts';
import { articleDocument, articleKind, articleValues } from './article.ts';

/** What is said of the shortest ones. */
const leastMinutes = 2;

/** A post of the blog. */
export const post: RecordKind<BlogPost> = {
  table: 'blogPosts',
  ...articleKind({
    type: 'BLOG_POST',
    folder: 'blog',
    problem: 'blog-address',
    fields: {
      first: [
        { name: 'section', type: 'choice', choices: 'sections' },
        { name: 'author', type: 'choice', choices: 'authors' },
        { name: 'category', type: 'choice', choices: 'leaves' },
      ],
      last: [{ name: 'imageAlt', type: 'line' }],
    },
  }),
  valuesOf: (known) => ({
    ...articleValues(known, known.contentSneakPeak),
    section: String(known.blogCategoryId),
    author: String(known.authorId),
    category: String(known.categoryId),
    imageAlt: known.imageAlt,
  }),
  documentOf: (values, making) => {
    const section = Number(textOf(values, 'section'));
    // A new post is illustrated as another one of its section.
    const like = making.known ?? making.all.find(({ blogCategoryId }) => blogCategoryId === section) ?? making.all[0];
    const article = articleDocument(values, making, like);
    return {
      ...article,
      authorId: Number(textOf(values, 'author')),
      blogCategoryId: section,
      contentSneakPeak: textOf(values, 'lead'),
      body: like?.body ?? 'silver',
      background: like?.background ?? '#e8ecf4',
      imageAlt: textOf(values, 'imageAlt'),
      imageTitle: article.title,
      readingMinutes: readingMinutes(article.content, leastMinutes),
      categoryId: Number(textOf(values, 'category')),
    };
  },
};
