import { safeParse } from 'valibot';
import {
  cartAnswerParser,
  failed,
  invalidAnswer,
  networkError,
  parseApiError,
  succeeded,
  type ApiResult,
  type CartAnswer,
  type CartApi,
  type CartRef,
} from 'shared-contracts';

export interface RestOptions {
  /** Store code for the `Store` header. */
  readonly store: string;
  readonly token: () => string | undefined;
  readonly fetch?: typeof globalThis.fetch;
}

const PREFIX = '/rest/V1/pwa';
const TIMEOUT_MS = 20_000;

const base = (cart: CartRef): string => (cart.kind === 'mine' ? `${PREFIX}/carts/mine` : `${PREFIX}/guest-carts/${encodeURIComponent(cart.cartId)}`);

/** The cart calls (A-01…A-11) over the browser's fetch. Guests send no token (O-10). */
export const createCartApi = ({ store, token, fetch = window.fetch.bind(window) }: RestOptions): CartApi => {
  const call = async (method: string, path: string, body?: unknown): Promise<ApiResult<unknown>> => {
    const bearer = token();
    try {
      const response = await fetch(path, {
        method,
        headers: {
          accept: 'application/json',
          store,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer: unknown = await response.json().catch(() => null);
      return response.ok ? succeeded(answer) : failed(parseApiError(response.status, answer));
    } catch (error) {
      return failed(networkError(error));
    }
  };

  const cartOf = async (result: Promise<ApiResult<unknown>>): Promise<ApiResult<CartAnswer>> => {
    const answered = await result;
    if (!answered.ok) return answered;
    const parsed = safeParse(cartAnswerParser, answered.value);
    return parsed.success ? succeeded(parsed.output) : failed(invalidAnswer(parsed.issues[0].message));
  };

  return {
    async create(owner) {
      const created = await call('POST', owner === 'mine' ? `${PREFIX}/carts/mine` : `${PREFIX}/guest-carts`);
      if (!created.ok) return created;
      return typeof created.value === 'string' ? succeeded(created.value) : failed(invalidAnswer('the id of a cart is a text'));
    },
    read: (cart, answer = 'full') => cartOf(call('GET', `${base(cart)}?response_type=${answer}`)),
    addItem: (cart, { sku, qty, mainProductSku }) =>
      cartOf(call('POST', `${base(cart)}/items`, { cartItem: { sku, qty, ...(mainProductSku ? { main_product_sku: mainProductSku } : {}) } })),
    changeItem: (cart, itemId, qty) => cartOf(call('PUT', `${base(cart)}/items/${itemId}`, { cartItem: { qty } })),
    removeItem: (cart, itemId) => cartOf(call('DELETE', `${base(cart)}/items/${itemId}`)),
    assignToCustomer: (cartId) => call('PUT', `${PREFIX}/guest-carts/${encodeURIComponent(cartId)}`),
  };
};
