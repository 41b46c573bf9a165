/** How the cart's rules reach the commerce server. Every answer becomes a typed cart here, and nowhere else. */
import { failed, invalidAnswer, succeeded, type ApiError, type ApiResult, type CartRef, type NewCartItem } from 'shared-contracts';
import { createCartClient, type RestClientOptions } from 'shared-contracts/rest';
import * as v from 'valibot';
import { cartSchema, type Cart } from './cart-schema.ts';

export interface CartServer {
  /** the id of the new cart. */
  create(owner: CartRef['kind']): Promise<ApiResult<string>>;
  /** */
  read(cart: CartRef, answer?: 'full' | 'mini'): Promise<ApiResult<Cart>>;
  /** With the same key it is made once, however often it is sent. */
  addItem(cart: CartRef, item: NewCartItem & { readonly key: string }): Promise<ApiResult<Cart>>;
  /** With the same key it is made once, as an addition is. */
  changeItem(cart: CartRef, itemId: number, qty: number, key?: string): Promise<ApiResult<Cart>>;
  /** With the same key it is made once. */
  removeItem(cart: CartRef, itemId: number, key?: string): Promise<ApiResult<Cart>>;
  /** J-303. With the same key each of them is made once. */
  saveForLater(cart: CartRef, itemId: number, key?: string): Promise<ApiResult<Cart>>;
  takeBackItem(cart: CartRef, itemId: number, key?: string): Promise<ApiResult<Cart>>;
  removeSavedItem(cart: CartRef, itemId: number, key?: string): Promise<ApiResult<Cart>>;
  /** A-08, C-30: gives a guest's cart to the customer of the token. */
  assignToCustomer(cartId: string): Promise<ApiResult<unknown>>;
}

const text = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.nonEmpty());

/** ∅07: the id itself, or an object that holds it. */
const newCartIdSchema = /* @__PURE__ */ v.union([
  text,
  /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.object({ cart_id: text }),
    /* @__PURE__ */ v.transform(({ cart_id }) => cart_id),
  ),
]);

async function parsed<Value>(call: Promise<ApiResult<unknown>>, schema: v.GenericSchema<unknown, Value>): Promise<ApiResult<Value>> {
  const answer = await call;
  if (!answer.ok) return answer;
  const { success, output, issues } = v.safeParse(schema, answer.value);
  return success ? succeeded(output) : failed(invalidAnswer(issues[0].message));
}

/** The cart in the answer of any call that answers one (∅07: every change does). */
export const asCart = (call: Promise<ApiResult<unknown>>): Promise<ApiResult<Cart>> => parsed(call, cartSchema);

/** ∅12: the cart has expired or is not ours. An item or a SKU that is unknown is refused with another status. */
export const isCartGone = (error: ApiError): boolean => error.status === 404 || error.code === 'cart_not_found';

/** The calls of the cart to the commerce server; here alone an answer becomes a cart. */
export function createCartServer(options: RestClientOptions): CartServer {
  const rest = createCartClient(options);
  return {
    create: (owner) => parsed(owner === 'mine' ? rest.createOwnCart() : rest.createCart(), newCartIdSchema),
    read: (cart, answer = 'full') => asCart(rest.readCart(cart, answer)),
    addItem: (cart, { key, ...item }) => asCart(rest.addCartItem(cart, item, key)),
    changeItem: (cart, itemId, qty, key) => asCart(rest.changeCartItem(cart, itemId, qty, key)),
    removeItem: (cart, itemId, key) => asCart(rest.removeCartItem(cart, itemId, key)),
    saveForLater: (cart, itemId, key) => asCart(rest.saveForLater(cart, itemId, key)),
    takeBackItem: (cart, itemId, key) => asCart(rest.takeBackItem(cart, itemId, key)),
    removeSavedItem: (cart, itemId, key) => asCart(rest.removeSavedItem(cart, itemId, key)),
    assignToCustomer: (cartId) => rest.assignCart(cartId),
  };
}
