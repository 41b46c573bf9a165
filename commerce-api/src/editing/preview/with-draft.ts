import { buildProduct } from '../../catalogue/build-product.ts';
import type { ProductRecord } from '../../catalogue/product-record.ts';
import type { Products } from '../../catalogue/product-store.ts';
import type { Reference } from '../../catalogue/reference.ts';
import type { UrlRewrites } from '../../catalogue/url-rewrites.ts';
import { withTexts } from '../../translation/with-texts.ts';
import { writtenTexts } from '../../translation/written-texts.ts';
import { ProductPromises } from '../../promise/product-promise.ts';
import type { AppServices } from '../../server/app-services.ts';
import type { RowOf } from '../../database/database.ts';
import type {
  BlogPost,
  Category,
  CmsBlock,
  CmsPage,
  ContentOrder,
  EditorTranslation,
  GlossaryTerm,
  Landing,
  Manufacturer,
  MenuLink,
  NewsPost,
  PhysicalStore,
  SeoTexts,
  ShopEvent,
} from '../../model/index.ts';
import type { DraftedProduct } from '../product-written.ts';
import type { Written } from '../written-of.ts';

type Shown = Pick<AppServices, 'now' | 'products' | 'promises' | 'reference' | 'urlRewrites' | 'translatorFor'>;

type Listings = Pick<Reference, 'categories' | 'landings' | 'manufacturers'>;

/** Pages of products whose addresses stay and have the texts of their records. */
function listingsOf(
  type: string,
  { categories, landings, manufacturers }: Listings,
): ReadonlyMap<number, { readonly seo: SeoTexts }> | null {
  switch (type) {
    case 'CATEGORY':
    case 'CATEGORY_TILES':
      return categories;
    case 'MANUFACTURER':
      return manufacturers;
    case 'TAG':
    case 'LANDING':
    case 'CYCLIC_LANDING':
      return landings;
    default:
      return null;
  }
}

/** The addresses of the shop, with some others in their place. */
const rewritesWith = (known: UrlRewrites, rows: readonly RowOf<'url_record'>[], listings: Listings): UrlRewrites => ({
  at: (store, path) => {
    const row = rows.find((one) => one.store_code === store && one.path === path) ?? known.at(store, path);
    const shown = row && listingsOf(row.type, listings)?.get(row.entity_id ?? -1);
    return row === undefined || shown === undefined ? row : { ...row, document: { ...row.document, seo: shown.seo } };
  },
  of: (store) => known.of(store),
  put: (row) => known.put(row),
  remove: (store, path) => known.remove(store, path),
});

const isSameBlock = (one: CmsBlock, other: CmsBlock): boolean =>
  one.identifier === other.identifier && one.stores.join() === other.stores.join();

/** The list of a reference in which a record stands, with that record in its place. */
function listWith(known: Reference, { table, id, document }: Written['records'][number]): Partial<Reference> {
  // A table names the type of its documents.
  switch (table) {
    case 'cmsBlocks': {
      const block = document as CmsBlock;
      return { cmsBlocks: known.cmsBlocks.map((one) => (isSameBlock(one, block) ? block : one)) };
    }
    case 'cmsPages':
      return { cmsPages: new Map(known.cmsPages).set(Number(id), document as CmsPage) };
    case 'blogPosts':
      return { blogPosts: new Map([[Number(id), document as BlogPost], ...[...known.blogPosts].filter(([one]) => one !== Number(id))]) };
    case 'newsPosts':
      return { newsPosts: new Map([[Number(id), document as NewsPost], ...[...known.newsPosts].filter(([one]) => one !== Number(id))]) };
    case 'glossary':
      return { glossary: new Map(known.glossary).set(id, document as GlossaryTerm) };
    case 'menuLinks': {
      const link = document as MenuLink;
      return { menuLinks: [...known.menuLinks.filter((one) => one.id !== link.id), ...(link.isWithdrawn === true ? [] : [link])] };
    }
    case 'categories':
      return { categories: new Map(known.categories).set(Number(id), document as Category) };
    case 'landings':
      return { landings: new Map(known.landings).set(Number(id), document as Landing) };
    case 'manufacturers':
      return { manufacturers: new Map(known.manufacturers).set(Number(id), document as Manufacturer) };
    case 'physicalStores': {
      const shops = new Map(known.physicalStores).set(Number(id), document as PhysicalStore);
      return { physicalStores: shops, network: { ...known.network, shops } };
    }
    case 'shopEvents': {
      const event = document as ShopEvent;
      const others = known.shopEvents.filter((one) => one.id !== event.id);
      return { shopEvents: [...others, event].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)) };
    }
    case 'contentOrders': {
      const order = document as ContentOrder;
      return { contentOrders: new Map(known.contentOrders).set(order.id, order) };
    }
    case 'translations':
    case 'coupons':
    case 'cartPromotions':
    case 'searchSynonyms':
    case 'uploadedPictures':
      return {};
  }
}

/** Products, with some as they would be. */
function productsWith(known: Products, drafted: readonly DraftedProduct[], reference: Reference): Products {
  if (drafted.length === 0) return known;
  const drafts = new Map(drafted.map(({ row }) => [row.id, buildProduct(row, reference)]));
  const shown = (record: ProductRecord): ProductRecord => drafts.get(record.id) ?? record;
  return {
    get: async (id) => drafts.get(id) ?? known.get(id),
    list: async (ids) => (await known.list(ids)).map(shown),
    drop: (id) => known.drop(id),
    dropAll: () => known.dropAll(),
  };
}

/** J-256: what the shop shows, with a draft in its place, for one answer; nothing of it is kept. */
export function withDraft<Services extends Shown>(services: Services, { records, urls, products }: Written): Services {
  let { reference } = services;
  // A table names the type of its documents.
  const translations = records.flatMap(({ table, document }) => (table === 'translations' ? [document as EditorTranslation] : []));
  const texts = writtenTexts(translations);
  for (const record of records)
    // It inherits the rest.
    reference = Object.create(reference, Object.getOwnPropertyDescriptors(listWith(reference, record))) as Reference;
  return {
    ...services,
    reference,
    products: productsWith(services.products, products, reference),
    // Days of drafted opening hours must not be kept with those that shoppers are promised.
    promises:
      reference.network === services.reference.network ? services.promises : new ProductPromises(() => reference.network, services.now),
    urlRewrites: rewritesWith(services.urlRewrites, urls, reference),
    translatorFor: (language) => withTexts(services.translatorFor(language), texts),
  };
}
