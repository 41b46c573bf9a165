import { areSameGifts } from '../gift-cards/gift.ts';
import { areSameAddOns } from './add-ons.ts';
import type { ItemRow } from './cart-rows.ts';

/** What makes a line of a cart one of its own. */
type LineContent = Pick<ItemRow, 'product_id' | 'main_product_sku' | 'gift' | 'add_ons'>;

/** The same product, bought for the same one; warranty and services may differ. */
export const isSameProduct = (a: LineContent, b: LineContent): boolean =>
  a.product_id === b.product_id && a.main_product_sku === b.main_product_sku && areSameGifts(a.gift, b.gift);

/** Pieces of both are one line. */
export const isSameLine = (a: LineContent, b: LineContent): boolean => isSameProduct(a, b) && areSameAddOns(a.add_ons, b.add_ons);
