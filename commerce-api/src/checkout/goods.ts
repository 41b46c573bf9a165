import type { GiftDetails } from 'shared-contracts/gift-cards';
import { grosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import { addOnsOf, noAddOns } from '../carts/add-ons.ts';
import type { AddOn } from '../carts/add-ons.ts';
import type { CartItemRecord } from '../carts/cart.ts';
import { isSoldWithoutStock } from '../carts/sold-without-stock.ts';
import type { SaleRules } from '../carts/quantity.ts';
import { hasPlusLabel } from '../catalogue/labels.ts';
import type { ProductRecord } from '../catalogue/product-record.ts';
import type { PromisedGoods } from '../promise/goods.ts';

/** What checkout and orders need to know of a line: the same whether it comes from memory or from a locked row. */
export interface Goods extends PromisedGoods {
  readonly itemId: number;
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  /** Per piece, before reductions. */
  readonly price: Grosze;
  readonly finalPrice: Grosze;
  /** Warranty and services, for each piece. */
  readonly addOns: readonly AddOn[];
  /** Ancestors included. */
  readonly categoryIds: readonly number[];
  /** J-297: it has the label of the Plus programme: members buy it cheaper. */
  readonly isCheaperInPlus: boolean;
  readonly sale: SaleRules;
  /** Of a gift card: to whom it goes (J-250). */
  readonly gift?: GiftDetails | null;
}

/** Nothing reduces it, and no voucher pays it (J-250). */
export const isGiftCard = ({ gift }: Pick<Goods, 'gift'>): boolean => gift != null;

/** A line of the cart page out of the product as pages show it. */
export const goodsOf = (item: CartItemRecord, product: ProductRecord): Goods => ({
  itemId: item.itemId,
  productId: product.id,
  sku: product.sku,
  name: product.name,
  qty: item.qty,
  price: grosze(product.price),
  finalPrice: grosze(product.final_price),
  addOns: addOnsOf(item.addOns, product),
  weightGrams: product.weight_grams,
  categoryIds: product.categoryIds,
  isCheaperInPlus: hasPlusLabel(product.labels),
  blockCourierShipping: product.block_courier_shipping,
  excludeShippingMethods: product.exclude_shipping_methods,
  availability: product.availability,
  shippingFromDate: product.shipping_from_date,
  stock: product.stock,
  sale: {
    minSaleQty: product.min_sale_qty,
    maxSaleQty: product.max_sale_qty,
    qty: product.qty,
    isSalesBlocked: product.is_sales_blocked,
    isOnlyInStore: product.available_only_in_store,
    isSoldWithoutStock: isSoldWithoutStock({
      availability: product.availability,
      isPreorder: product.is_preorder,
      isPreRelease: product.is_pre_release,
      isGiftCard: product.is_gift_card,
    }),
  },
  gift: item.gift,
});

/** The least that can be bought of a product, as if it lay in a cart. */
export const goodsOfProduct = (product: ProductRecord): Goods =>
  goodsOf(
    { itemId: 0, productId: product.id, qty: Math.max(1, product.min_sale_qty), mainProductSku: null, addOns: noAddOns, gift: null },
    product,
  );
