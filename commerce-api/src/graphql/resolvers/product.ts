import { isSoldOut } from 'shared-contracts/catalogue';
import { grosze } from 'shared-contracts/money';
import { colourSiblings } from '../../catalogue/colour-siblings.ts';
import { hasPlusLabel, isPlusLabel } from '../../catalogue/labels.ts';
import { pick } from '../../catalogue/reference.ts';
import { isPostIn } from '../../catalogue/store-view.ts';
import type { ProductRecord } from '../../catalogue/product-record.ts';
import { STANDARD_VAT } from '../../invoices/vat.ts';
import type { RequestContext } from '../context.ts';
import type { ProductResolvers } from '../resolver-types.ts';
import { categoryLink, categoryTrail } from './category.ts';
import { delivery } from './delivery.ts';
import { newestReviews } from './reviews.ts';

/** Products by id that the store sells, in that order. */
export const soldProducts = (
  ids: readonly number[],
  { services, store }: Pick<RequestContext, 'services' | 'store'>,
): Promise<readonly ProductRecord[]> => services.products.list(ids.filter((id) => services.index.isSoldIn(store.code, id)));

const mostReviews = 50;

/** J-297: of one product, in percent; null where nobody saves anything. */
export const plusPercent = (
  product: Pick<ProductRecord, 'labels' | 'is_gift_card'>,
  _: unknown,
  { store }: RequestContext,
): number | null => {
  const { plusEnabled, plusDiscountPercent } = store.config;
  return plusEnabled && plusDiscountPercent > 0 && hasPlusLabel(product.labels) && !product.is_gift_card ? plusDiscountPercent : null;
};

/** J-326: the tax in a product's prices, in percent; null where no net price is shown. */
export const vatRate = (product: Pick<ProductRecord, 'is_gift_card'>, _: unknown, { store }: RequestContext): number | null =>
  store.config.showsNetPrices === true && !product.is_gift_card ? STANDARD_VAT : null;

/** Fields of a product that need other records. */
export const productResolvers: ProductResolvers = {
  main_category: (product, _, { services }) => {
    const category = services.reference.categories.get(product.category_id);
    if (category === undefined) throw new Error(`product ${product.id} names the unknown category ${product.category_id}`);
    return categoryLink(category);
  },
  breadcrumbs: (product, _, { services }) => categoryTrail(product.category_id, services.reference),
  reviews: async (product, { limit }, { services }) => newestReviews(services, product, Math.min(Math.max(limit ?? 0, 0), mostReviews)),
  delivery,
  variants: async (product, _, context) => {
    const { variants } = product.document;
    const members = await soldProducts(
      variants.map((variant) => variant.productId),
      context,
    );
    return members.map((member) => ({
      is_current: member.id === product.id,
      axes: variants.find((variant) => variant.productId === member.id)?.axes ?? [],
      product: member,
    }));
  },
  colours: async (product, _, context) => {
    const siblings = colourSiblings(product.id, product.document.variants);
    const ids = siblings.map(({ productId }) => productId);
    const sold = (await soldProducts(ids, context)).flatMap((member) => {
      const { id, request_path } = member;
      const sibling = siblings.find(({ productId }) => productId === id);
      if (sibling === undefined) return [];
      return [{ id, label: sibling.label, swatch: sibling.swatch, request_path, is_available: !isSoldOut(member) }];
    });
    return sold.length < 2 ? [] : sold;
  },
  series: (product, _, context) => soldProducts(product.document.seriesIds, context),
  complementary: (product, _, context) => soldProducts(product.document.complementaryIds, context),
  accessories: (product, _, context) => soldProducts(product.document.accessoryIds, context),
  similar: (product, _, context) => soldProducts(product.document.similarIds, context),
  bundle_items: async (product, _, context) => {
    const { bundleItems } = product.document;
    const members = await soldProducts(
      bundleItems.map((item) => item.productId),
      context,
    );
    return members.map((member) => ({ qty: bundleItems.find((item) => item.productId === member.id)?.qty ?? 1, product: member }));
  },
  blog_posts: (product, _, { services, store }) =>
    pick(services.reference.blogPosts, product.document.blogPostIds).filter((post) => isPostIn(post, store, services.reference)),
  // F-01: a store without the plus programme promises nobody its price.
  labels: (product, _, { store }) => (store.config.plusEnabled ? product.labels : product.labels.filter((label) => !isPlusLabel(label))),
  plus_percent: plusPercent,
  vat_rate: vatRate,
  outlet: async (product, _, context) => {
    const offers = await soldProducts(product.document.outletIds, context);
    const products = offers.flatMap((offer) =>
      offer.outlet_condition === null ? [] : [{ condition: offer.outlet_condition, product: offer }],
    );
    return products.length === 0 ? null : { min_price: grosze(Math.min(...offers.map((offer) => offer.final_price))), products };
  },
  counterpart_outlet_product: async (product, _, context) => {
    const { outlet } = product.document;
    return outlet === null ? null : ((await soldProducts([outlet.counterpartId], context))[0] ?? null);
  },
  // P-14: a promotion that is over is none, however long ago the record was read.
  autopromotion: (product, _, { services }) =>
    product.autopromotion !== null && Date.parse(product.autopromotion.date_to) > services.now().getTime() ? product.autopromotion : null,
  outlet_category: (product, _, { services }) => {
    const category = product.document.outlet === null ? undefined : services.reference.categories.get(product.category_id);
    return category === undefined ? null : categoryLink(category);
  },
};
