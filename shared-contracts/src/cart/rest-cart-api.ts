/** The cart's port over REST (A-01, A-03, A-06, A-08 … A-11). */
import { safeParse } from 'valibot';

import { type ApiResult, failed, invalidAnswer, networkError, parseApiError, succeeded } from '../errors/api-error.ts';
import { cartAnswerParser, type CartAnswer } from './cart-answer.ts';
import type { CartApi, CartRef } from './cart-api.ts';
import { cartPath, cartReadQuery, newCartPath } from './cart-paths.ts';

export interface RestCartApiOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Where the commerce server answers; empty for the page's own origin. */
  readonly baseUrl?: string;
  /** T-01; sent only on calls of the customer's own cart: a guest's calls carry none (O-10). */
  readonly token: () => string | undefined;
  /** Store code for the `Store` header. */
  readonly store: string;
  /** A call without an answer is given up after this many ms. */
  readonly timeoutMs?: number;
}

export function createRestCartApi({ fetch, baseUrl = '', token, store, timeoutMs = 30_000 }: RestCartApiOptions): CartApi {
  async function call(
    method: string,
    path: string,
    withToken: boolean,
    body?: unknown,
    extra: Readonly<Record<string, string>> = {},
  ): Promise<ApiResult<unknown>> {
    const bearer = withToken ? token() : undefined;
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          Accept: 'application/json',
          Store: store,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
          ...extra,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        // A change that the shopper has made arrives even if the next page is asked for before the answer.
        keepalive: method !== 'GET',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      const answer: unknown = parseJson(text);
      return response.ok ? succeeded(answer) : failed(parseApiError(response.status, answer));
    } catch (error) {
      return failed(networkError(error));
    }
  }

  async function cartCall(
    method: string,
    cart: CartRef,
    rest: string,
    body?: unknown,
    extra?: Readonly<Record<string, string>>,
  ): Promise<ApiResult<CartAnswer>> {
    const answer = await call(method, `${cartPath(cart)}${rest}`, cart.kind === 'mine', body, extra);
    if (!answer.ok) return answer;
    const parsed = safeParse(cartAnswerParser, answer.value);
    return parsed.success ? succeeded(parsed.output) : failed(invalidAnswer(parsed.issues[0].message));
  }

  const quoteOf = (cart: CartRef) => (cart.kind === 'guest' ? { quote_id: cart.cartId } : {});

  return {
    async create(owner) {
      const answer = await call('POST', newCartPath(owner), owner === 'mine', {});
      if (!answer.ok) return answer;
      const id = cartIdIn(answer.value);
      return id === undefined ? failed(invalidAnswer('No cart id')) : succeeded(id);
    },
    read: (cart, answer = 'full') => cartCall('GET', cart, cartReadQuery(answer)),
    addItem: (cart, { sku, qty, mainProductSku, key }) => {
      const cartItem = { sku, qty, ...quoteOf(cart), ...(mainProductSku === undefined ? {} : { main_product_sku: mainProductSku }) };
      return cartCall('POST', cart, '/items', { cartItem }, named(key));
    },
    changeItem: (cart, itemId, qty, key) => cartCall('PUT', cart, `/items/${itemId}`, { cartItem: { qty, ...quoteOf(cart) } }, named(key)),
    removeItem: (cart, itemId, key) => cartCall('DELETE', cart, `/items/${itemId}`, undefined, named(key)),
    assignToCustomer: (cartId) => call('PUT', cartPath({ kind: 'guest', cartId }), true, {}),
  };
}

const named = (key: string | undefined): Readonly<Record<string, string>> => (key === undefined ? {} : { 'Idempotency-Key': key });

/** ∅07: the answer is the id itself, or an object that holds it. */
function cartIdIn(answer: unknown): string | undefined {
  if (typeof answer === 'string' && answer !== '') return answer;
  if (typeof answer === 'number') return String(answer);
  if (typeof answer !== 'object' || answer === null || !('cart_id' in answer)) return undefined;
  return typeof answer.cart_id === 'string' && answer.cart_id !== '' ? answer.cart_id : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // Not JSON: a proxy's page, or a bare text; the schema decides.
  }
}
