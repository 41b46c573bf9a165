/** The port through which the cart service reaches the commerce server. */
import type { ApiError, ApiResult } from '../errors/api-error.ts';
import type { CartAnswer } from './cart-answer.ts';

/** the customer's own cart, or a guest's by its id. */
export type CartRef = { readonly kind: 'mine' } | { readonly kind: 'guest'; readonly cartId: string };

export interface NewCartItem {
  readonly sku: string;
  readonly qty: number;
  /** The product to which this one is an accessory or service. */
  readonly mainProductSku?: string | undefined;
}

export interface CartApi {
  /** the id of the new cart. */
  create(owner: CartRef['kind']): Promise<ApiResult<string>>;
  /** */
  read(cart: CartRef, answer?: 'full' | 'mini'): Promise<ApiResult<CartAnswer>>;
  /** With the same key it is made once, however often it is sent. */
  addItem(cart: CartRef, item: NewCartItem & { readonly key: string }): Promise<ApiResult<CartAnswer>>;
  /** With the same key it is made once, as an addition is. */
  changeItem(cart: CartRef, itemId: number, qty: number, key?: string): Promise<ApiResult<CartAnswer>>;
  /** With the same key it is made once. */
  removeItem(cart: CartRef, itemId: number, key?: string): Promise<ApiResult<CartAnswer>>;
  /** A-08, C-30: gives a guest's cart to the customer of the token. */
  assignToCustomer(cartId: string): Promise<ApiResult<unknown>>;
}

/** ∅12: the cart has expired or is not ours. An item or a SKU that is unknown is refused with another status. */
export function isCartGone(error: ApiError): boolean {
  return error.status === 404 || error.code === 'cart_not_found';
}
