import type { Breadcrumb, Faq, UrlResolution } from 'shared-contracts/graphql';
import { bareResolution, isPlainQuery } from 'shared-contracts/resolver';
import { newsPicture, postPicture } from '../../uploaded-pictures/picture-texts.ts';
import { brandPicture, cardPicture, categoryPicture, pagePath } from '../../catalogue/paths.ts';
import type { UrlRewrite } from '../../catalogue/url-rewrites.ts';
import { ownName } from '../../catalogue/own-name.ts';
import { campaignAt, campaignPath, campaignPicture } from '../../catalogue/campaigns.ts';
import { isBrandIn, titleIn } from '../../catalogue/store-view.ts';
import { urlTypes } from '../../model/index.ts';
import type { UrlType } from '../../model/index.ts';
import type { RequestContext } from '../context.ts';
import type { QueryResolvers } from '../resolver-types.ts';
import { categoryTrail } from './category.ts';

const longestPath = 500;
const bestsellersOnBlog = 8;

/** the stored path of what was asked; clients clean it too, but the answer must not depend on that. */
export function storedPath(urlKey: string): string {
  const segments = urlKey.split('/').filter((segment) => segment !== '');
  const filters = segments.indexOf('f');
  return (filters < 0 ? segments : segments.slice(0, filters)).join('/').replace(/\.html$/, '');
}

/** What a page adds to its record: texts, picture and the way to it. */
interface PageData {
  readonly title: string | null;
  /** A name within the title, which no language translates. */
  readonly ownName?: string | undefined;
  readonly image: string | null;
  readonly intro: string | null;
  readonly description: string | null;
  readonly faq: readonly Faq[];
  readonly trail: readonly Breadcrumb[];
  readonly productIds: readonly number[];
}

const nothing: PageData = { title: null, image: null, intro: null, description: null, faq: [], trail: [], productIds: [] };

/** The most popular products of the categories that a section of the blog writes about. */
function blogSectionProducts(blogCategoryId: number, { services, store }: RequestContext): readonly number[] {
  const categories = new Set(
    [...services.reference.blogPosts.values()].filter((post) => post.blogCategoryId === blogCategoryId).map((post) => post.categoryId),
  );
  return [...categories]
    .flatMap((id) => services.index.listing({ store: store.code, scope: { kind: 'category', id }, filters: [] }).ids.slice(0, 2))
    .slice(0, bestsellersOnBlog);
}

async function pageData(type: UrlType, row: UrlRewrite, context: RequestContext): Promise<PageData> {
  const { reference, products } = context.services;
  const id = row.entity_id ?? -1;
  // J-203: what has no picture is previewed by its title.
  const card = (kind: string): string => cardPicture(context.store.code, `${kind}-${id}`);
  const own = (name: string): Breadcrumb => ({ name, url: pagePath(row.canonical_path), category_id: null });
  switch (type) {
    case 'PRODUCT': {
      const product = await products.get(id);
      if (product === undefined) return nothing;
      return {
        ...nothing,
        title: product.name,
        ownName: ownName(product),
        image: product.thumbnail,
        description: product.short_description,
        trail: categoryTrail(product.category_id, reference),
      };
    }
    case 'CATEGORY':
    case 'CATEGORY_TILES': {
      const category = reference.categories.get(id);
      if (category === undefined) return nothing;
      return {
        ...nothing,
        title: category.name,
        image: categoryPicture(id),
        intro: category.introDescription,
        description: category.description,
        faq: category.faq,
        trail: categoryTrail(id, reference),
      };
    }
    case 'MANUFACTURER': {
      const brand = reference.manufacturers.get(id);
      if (brand === undefined) return nothing;
      const all = { name: 'Producenci', url: '/producenci.html', category_id: null };
      return {
        ...nothing,
        title: brand.name,
        image: brandPicture(brand.slug),
        description: brand.description,
        trail: [all, own(brand.name)],
      };
    }
    case 'TAG':
    case 'LANDING':
    case 'CYCLIC_LANDING': {
      const landing = reference.landings.get(id);
      if (landing === undefined) return nothing;
      return {
        ...nothing,
        title: landing.name,
        image: card('landing'),
        intro: landing.introDescription,
        description: landing.description,
        faq: landing.faq,
        trail: [...categoryTrail(landing.categoryId, reference), own(landing.name)],
      };
    }
    case 'CMS_PAGE': {
      const title = reference.cmsPages.get(id)?.contentHeading ?? null;
      return { ...nothing, title, image: card('cms'), trail: title === null ? [] : [own(title)] };
    }
    case 'NEWS_POST': {
      const post = reference.newsPosts.get(id);
      return post === undefined
        ? nothing
        : {
            ...nothing,
            title: post.title,
            image: newsPicture(post),
            trail: [{ name: 'Aktualności', url: '/aktualnosci.html', category_id: null }, own(post.title)],
          };
    }
    case 'BLOG_POST':
    case 'BLOG_CATEGORY':
    case 'BLOG_AUTHOR': {
      const blog = { name: 'Blog', url: '/blog', category_id: null };
      const post = type === 'BLOG_POST' ? reference.blogPosts.get(id) : undefined;
      const title = post?.title ?? (type === 'BLOG_CATEGORY' ? reference.blogCategories : reference.blogAuthors).get(id)?.name ?? null;
      return {
        ...nothing,
        title,
        image: post === undefined ? card(type === 'BLOG_CATEGORY' ? 'section' : 'author') : postPicture(post),
        trail: [blog, ...(title === null ? [] : [own(title)])],
        productIds: type === 'BLOG_CATEGORY' ? blogSectionProducts(id, context) : [],
      };
    }
    case 'REDIRECT':
    case 'UNPUBLISHED':
      return { ...nothing, trail: categoryTrail(row.category_id, reference) };
  }
}

