import type { BlogPost, Category, CmsBlock, CmsPage, GlossaryTerm } from '../model/index.ts';
import type { EditedKind } from './edited-records.ts';
import type { Reference } from './reference.ts';

/** Header and footer. */
export const everyPage = '*';

/** J-225: the stored paths of the pages that show a record; `everyPage` for header and footer. The home page's is empty. */
export function shownAt(
  kind: EditedKind,
  record: object,
  { blogCategories, blogAuthors }: Pick<Reference, 'blogCategories' | 'blogAuthors'>,
): readonly string[] {
  // A table names the type of its records.
  switch (kind) {
    case 'cmsBlocks': {
      const { identifier } = record as CmsBlock;
      return identifier.startsWith('home_') ? [''] : identifier.startsWith('footer_') ? [everyPage] : [];
    }
    case 'cmsPages':
      // The site map names all pages.
      return [(record as CmsPage).urlKey, 'mapa-strony'];
    case 'blogPosts': {
      const { urlPath, blogCategoryId, authorId } = record as BlogPost;
      const lists = [blogCategories.get(blogCategoryId)?.urlPath, blogAuthors.get(authorId)?.urlPath];
      return [urlPath, 'blog', ...lists.filter((path) => path !== undefined)];
    }
    case 'glossary':
      return ['slowniczek-pojec', `slowniczek-pojec/${(record as GlossaryTerm).id}`];
    case 'categories':
      return [(record as Category).urlPath];
    case 'menuLinks':
      return [everyPage];
    case 'coupons':
    case 'cartPromotions':
    case 'searchSynonyms':
      return [];
  }
}
