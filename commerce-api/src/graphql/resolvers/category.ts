import type { Breadcrumb, ProductCategory } from 'shared-contracts/graphql';
import { categoryPicture, pagePath } from '../../catalogue/paths.ts';
import { isIn, pick } from '../../catalogue/reference.ts';
import type { Reference } from '../../catalogue/reference.ts';
import { isPostIn } from '../../catalogue/store-view.ts';
import type { Category, Store } from '../../model/index.ts';
import type { RequestContext } from '../context.ts';
import type { CategoryResolvers } from '../resolver-types.ts';

/** P-23, N-31: the roots are never shown. */
const lastRootId = 2;

/** Whether a store shows a category; the two roots are shown nowhere. */
export const isShown = (category: Category, store: Store): boolean => category.id > lastRootId && isIn(category, store.code);

/** A category as the path of a product links to it. */
export const categoryLink = (category: Category): ProductCategory => ({
  id: category.id,
  name: category.name,
  url_path: category.urlPath,
  url: pagePath(category.urlPath),
});

/** The categories from the first visible level down to this one. */
export const categoryTrail = (id: number | null, reference: Reference): readonly Breadcrumb[] =>
  pick(reference.categories, (id === null ? undefined : reference.categories.get(id)?.path) ?? [])
    .filter((category) => category.id > lastRootId)
    .map((category) => ({ name: category.name, url: pagePath(category.urlPath), category_id: category.id }));

/** A category's picture, name and count, as tiles and the menu show it. */
const tile = (category: Category, { services, store }: RequestContext) => ({
  ...categoryLink(category),
  name_in_tiles: category.nameInTiles,
  display_mode: category.displayMode,
  image: categoryPicture(category.id),
  product_count: services.index.count(store.code, { kind: 'category', id: category.id }),
});

/** Z-06. */
export const categoryResolvers: Required<Omit<CategoryResolvers, '__isTypeOf' | 'name' | 'name_in_tiles'>> = {
  id: (category) => category.id,
  parentId: (category) => category.parentId,
  level: (category) => category.level,
  path: (category) => category.path,
  display_mode: (category) => category.displayMode,
  url_path: (category) => category.urlPath,
  url: (category) => pagePath(category.urlPath),
  position: (category) => category.position,
  product_count: (category, _, { services, store }) => services.index.count(store.code, { kind: 'category', id: category.id }),
  color: (category) => category.color,
  image_icon: (category) => category.imageIcon,
  image: (category) => categoryPicture(category.id),
  intro_description: (category) => category.introDescription,
  description: (category) => category.description,
  faq: (category) => category.faq,
  tabs_order: (category) => category.tabsOrder,
  adserver_ids: (category) => category.adserverIds,
  blog_posts: (category, _, { services, store }) =>
    pick(services.reference.blogPosts, category.blogPostIds).filter((post) => isPostIn(post, store, services.reference)),
  attribute_option_popularity: (category) =>
    Object.entries(category.attributeOptionPopularity).map(([code, options]) => ({ attribute_code: code, option_ids: options })),
  breadcrumbs: (category, _, { services }) => categoryTrail(category.id, services.reference),
  children: (category, _, context) =>
    pick(context.services.reference.categories, context.services.reference.childrenOf.get(category.id) ?? [])
      .filter((child) => isShown(child, context.store))
      .map((child) => tile(child, context)),
};
