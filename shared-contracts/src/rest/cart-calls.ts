/** Carts and their items (A-01, A-03, A-06, A-08 … A-11), for a guest's cart and for a customer's. */
import type { GiftDetails } from '../gift-cards/index.ts';
import type { CartRef } from './cart-ref.ts';
import { result } from './transport.ts';
import type { Transport } from './transport.ts';

export interface NewCartItem {
  readonly sku: string;
  readonly qty: number;
  /** The product to which this one is an accessory or service. */
  readonly mainProductSku?: string | undefined;
  /** C-26: a longer warranty for each piece. */
  readonly warrantyId?: number | undefined;
  /** C-27: services for each piece; with the shop that does it as option. */
  readonly services?: readonly CartServiceChoice[] | undefined;
  /** J-250: of a gift card: to whom it goes. */
  readonly gift?: GiftDetails | undefined;
  /** J-302: the number that the line had before it was taken out: it is put back in its place, once. */
  readonly itemId?: number | undefined;
}

export interface CartServiceChoice {
  readonly id: number;
  readonly optionId?: number | undefined;
}

const giftBody = ({ recipientEmail, recipientName, message, day }: GiftDetails) => ({
  recipient_email: recipientEmail,
  recipient_name: recipientName,
  message,
  day,
});

const guests = '/rest/V1/pwa/guest-carts' as const;
const guest = '/rest/V1/pwa/guest-carts/{cartId}' as const;
const customers = '/rest/V1/pwa/carts/mine' as const;
const own = '/rest/V1/pwa/carts/{cartId}' as const;

const refOf = (cart: CartRef | string): CartRef => (typeof cart === 'string' ? { kind: 'guest', cartId: cart } : cart);
const idOf = (cart: CartRef): string => (cart.kind === 'mine' ? 'mine' : cart.cartId);
const quoteOf = (cart: CartRef) => (cart.kind === 'guest' ? { quote_id: cart.cartId } : {});
const named = (key: string | undefined) => (key === undefined ? {} : { 'idempotency-key': key });
/** A change that the shopper has made arrives even if the next page is asked for before the answer. */
const keepalive = true;

/** A text in the place of a cart is the id of a guest's. With a `key` a change is made once, however often it is sent. */
export function cartCalls(client: Transport) {
  return {
    /** a new guest cart's id. With a stored id: that one, or the error 407 when it is not there any more. */
    createCart: (storedId?: string) =>
      result(client.POST(guests, { body: storedId === undefined ? {} : { cart_id: storedId }, keepalive })),
    /** the id of the customer's cart. */
    createOwnCart: () => result(client.POST(customers, { body: {}, keepalive })),
    /** A-06; `full` has all that the checkout needs. */
    readCart: (cart: CartRef | string, response_type: 'full' | 'mini' = 'full') => {
      const ref = refOf(cart);
      const params = { path: { cartId: idOf(ref) }, query: { response_type } };
      return result(ref.kind === 'mine' ? client.GET(own, { params }) : client.GET(guest, { params }));
    },
    /** */
    addCartItem: (
      cart: CartRef | string,
      { sku, qty, mainProductSku, warrantyId, services = [], gift, itemId }: NewCartItem,
      key?: string,
    ) => {
      const ref = refOf(cart);
      const params = { path: { cartId: idOf(ref) }, header: named(key) };
      const cartItem = {
        sku,
        qty,
        ...quoteOf(ref),
        ...(mainProductSku === undefined ? {} : { main_product_sku: mainProductSku }),
        ...(warrantyId === undefined ? {} : { warranty_id: warrantyId }),
        ...(services.length === 0 ? {} : { services: services.map(({ id, optionId = null }) => ({ id, option_id: optionId })) }),
        ...(gift === undefined ? {} : { gift: giftBody(gift) }),
        ...(itemId === undefined ? {} : { item_id: itemId }),
      };
      const request = { params, body: { cartItem }, keepalive };
      return result(ref.kind === 'mine' ? client.POST(`${own}/items`, request) : client.POST(`${guest}/items`, request));
    },
    /** */
    changeCartItem: (cart: CartRef | string, itemId: number, qty: number, key?: string) => {
      const ref = refOf(cart);
      const params = { path: { cartId: idOf(ref), itemId }, header: named(key) };
      const request = { params, body: { cartItem: { qty, ...quoteOf(ref) } }, keepalive };
      return result(ref.kind === 'mine' ? client.PUT(`${own}/items/{itemId}`, request) : client.PUT(`${guest}/items/{itemId}`, request));
    },
    /** */
    removeCartItem: (cart: CartRef | string, itemId: number, key?: string) => {
      const ref = refOf(cart);
      const request = { params: { path: { cartId: idOf(ref), itemId }, header: named(key) }, keepalive };
      return result(
        ref.kind === 'mine' ? client.DELETE(`${own}/items/{itemId}`, request) : client.DELETE(`${guest}/items/{itemId}`, request),
      );
    },
    /** J-303: puts a line aside for later. */
    saveForLater: (cart: CartRef, itemId: number, key?: string) => {
      const request = { params: { path: { cartId: idOf(cart), itemId }, header: named(key) }, keepalive };
      return result(
        cart.kind === 'mine'
          ? client.POST(`${own}/items/{itemId}/save-for-later`, request)
          : client.POST(`${guest}/items/{itemId}/save-for-later`, request),
      );
    },
    /** J-303: puts a line that lies aside back into the cart. */
    takeBackItem: (cart: CartRef, itemId: number, key?: string) => {
      const request = { params: { path: { cartId: idOf(cart), itemId }, header: named(key) }, keepalive };
      return result(
        cart.kind === 'mine'
          ? client.POST(`${own}/saved-items/{itemId}/take-back`, request)
          : client.POST(`${guest}/saved-items/{itemId}/take-back`, request),
      );
    },
    /** J-303: takes away what lies aside. */
    removeSavedItem: (cart: CartRef, itemId: number, key?: string) => {
      const request = { params: { path: { cartId: idOf(cart), itemId }, header: named(key) }, keepalive };
      return result(
        cart.kind === 'mine'
          ? client.DELETE(`${own}/saved-items/{itemId}`, request)
          : client.DELETE(`${guest}/saved-items/{itemId}`, request),
      );
    },
    /** A-08, C-30: gives a guest's cart to the customer of the token. */
    assignCart: (cartId: string) => result(client.PUT(guest, { params: { path: { cartId } }, body: {}, keepalive })),
  };
}
