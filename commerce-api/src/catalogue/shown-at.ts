import type {
  BlogPost,
  Category,
  CmsBlock,
  CmsPage,
  EditorTranslation,
  GlossaryTerm,
  Landing,
  Manufacturer,
  NewsPost,
  PhysicalStore,
  ShopEvent,
  UploadedPicture,
} from '../model/index.ts';
import type { EditedKind } from './edited-records.ts';
import type { Reference } from './reference.ts';

/** Header and footer. */
export const everyPage = '*';

type Known = Pick<
  Reference,
  | 'blogCategories'
  | 'blogAuthors'
  | 'cmsBlocks'
  | 'cmsPages'
  | 'blogPosts'
  | 'newsPosts'
  | 'glossary'
  | 'categories'
  | 'landings'
  | 'manufacturers'
  | 'physicalStores'
  | 'shopEvents'
>;

const withPictures = [
  'cmsBlocks',
  'cmsPages',
  'blogPosts',
  'newsPosts',
  'glossary',
  'categories',
  'landings',
  'manufacturers',
  'shopEvents',
] as const;

/** J-291: the pages with a picture; another description of it changes them. */
const shownWith = (hash: string, known: Known): readonly string[] =>
  withPictures.flatMap((kind) =>
    [...known[kind].values()]
      .filter((record) => JSON.stringify(record).includes(`/upload-${hash}-`))
      .flatMap((record) => shownAt(kind, record, known)),
  );

/** The table of each kind of content whose pages are those of its record. */
const tablesOf = {
  page: 'cmsPages',
  post: 'blogPosts',
  news: 'newsPosts',
  term: 'glossary',
  seo: 'categories',
  landing: 'landings',
  brand: 'manufacturers',
} as const;

const hasTable = (kind: string): kind is keyof typeof tablesOf => kind in tablesOf;

/** J-343: the pages with what was translated; names of products and links of the frame are on many. @param id `post 12` */
function translatedAt(id: string, known: Known): readonly string[] {
  const [kind = '', ...rest] = id.split(' ');
  const key = rest.join(' ');
  if (kind === 'banner') return [''];
  if (kind === 'event') {
    const event = known.shopEvents.find((one) => String(one.id) === key);
    return event === undefined ? [] : shownAt('shopEvents', event, known);
  }
  if (!hasTable(kind)) return [everyPage];
  const table = tablesOf[kind];
  const records: ReadonlyMap<string | number, object> = known[table];
  const record = records.get(table === 'glossary' ? key : Number(key));
  return record === undefined ? [] : shownAt(table, record, known);
}

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
    case 'landings':
      return [(record as Landing).urlPath];
    case 'manufacturers':
      // The list of all of them and the home page have their logos.
      return [(record as Manufacturer).urlPath, 'producenci', ''];
    case 'physicalStores':
      // When orders can be collected is on pages of products, listings and help.
      return [(record as PhysicalStore).urlPath, 'salony', everyPage];
    case 'shopEvents': {
      const shop = known.physicalStores.get((record as ShopEvent).shopId);
      return ['salony', ...(shop === undefined ? [] : [shop.urlPath])];
    }
    case 'translations':
      return translatedAt((record as EditorTranslation).id, known);
    case 'menuLinks':
    case 'contentOrders':
      return [everyPage];
    case 'uploadedPictures':
      return shownWith((record as UploadedPicture).id, known);
    case 'coupons':
    case 'cartPromotions':
    case 'searchSynonyms':
      return [];
  }
}
