import { heroWithTexts, newsPicture, pictureText, postPicture } from '../../uploaded-pictures/picture-texts.ts';
import type { CmsBlock as CmsBlockAnswer, Graphic as GraphicAnswer } from 'shared-contracts/graphql';
import { inOrder } from '../../catalogue/in-order.ts';
import { contentPicture, pagePath } from '../../catalogue/paths.ts';
import { readingMinutes } from '../../catalogue/reading-time.ts';
import { isIn, pick } from '../../catalogue/reference.ts';
import { isPostIn, titleIn } from '../../catalogue/store-view.ts';
import type { BlogAuthor, BlogCategory, BlogPost, CmsBlock, CmsPage, GlossaryTerm, Graphic, NewsPost } from '../../model/index.ts';
import { locales } from '../../translation/day-text.ts';
import type { RequestContext } from '../context.ts';
import type { BlogPostResolvers, QueryResolvers } from '../resolver-types.ts';
import { paperAddress } from '../../promo-paper/address.ts';
import { badInput, keysOf } from './errors.ts';

const block = (record: CmsBlock, { language, services }: RequestContext): CmsBlockAnswer => ({
  identifier: record.identifier,
  title: record.title,
  front_title: record.frontTitle,
  content: record.content,
  css: record.css,
  cms_json: heroWithTexts(record, services.reference, language),
});

/** Blocks of the store in the order asked; unknown identifiers are left out. */
const blocks = (identifiers: readonly string[], context: RequestContext): readonly CmsBlockAnswer[] =>
  keysOf('identifiers', identifiers).flatMap((identifier) => {
    const found = context.services.reference.cmsBlocks.find((one) => one.identifier === identifier && isIn(one, context.store.code));
    return found === undefined ? [] : [block(found, context)];
  });

/** Z-28. */
export const graphic = (record: Graphic): GraphicAnswer => ({
  graphics_id: record.graphicsId,
  campaign_id: record.campaignId,
  img: contentPicture(`graphic-${record.graphicsId}`),
  img_mobile: contentPicture(`graphic-${record.graphicsId}-mobile`),
  img_big_badge: record.imgBigBadge,
  url: record.url,
  position: record.position,
  effect: record.effect,
  active: record.active,
  graphics_alt: record.graphicsAlt,
  title: record.title,
  parameters: JSON.stringify(record.parameters),
  rule_id: record.ruleId,
});

const cmsPage = (record: CmsPage, { services, store }: RequestContext) => ({
  id: record.id,
  title: record.title,
  content_heading: record.contentHeading,
  content: record.content,
  css: record.css,
  meta_title: titleIn(record.seo.metaTitle, store, services.reference),
  meta_description: record.seo.metaDescription,
  meta_keywords: record.seo.metaKeywords,
  page_layout: record.pageLayout,
  url_key: record.urlKey,
  url: pagePath(record.urlKey),
  updated_at: record.updatedAt,
});

const newsPost = (record: NewsPost) => ({
  id: record.id,
  title: record.title,
  url_path: record.urlPath,
  url: pagePath(record.urlPath),
  published_at: record.publishedAt,
  lead: record.lead,
  content: record.content,
  image: newsPicture(record),
  reading_minutes: readingMinutes(record.content, 1),
});

const blogCategory = (record: BlogCategory) => ({
  id: record.id,
  name: record.name,
  description: record.description,
  url_path: record.urlPath,
  url: pagePath(record.urlPath),
  position: record.position,
});

const blogAuthor = (record: BlogAuthor) => ({
  id: record.id,
  name: record.name,
  role: record.role,
  bio: record.bio,
  url_path: record.urlPath,
  url: pagePath(record.urlPath),
});

/** What the picture of a post shows, in the language of the request. */
const altOf = ({ picture, imageAlt }: BlogPost, _: unknown, { services, language, translate }: RequestContext): string =>
  pictureText(picture, services.reference, language) ?? translate(imageAlt);

/** Z-21. */
export const blogPostResolvers: Required<Omit<BlogPostResolvers, '__isTypeOf'>> = {
  id: (post) => post.id,
  title: (post, _, { translate }) => translate(post.title),
  url_path: (post) => post.urlPath,
  url: (post) => pagePath(post.urlPath),
  image: (post) => postPicture(post),
  image_alt: altOf,
  image_title: (post, _, { translate }) => translate(post.imageTitle),
  horizontal_image: (post) => post.picture ?? contentPicture(`blog-${post.id}-wide`),
  horizontal_image_alt: altOf,
  horizontal_image_title: (post, _, { translate }) => translate(post.imageTitle),
  content_sneak_peak: (post, _, { translate }) => translate(post.contentSneakPeak),
  content: (post) => post.content,
  published_at: (post) => post.publishedAt,
  reading_minutes: (post) => post.readingMinutes,
  category_id: (post) => post.categoryId,
  blog_category: (post, _, { services }) => {
    const category = services.reference.blogCategories.get(post.blogCategoryId);
    if (category === undefined) throw new Error(`blog post ${post.id} names the unknown section ${post.blogCategoryId}`);
    return blogCategory(category);
  },
  author: (post, _, { services }) => {
    const author = services.reference.blogAuthors.get(post.authorId);
    if (author === undefined) throw new Error(`blog post ${post.id} names the unknown author ${post.authorId}`);
    return blogAuthor(author);
  },
};

