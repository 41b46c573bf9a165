/** Ids out of outside data. */
import { minValue, nonEmpty, number, pipe, safeInteger, string, transform } from 'valibot';

import { cartId, cartItemId, categoryId, productId, sku, wishlistItemId } from './index.ts';

const textSchema = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ nonEmpty());
const naturalSchema = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ safeInteger(), /* @__PURE__ */ minValue(1));

export const skuSchema = /* @__PURE__ */ pipe(textSchema, /* @__PURE__ */ transform(sku));
export const cartIdSchema = /* @__PURE__ */ pipe(textSchema, /* @__PURE__ */ transform(cartId));
export const productIdSchema = /* @__PURE__ */ pipe(naturalSchema, /* @__PURE__ */ transform(productId));
export const categoryIdSchema = /* @__PURE__ */ pipe(naturalSchema, /* @__PURE__ */ transform(categoryId));
export const cartItemIdSchema = /* @__PURE__ */ pipe(naturalSchema, /* @__PURE__ */ transform(cartItemId));
export const wishlistItemIdSchema = /* @__PURE__ */ pipe(naturalSchema, /* @__PURE__ */ transform(wishlistItemId));
