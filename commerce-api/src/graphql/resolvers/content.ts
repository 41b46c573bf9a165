import type { CmsBlock, Graphic } from 'shared-contracts/graphql';
import { contentPicture, pagePath } from '../../catalogue/paths.ts';
import { isIn, pick } from '../../catalogue/reference.ts';
import { isPostIn, titleIn } from '../../catalogue/store-view.ts';
import type { BlogAuthorSeed, BlogCategorySeed, CmsBlockSeed, CmsPageSeed, GraphicSeed, NewsPostSeed } from '../../seed/model.ts';
import type { RequestContext } from '../context.ts';
import type { BlogPostResolvers, QueryResolvers } from '../resolver-types.ts';
import { badInput, keysOf } from './errors.ts';

const block = (seed: CmsBlockSeed): CmsBlock => ({
  identifier: seed.identifier,
  title: seed.title,
  front_title: seed.frontTitle,
  content: seed.content,
  css: seed.css,
  cms_json: seed.cmsJson,
});

/** Blocks of the store in the order asked; unknown identifiers are left out. */
const blocks = (identifiers: readonly string[], { shop, store }: RequestContext): readonly CmsBlock[] =>
  keysOf('identifiers', identifiers).flatMap((identifier) => {
    const found = shop.reference.cmsBlocks.find((one) => one.identifier === identifier && isIn(one, store.code));
    return found === undefined ? [] : [block(found)];
  });

/** Z-28. */
export const graphic = (seed: GraphicSeed): Graphic => ({
  graphics_id: seed.graphicsId,
  campaign_id: seed.campaignId,
  img: contentPicture(`graphic-${seed.graphicsId}`),
  img_mobile: contentPicture(`graphic-${seed.graphicsId}-mobile`),
  img_big_badge: seed.imgBigBadge,
  url: seed.url,
  position: seed.position,
  effect: seed.effect,
  active: seed.active,
  graphics_alt: seed.graphicsAlt,
  title: seed.title,
  parameters: JSON.stringify(seed.parameters),
  rule_id: seed.ruleId,
});

const cmsPage = (seed: CmsPageSeed, { shop, store }: RequestContext) => ({
  id: seed.id,
  title: seed.title,
  content_heading: seed.contentHeading,
  content: seed.content,
  css: seed.css,
  meta_title: titleIn(seed.seo.metaTitle, store, shop.reference),
  meta_description: seed.seo.metaDescription,
  meta_keywords: seed.seo.metaKeywords,
  page_layout: seed.pageLayout,
  url_key: seed.urlKey,
  url: pagePath(seed.urlKey),
  updated_at: seed.updatedAt,
});

const newsPost = (seed: NewsPostSeed) => ({
  id: seed.id,
  title: seed.title,
  url_path: seed.urlPath,
  url: pagePath(seed.urlPath),
  published_at: seed.publishedAt,
  lead: seed.lead,
  content: seed.content,
  image: contentPicture(`news-${seed.id}`),
});

const blogCategory = (seed: BlogCategorySeed) => ({
  id: seed.id,
  name: seed.name,
  description: seed.description,
  url_path: seed.urlPath,
  url: pagePath(seed.urlPath),
  position: seed.position,
});

const blogAuthor = (seed: BlogAuthorSeed) => ({
  id: seed.id,
  name: seed.name,
  role: seed.role,
  bio: seed.bio,
  url_path: seed.urlPath,
  url: pagePath(seed.urlPath),
});

/** Z-21. */
export const blogPostResolvers: Required<Omit<BlogPostResolvers, '__isTypeOf'>> = {
  id: (post) => post.id,
  title: (post) => post.title,
  url_path: (post) => post.urlPath,
  url: (post) => pagePath(post.urlPath),
  image: (post) => contentPicture(`blog-${post.id}`),
  image_alt: (post) => post.imageAlt,
  image_title: (post) => post.imageTitle,
  horizontal_image: (post) => contentPicture(`blog-${post.id}-wide`),
  horizontal_image_alt: (post) => post.imageAlt,
  horizontal_image_title: (post) => post.imageTitle,
  content_sneak_peak: (post) => post.contentSneakPeak,
  content: (post) => post.content,
  published_at: (post) => post.publishedAt,
  reading_minutes: (post) => post.readingMinutes,
  category_id: (post) => post.categoryId,
  blog_category: (post, _, { shop }) => {
    const category = shop.reference.blogCategories.get(post.blogCategoryId);
    if (category === undefined) throw new Error(`blog post ${post.id} names the unknown section ${post.blogCategoryId}`);
    return blogCategory(category);
  },
  author: (post, _, { shop }) => {
    const author = shop.reference.blogAuthors.get(post.authorId);
    if (author === undefined) throw new Error(`blog post ${post.id} names the unknown author ${post.authorId}`);
    return blogAuthor(author);
  },
};

