import type { SeoTexts, StoreCode, UrlPath } from '../../model/basics.ts';
import type { ReferenceData } from '../../model/index.ts';
import type { UrlRecord, UrlType } from '../../model/url.ts';

const both: readonly StoreCode[] = ['amperio', 'amperio_pro'];

interface Entry {
  readonly path: UrlPath;
  readonly type: UrlType;
  readonly entityId: number | null;
  readonly seo: SeoTexts;
  readonly categoryId?: number | null;
  readonly canonicalPath?: UrlPath;
  readonly restoreParams?: readonly string[];
  readonly stores?: readonly StoreCode[];
  readonly robots?: UrlRecord['robots'];
  readonly ogType?: UrlRecord['ogType'];
}

function record(entry: Entry): UrlRecord {
  return {
    canonicalPath: entry.path,
    restoreParams: [],
    categoryId: null,
    stores: both,
    robots: 'index,follow',
    ogType: 'website',
    ...entry,
  };
}

function plainSeo(title: string, description: string): SeoTexts {
  return { metaTitle: title, metaDescription: description, metaKeywords: '', h1: null };
}

const campaignParams = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

/** Old addresses that redirect. */
const redirects: readonly (readonly [from: UrlPath, to: UrlPath])[] = [
  ['pralki', 'agd/pralki-i-suszarki/pralki'],
  ['lodowki', 'agd/lodowki-i-zamrazarki/lodowki'],
  ['laptopy', 'komputery/laptopy'],
  ['telewizory', 'telewizory-i-audio/telewizory'],
  ['smartfony', 'smartfony-i-zegarki/smartfony'],
  ['black-friday', 'czarny-piatek'],
  ['wyprzedaz', 'promocje'],
  ['regulamin-sklepu', 'regulamin'],
  ['kontakt-dla-mediow', 'o-nas'],
];

/** Pages that were taken down; the parent category is offered instead (∅22). */
const unpublished: readonly (readonly [path: UrlPath, name: string, categorySlug: string])[] = [
  ['agd/pralki-i-suszarki/pralki-wirnikowe', 'Pralki wirnikowe', 'agd/pralki-i-suszarki'],
  ['foto/aparaty/lustrzanki', 'Lustrzanki', 'foto/aparaty'],
  ['majowka-2024', 'Majówka 2024', 'dom-i-ogrod'],
];

/** Records of everything but products. */
export function foundationUrls(seed: Omit<ReferenceData, 'urls'>): readonly UrlRecord[] {
  const categoryIds = new Map(seed.categories.map((category) => [category.urlPath, category.id]));
  const storesById = new Map(seed.categories.map((category) => [category.id, category.stores]));
  // Content about a category is in the stores that have the category.
  const storesOf = (categoryId: number | null): readonly StoreCode[] => (categoryId === null ? both : (storesById.get(categoryId) ?? both));
  return [
    ...seed.categories
      .filter((category) => category.level >= 2)
      .map((category) =>
        record({
          path: category.urlPath,
          type: category.displayMode === 'CATEGORY_TILES' ? 'CATEGORY_TILES' : 'CATEGORY',
          entityId: category.id,
          categoryId: category.id,
          seo: category.seo,
          stores: category.stores,
        }),
      ),
    ...seed.manufacturers.map((brand) => record({ path: brand.urlPath, type: 'MANUFACTURER', entityId: brand.id, seo: brand.seo })),
    ...seed.landings.map((landing) =>
      record({
        path: landing.urlPath,
        type: landing.type,
        entityId: landing.id,
        categoryId: landing.categoryId,
        stores: storesOf(landing.categoryId),
        seo: landing.seo,
      }),
    ),
    ...seed.cmsPages.map((page) => record({ path: page.urlKey, type: 'CMS_PAGE', entityId: page.id, seo: page.seo, stores: page.stores })),
    ...seed.blogAuthors.map((author) =>
      record({ path: author.urlPath, type: 'BLOG_AUTHOR', entityId: author.id, seo: author.seo, ogType: 'profile' }),
    ),
    ...seed.blogCategories.map((category) =>
      record({ path: category.urlPath, type: 'BLOG_CATEGORY', entityId: category.id, seo: category.seo }),
    ),
    ...seed.blogPosts.map((post) =>
      record({
        path: post.urlPath,
        type: 'BLOG_POST',
        entityId: post.id,
        seo: post.seo,
        categoryId: post.categoryId,
        stores: storesOf(post.categoryId),
        ogType: 'article',
      }),
    ),
    ...seed.newsPosts.map((post) => record({ path: post.urlPath, type: 'NEWS_POST', entityId: post.id, seo: post.seo, ogType: 'article' })),
    ...redirects.map(([path, target]) =>
      record({
        path,
        type: 'REDIRECT',
        entityId: null,
        canonicalPath: target,
        restoreParams: campaignParams,
        categoryId: categoryIds.get(target) ?? null,
        stores: storesOf(categoryIds.get(target) ?? null),
        seo: plainSeo('', ''),
      }),
    ),
    ...unpublished.map(([path, name, parent]) =>
      record({
        path,
        type: 'UNPUBLISHED',
        entityId: null,
        categoryId: categoryIds.get(parent) ?? null,
        stores: storesOf(categoryIds.get(parent) ?? null),
        robots: 'noindex,nofollow',
        seo: plainSeo(`${name} | Amperio`, 'Ta strona jest już niedostępna.'),
      }),
    ),
  ];
}
