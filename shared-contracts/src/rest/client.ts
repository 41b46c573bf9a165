import createClient from 'openapi-fetch';
import { failed, networkError, parseApiError, succeeded } from '../errors/api-error.ts';
import type { ApiResult } from '../errors/api-error.ts';
import type { components, paths } from './openapi-types.ts';

export type Cart = components['schemas']['Cart'];
export type CartItem = components['schemas']['CartItem'];
export type Customer = components['schemas']['Customer'];
export type CustomerAddress = components['schemas']['CustomerAddress'];

export interface RestClientOptions {
  /** Without a slash at its end; '' for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** The store's code (`Store` header). */
  readonly store: () => string;
  /** The bearer token; undefined when nobody is signed in. */
  readonly token: () => string | undefined;
  /** Milliseconds until a call is given up; 15,000 unless told. */
  readonly timeout?: number;
}

const usualTimeout = 15_000;

interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** What a call answers when all went well. */
type DataOf<A extends Answer> = Exclude<A['data'], undefined>;

/** Turns what the transport says into a value; nothing is thrown. */
async function result<A extends Answer>(call: Promise<A>): Promise<ApiResult<DataOf<A>>> {
  try {
    const { data, error, response } = await call;
    // The document says that every 2xx answer has this type.
    return response.ok ? succeeded(data as DataOf<A>) : failed(parseApiError(response.status, error));
  } catch (cause) {
    return failed(networkError(cause));
  }
}

/** The REST calls of the shop, typed by its OpenAPI document. Errors are values (E-01). */
export function createRestClient({ baseUrl, fetch, store, token, timeout = usualTimeout }: RestClientOptions) {
  const client = createClient<paths>({ baseUrl, ...(fetch === undefined ? {} : { fetch }) });
  client.use({
    onRequest: ({ request }) => {
      request.headers.set('store', store());
      const bearer = token();
      if (bearer !== undefined) request.headers.set('authorization', `Bearer ${bearer}`);
      return new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]) });
    },
  });
  const guest = '/rest/V1/pwa/guest-carts' as const;
  return {
    /** a new guest cart's id. With a stored id: that one, or the error 407 when it is not there any more. */
    createCart: (storedId?: string) => result(client.POST(guest, { body: storedId === undefined ? {} : { cart_id: storedId } })),
    /** */
    readCart: (cartId: string, responseType: 'full' | 'mini' = 'full') =>
      result(client.GET(`${guest}/{cartId}`, { params: { path: { cartId }, query: { response_type: responseType } } })),
    /** @param key names this addition: sent again with the same name it adds nothing */
    addCartItem: (cartId: string, item: { readonly sku: string; readonly qty: number; readonly mainProductSku?: string }, key?: string) =>
      result(
        client.POST(`${guest}/{cartId}/items`, {
          params: { path: { cartId }, header: key === undefined ? {} : { 'idempotency-key': key } },
          body: {
            cartItem: {
              sku: item.sku,
              qty: item.qty,
              quote_id: cartId,
              ...(item.mainProductSku === undefined ? {} : { main_product_sku: item.mainProductSku }),
            },
          },
        }),
      ),
    /** */
    changeCartItem: (cartId: string, itemId: number, qty: number) =>
      result(client.PUT(`${guest}/{cartId}/items/{itemId}`, { params: { path: { cartId, itemId } }, body: { cartItem: { qty } } })),
    /** */
    removeCartItem: (cartId: string, itemId: number) =>
      result(client.DELETE(`${guest}/{cartId}/items/{itemId}`, { params: { path: { cartId, itemId } } })),
    /** Any other call of the document, typed: `client.calls.GET('/rest/V1/pwa/carts/{cartId}', …)`. */
    calls: client,
    /** U-04: a bearer token. */
    signIn: (username: string, password: string) =>
      result(client.POST('/rest/V1/integration/customer/token', { body: { username, password } })),
    /** */
    readCustomer: () => result(client.GET('/rest/V1/customers/me')),
    /** */
    dedicatedContent: () => result(client.GET('/rest/V1/dedicated-content')),
    /** */
    refreshSession: (data: Readonly<Record<string, unknown>>) =>
      result(client.POST('/rest/V1/statistics/refreshSession', { body: { ...data } })),
    /** */
    reportErrors: (errors: readonly { readonly id?: string; readonly message: string; readonly stack?: string; readonly url?: string }[]) =>
      result(client.POST('/temp-react-logger', { body: { errors: [...errors] } })),
  };
}

export type RestClient = ReturnType<typeof createRestClient>;