const isOpen = ({ urlKey }: CmsPage, { services, store }: RequestContext): boolean =>
  services.urlRewrites.at(store.code, urlKey)?.type === 'CMS_PAGE';

const mostPerPage = 50;

const ukrainianOrder = new Intl.Collator(locales.ua);

/** Terms are kept in Polish order. */
const termsInOrder = (terms: readonly GlossaryTerm[], { language, translate }: RequestContext): readonly GlossaryTerm[] =>
  language === 'pl' ? terms : terms.toSorted((a, b) => ukrainianOrder.compare(translate(a.term), translate(b.term)));
/** @throws GraphQLError where there is no such page, or it is too long; a list that is not divided has one page, however long it is */
function pageOf<Item>(items: readonly Item[], page: number | null | undefined, size: number): readonly Item[] {
  const number = page ?? 1;
  if (number < 1 || size < 1 || (size > mostPerPage && size !== items.length))
    throw badInput(`page starts at 1, pageSize is 1 to ${mostPerPage}`);
  return items.slice((number - 1) * size, number * size);
}

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
  | 'promoPaperPdf'
>;

export const contentQueries: ContentQueries = {
  footerDataQuery: (_, { blocksIds }, context) => ({
    // J-348: hosts draw the columns in the order in which they come.
    items: inOrder(
      blocks(blocksIds, context),
      context.services.reference.contentOrders.get('footer')?.keys ?? [],
      ({ identifier }) => identifier,
    ),
  }),
  msCmsBlock: (_, { identifiers }, context) => ({ items: blocks(identifiers, context) }),
  // One that an editor has withdrawn is there for nobody.
  cmsPages: (_, { ids, urlKeys }, context) =>
    pick(context.services.reference.cmsPages, ids && keysOf('ids', ids))
      .filter((page) => isIn(page, context.store.code) && isOpen(page, context) && (!urlKeys || urlKeys.includes(page.urlKey)))
      .map((page) => cmsPage(page, context)),
  newsPosts: (_, { postIds, page, pageSize }, { services }) => {
    const posts = pick(services.reference.newsPosts, postIds && keysOf('postIds', postIds));
    return { total_count: posts.length, posts: pageOf(posts, page, pageSize ?? posts.length).map(newsPost) };
  },
  blogPosts: (_, { ids, categoryId, authorId, page, pageSize }, { services, store }) => {
    const posts = pick(services.reference.blogPosts, ids && keysOf('ids', ids)).filter(
      (post) =>
        (!categoryId || post.blogCategoryId === categoryId) &&
        (!authorId || post.authorId === authorId) &&
        isPostIn(post, store, services.reference),
    );
    return { total_count: posts.length, items: pageOf(posts, page, pageSize ?? 12) };
  },
  blogCategories: (_, { ids }, { services }) => pick(services.reference.blogCategories, ids && keysOf('ids', ids)).map(blogCategory),
  blogAuthors: (_, { ids }, { services }) => pick(services.reference.blogAuthors, ids && keysOf('ids', ids)).map(blogAuthor),
  glossaryTerms: (_, { ids }, context) =>
    termsInOrder(pick(context.services.reference.glossary, ids && keysOf('ids', ids)), context).map(
      ({ id, term, letter, short, content, categoryId }) => ({
        id,
        term,
        letter,
        short,
        content,
        category_id: categoryId,
      }),
    ),
  downloads: (_, __, { services }) =>
    services.reference.downloads.map(({ id, name, fileName, type, sizeBytes, content }) => ({
      id,
      name,
      file_name: fileName,
      type,
      size_bytes: sizeBytes,
      content,
    })),
  dictionary: (_, { ids }, { services }) =>
    pick(services.reference.dictionaries, keysOf('ids', ids)).map(({ id, name, elements }) => ({
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
  graphicsData: (_, { graphicsIds }, { services }) => pick(services.reference.graphics, keysOf('graphicsIds', graphicsIds)).map(graphic),
  promoPaperPdf: async (_, __, { services, store, language }) => {
    const file = await services.promoPapers.current(services, store, language);
    return file && { url: paperAddress(store.code, language, file.hash), bytes: file.bytes.length };
  },
  landingPages: (_, { ids }, { services }) =>
    pick(services.reference.landings, keysOf('ids', ids)).map((landing) => ({
      id: landing.id,
      type: landing.type,
      name: landing.name,
      categoryName: landing.categoryName,
      url: pagePath(landing.urlPath),
      category_id: landing.categoryId,
      intro_description: landing.introDescription,
      description: landing.description,
      faq: landing.faq,
      graphics: pick(services.reference.graphics, landing.graphicsIds).map(graphic),
      cycle: landing.cycle,
    })),
};