type Head = Pick<UrlResolution, 'meta_title' | 'meta_description' | 'meta_keywords' | 'header_title'>;

/** What the page is called in the language of the request. */
function headIn(
  type: UrlType,
  { title, ownName: kept }: PageData,
  head: Head,
  { language, translate, store, services }: RequestContext,
): Head {
  if (language === 'pl') return head;
  const translated = (text: string | null | undefined): string | null => (text ? translate(text, kept) : null);
  const composed = title === null ? undefined : services.ukrainianHead(type, translate(title, kept), store.config.storeName);
  return {
    meta_title: composed?.title ?? translated(head.meta_title),
    meta_description: composed?.description ?? translated(head.meta_description),
    meta_keywords: null,
    header_title: translated(head.header_title),
  };
}

/** the absence of a record. */
const notFound: UrlResolution = { ...bareResolution('NOTFOUND', null), googlebot: 'noindex,follow', robots: 'noindex,follow' };

/** The page above a campaign, as breadcrumbs name it. */
const archiveName = 'Archiwum promocji';

const glossaryPath = /^slowniczek-pojec\/([^/]+)$/;

/** ≠42, R-57: a glossary term has a fixed route; the resolver only gives its metadata. */
function glossaryTerm(path: string, search: string, { services, store, translate }: RequestContext): UrlResolution | undefined {
  const entry = services.reference.glossary.get(glossaryPath.exec(path)?.[1] ?? '');
  if (entry === undefined) return undefined;
  const robots = isPlainQuery(search) ? 'index,follow' : 'noindex,follow';
  return {
    ...notFound,
    type: 'CMS_PAGE',
    canonical_url: `/slowniczek-pojec/${entry.id}`,
    meta_title: translate(`${entry.term} – co to znaczy? | ${store.config.storeName}`),
    meta_description: translate(entry.short),
    robots,
    googlebot: robots,
    og_type: 'article',
    og_image: cardPicture(store.code, `term-${entry.id}`),
    header_title: translate(entry.term),
  };
}

const campaignAddress = /^archiwum-promocji\/([1-9]\d{0,8})\/([01])$/;

/** a campaign has a fixed route; the resolver only gives its metadata. */
function archivedCampaign(path: string, search: string, { services, store, translate }: RequestContext): UrlResolution | undefined {
  const [, id = '', getFromM1 = ''] = campaignAddress.exec(path) ?? [];
  const campaign = campaignAt(services.reference, store, { id: Number(id), getFromM1: getFromM1 === '1', now: services.now() });
  if (campaign === undefined) return undefined;
  const robots = isPlainQuery(search) ? 'index,follow' : 'noindex,follow';
  const name = translate(campaign.name);
  return {
    ...notFound,
    type: 'CMS_PAGE',
    canonical_url: campaignPath(campaign),
    meta_title: `${name} | ${store.config.storeName}`,
    meta_description: translate(campaign.description.replaceAll(/<[^>]+>/g, ' ').trim()),
    robots,
    googlebot: robots,
    og_type: 'article',
    og_image: campaignPicture(campaign),
    header_title: name,
    breadcrumbs: [{ name: archiveName, url: '/archiwum-promocji', category_id: null }],
  };
}

// Includes() of a literal tuple takes its members only.
const isUrlType = (type: string): type is UrlType => (urlTypes as readonly string[]).includes(type);

export const urlQueries: Pick<QueryResolvers, 'urlResolver'> = {
  urlResolver: async (_, { urlKey, search }, context) => {
    const path = storedPath(urlKey);
    if (path === '' || path.length > longestPath) return notFound;
    const { store, services } = context;
    const { reference } = services;
    const row = services.urlRewrites.at(store.code, path);
    if (row === undefined || !isUrlType(row.type))
      return glossaryTerm(path, search ?? '', context) ?? archivedCampaign(path, search ?? '', context) ?? notFound;
    if (row.type === 'MANUFACTURER' && !isBrandIn(row.entity_id ?? -1, store, services)) return notFound;
    const page = await pageData(row.type, row, context);
    const { seo, robots, ogType, restoreParams } = row.document;
    const isFiltered = urlKey.split('/').includes('f') || !isPlainQuery(search ?? '');
    const allowed = isFiltered && robots === 'index,follow' ? 'noindex,follow' : robots;
    const isCategory = row.type === 'CATEGORY' || row.type === 'CATEGORY_TILES';
    const head = {
      meta_title: titleIn(seo.metaTitle, store, reference),
      meta_description: seo.metaDescription,
      meta_keywords: seo.metaKeywords,
      header_title: seo.h1 ?? page.title,
    };
    return {
      ...headIn(row.type, page, head, context),
      type: row.type,
      id: row.entity_id,
      canonical_url: pagePath(row.canonical_path),
      restore_params: restoreParams,
      category_id: row.category_id,
      googlebot: allowed,
      robots: allowed,
      og_type: ogType,
      og_image: page.image,
      intro_description: page.intro,
      description: page.description,
      intro_category_description: isCategory ? page.intro : null,
      category_description: isCategory ? page.description : null,
      has_filter_seo: false,
      faq: page.faq,
      blog_category_product_ids: page.productIds,
      breadcrumbs: page.trail,
    };
  },
};
