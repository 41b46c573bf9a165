import type { Breadcrumb, Faq } from 'shared-contracts/graphql';
import { brandPicture, cardPicture, categoryPicture, pagePath } from '../../../catalogue/paths.ts';
import type { UrlRewrite } from '../../../catalogue/url-rewrites.ts';
import { ownName } from '../../../catalogue/own-name.ts';
import type { UrlType } from '../../../model/index.ts';
import { newsPicture, postPicture } from '../../../uploaded-pictures/picture-texts.ts';
import type { RequestContext } from '../../context.ts';
import { categoryTrail } from '../category.ts';

const bestsellersOnBlog = 8;

/** What a page adds to its record: texts, picture and the way to it. */
export interface PageData {
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

/** The texts of a stored path's page, in Polish. */
export async function pageData(type: UrlType, row: UrlRewrite, context: RequestContext): Promise<PageData> {
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
        image: brandPicture(brand),
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