const mostPerPage = 50;

type ContentQueries = Pick<
  QueryResolvers,
  | 'blogAuthors'
  | 'blogCategories'
  | 'blogPosts'
  | 'cmsPages'
  | 'dictionary'
  | 'downloads'
  | 'footerDataQuery'
  | 'glossaryTerms'
  | 'graphicsData'
  | 'landingPages'
  | 'msCmsBlock'
  | 'newsPosts'
>;

export const contentQueries: ContentQueries = {
  footerDataQuery: (_, { blocksIds }, context) => ({ items: blocks(blocksIds, context) }),
  msCmsBlock: (_, { identifiers }, context) => ({ items: blocks(identifiers, context) }),
  cmsPages: (_, { ids, urlKeys }, context) =>
    pick(context.shop.reference.cmsPages, ids && keysOf('ids', ids))
      .filter((page) => isIn(page, context.store.code) && (!urlKeys || urlKeys.includes(page.urlKey)))
      .map((page) => cmsPage(page, context)),
  newsPosts: (_, { postIds }, { shop }) => ({ posts: pick(shop.reference.newsPosts, postIds && keysOf('postIds', postIds)).map(newsPost) }),
  blogPosts: (_, { ids, categoryId, authorId, page, pageSize }, { shop, store }) => {
    const number = page ?? 1;
    const size = pageSize ?? 12;
    if (number < 1 || size < 1 || size > mostPerPage) throw badInput(`page starts at 1, pageSize is 1 to ${mostPerPage}`);
    const posts = pick(shop.reference.blogPosts, ids && keysOf('ids', ids)).filter(
      (post) =>
        (!categoryId || post.blogCategoryId === categoryId) &&
        (!authorId || post.authorId === authorId) &&
        isPostIn(post, store, shop.reference),
    );
    return { total_count: posts.length, items: posts.slice((number - 1) * size, number * size) };
  },
  blogCategories: (_, { ids }, { shop }) => pick(shop.reference.blogCategories, ids && keysOf('ids', ids)).map(blogCategory),
  blogAuthors: (_, { ids }, { shop }) => pick(shop.reference.blogAuthors, ids && keysOf('ids', ids)).map(blogAuthor),
  glossaryTerms: (_, { ids }, { shop }) =>
    pick(shop.reference.glossary, ids && keysOf('ids', ids)).map(({ id, term, letter, short, content, categoryId }) => ({
      id,
      term,
      letter,
      short,
      content,
      category_id: categoryId,
    })),
  downloads: (_, __, { shop }) =>
    shop.reference.downloads.map(({ id, name, fileName, type, sizeBytes, content }) => ({
      id,
      name,
      file_name: fileName,
      type,
      size_bytes: sizeBytes,
      content,
    })),
  dictionary: (_, { ids }, { shop }) =>
    pick(shop.reference.dictionaries, keysOf('ids', ids)).map(({ id, name, elements }) => ({
      id,
      name,
      elements: elements.map((element) => ({
        element_id: element.elementId,
        name: element.name,
        additional_data_1: element.additionalData1,
        additional_data_2: element.additionalData2,
        additional_data_3: element.additionalData3,
        additional_data_4: element.additionalData4,
      })),
    })),
  graphicsData: (_, { graphicsIds }, { shop }) => pick(shop.reference.graphics, keysOf('graphicsIds', graphicsIds)).map(graphic),
  landingPages: (_, { ids }, { shop }) =>
    pick(shop.reference.landings, keysOf('ids', ids)).map((landing) => ({
      id: landing.id,
      type: landing.type,
      name: landing.name,
      categoryName: landing.categoryName,
      url: pagePath(landing.urlPath),
      category_id: landing.categoryId,
      intro_description: landing.introDescription,
      description: landing.description,
      faq: landing.faq,
      graphics: pick(shop.reference.graphics, landing.graphicsIds).map(graphic),
      cycle: landing.cycle,
    })),
};
