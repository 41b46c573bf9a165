import type { ReferenceData, Product } from '../model/index.ts';
import { safeHtml } from './safe-html.ts';

/** A copy whose named fields are safe HTML. */
function withSafe<Item, Name extends keyof Item>(item: Item & Readonly<Record<Name, string>>, ...names: readonly Name[]): Item {
  return { ...item, ...Object.fromEntries(names.map((name) => [name, safeHtml(item[name])])) };
}

const withSafeFaq = <Item extends { readonly faq: readonly { readonly answer: string }[] }>(item: Item): Item => ({
  ...item,
  faq: item.faq.map((entry) => withSafe(entry, 'answer')),
});

/** Everything of a product that clients receive as `Html`. */
export const safeProduct = (product: Product): Product => ({
  ...withSafe(product, 'description'),
  expert: product.expert && withSafe(product.expert, 'review'),
});

/** The same of what does not grow with the number of products. */
export const safeFoundation = (foundation: ReferenceData): ReferenceData => ({
  ...foundation,
  categories: foundation.categories.map((item) => withSafeFaq(withSafe(item, 'introDescription', 'description'))),
  manufacturers: foundation.manufacturers.map((item) => withSafe(item, 'description')),
  landings: foundation.landings.map((item) => withSafeFaq(withSafe(item, 'introDescription', 'description'))),
  cmsBlocks: foundation.cmsBlocks.map((item) => withSafe(item, 'content')),
  cmsPages: foundation.cmsPages.map((item) => withSafe(item, 'content')),
  newsPosts: foundation.newsPosts.map((item) => withSafe(item, 'content')),
  blogPosts: foundation.blogPosts.map((item) => withSafe(item, 'content')),
  blogCategories: foundation.blogCategories.map((item) => withSafe(item, 'description')),
  blogAuthors: foundation.blogAuthors.map((item) => withSafe(item, 'bio')),
  glossary: foundation.glossary.map((item) => withSafe(item, 'content')),
  shopEvents: foundation.shopEvents.map((item) => withSafe(item, 'content')),
  downloads: foundation.downloads.map((item) => withSafe(item, 'content')),
  campaigns: foundation.campaigns.map((item) => withSafe(item, 'description', 'rules')),
});
