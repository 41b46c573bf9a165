import type { BlogPost, Category, CmsBlock, CmsPage, GlossaryTerm, NewsPost, UploadedPicture } from '../model/index.ts';
import type { EditedKind } from './edited-records.ts';
import type { Reference } from './reference.ts';

/** Header and footer. */
export const everyPage = '*';

type Known = Pick<
  Reference,
  'blogCategories' | 'blogAuthors' | 'cmsBlocks' | 'cmsPages' | 'blogPosts' | 'newsPosts' | 'glossary' | 'categories'
>;

const withPictures = ['cmsBlocks', 'cmsPages', 'blogPosts', 'newsPosts', 'glossary', 'categories'] as const;

/** J-291: the pages with a picture; another description of it changes them. */
const shownWith = (hash: string, known: Known): readonly string[] =>
  withPictures.flatMap((kind) =>
    [...known[kind].values()]
      .filter((record) => JSON.stringify(record).includes(`/upload-${hash}-`))
      .flatMap((record) => shownAt(kind, record, known)),
  );

/** J-225: the stored paths of the pages that show a record; `everyPage` for header and footer. The home page's is empty. */
export function shownAt(kind: EditedKind, record: object, known: Known): readonly string[] {
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
      const lists = [known.blogCategories.get(blogCategoryId)?.urlPath, known.blogAuthors.get(authorId)?.urlPath];
      return [urlPath, 'blog', ...lists.filter((path) => path !== undefined)];
    }
    case 'newsPosts':
      // The blog names the newest ones.
      return [(record as NewsPost).urlPath, 'aktualnosci', 'blog'];
    case 'glossary':
      return ['slowniczek-pojec', `slowniczek-pojec/${(record as GlossaryTerm).id}`];
    case 'categories':
      return [(record as Category).urlPath];
    case 'menuLinks':
      return [everyPage];
    case 'uploadedPictures':
      return shownWith((record as UploadedPicture).id, known);
    case 'coupons':
    case 'cartPromotions':
    case 'searchSynonyms':
      return [];
  }
}
