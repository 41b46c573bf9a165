import createClient from 'openapi-fetch';
import type { components, paths } from './openapi-types.ts';

export type Cart = components['schemas']['Cart'];
export type CartItem = components['schemas']['CartItem'];
export type Customer = components['schemas']['Customer'];
export type CustomerAddress = components['schemas']['CustomerAddress'];

/** E-01: why a call was not answered as wished. */
export type RestError =
  | {
      readonly kind: 'api';
      /** HTTP status. */
      readonly status: number;
      /** For the shopper, in Polish. */
      readonly message: string;
      /** Stable; 407 means a wrong cart (E-03). */
      readonly code: string | number;
      /** Names the request in the server's log. */
      readonly trace: string;
      readonly parameters?: Readonly<Record<string, string | number>>;
    }
  /** An answer that is not of the contract: a proxy's page, a broken body. */
  | { readonly kind: 'unreadable'; readonly status: number }
  /** No answer at all: offline, refused, given up. */
  | { readonly kind: 'network'; readonly cause: unknown };

export type RestResult<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: RestError };

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

type Answer<Data> = { readonly data?: Data; readonly error?: unknown; readonly response: Response };

const isParameter = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** E-01: reads message, code, trace and extra information out of an error answer. */
export function readError(status: number, body: unknown): RestError {
  if (typeof body !== 'object' || body === null || !('message' in body) || typeof body.message !== 'string') return { kind: 'unreadable', status };
  const code = 'code' in body && isParameter(body.code) ? body.code : 'unknown';
  const trace = 'trace' in body && typeof body.trace === 'string' ? body.trace : '';
  const extra = 'parameters' in body && typeof body.parameters === 'object' && body.parameters !== null ? Object.entries(body.parameters) : [];
  const parameters = Object.fromEntries(extra.filter((entry): entry is [string, string | number] => isParameter(entry[1])));
  return { kind: 'api', status, message: body.message, code, trace, ...(extra.length === 0 ? {} : { parameters }) };
}

/** Turns what the transport says into a value; nothing is thrown. */
async function result<Data>(call: Promise<Answer<Data>>): Promise<RestResult<Data>> {
  let answer: Answer<Data>;
  try {
    answer = await call;
  } catch (cause) {
    // A body that is no JSON ends here too; then there was no readable answer either.
    return { ok: false, error: { kind: 'network', cause } };
  }
  const { data, error, response } = answer;
  if (response.ok) return { ok: true, data: data as Data };
  return { ok: false, error: readError(response.status, error) };
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
  const carts = '/rest/V1/pwa/guest-carts' as const;
  return {
    /** a new cart's id. With a stored id: that one, or the error 407 when it is not there any more. */
    createCart: (storedId?: string) => result(client.POST(carts, { body: storedId === undefined ? {} : { cart_id: storedId } })),
    /** */
    readCart: (cartId: string, responseType: 'full' | 'mini' = 'full') =>
      result(client.GET(`${carts}/{cartId}`, { params: { path: { cartId }, query: { response_type: responseType } } })),
    /** */
    addCartItem: (cartId: string, item: { readonly sku: string; readonly qty: number; readonly mainProductSku?: string }) =>
      result(
        client.POST(`${carts}/{cartId}/items`, {
          params: { path: { cartId } },
          body: { cartItem: { sku: item.sku, qty: item.qty, quote_id: cartId, ...(item.mainProductSku === undefined ? {} : { main_product_sku: item.mainProductSku }) } },
        }),
      ),
    /** */
    changeCartItem: (cartId: string, itemId: number, qty: number) =>
      result(client.PUT(`${carts}/{cartId}/items/{itemId}`, { params: { path: { cartId, itemId } }, body: { cartItem: { qty } } })),
    /** */
    removeCartItem: (cartId: string, itemId: number) =>
      result(client.DELETE(`${carts}/{cartId}/items/{itemId}`, { params: { path: { cartId, itemId } } })),
    /** U-04: a bearer token. */
    signIn: (username: string, password: string) => result(client.POST('/rest/V1/integration/customer/token', { body: { username, password } })),
    /** */
    readCustomer: () => result(client.GET('/rest/V1/customers/me')),
    /** */
    dedicatedContent: () => result(client.GET('/rest/V1/dedicated-content')),
    /** */
    refreshSession: (data: Readonly<Record<string, unknown>>) => result(client.POST('/rest/V1/statistics/refreshSession', { body: { ...data } })),
    /** */
    reportErrors: (errors: readonly { readonly id?: string; readonly message: string; readonly stack?: string; readonly url?: string }[]) =>
      result(client.POST('/temp-react-logger', { body: { errors: [...errors] } })),
  };
}

export type RestClient = ReturnType<typeof createRestClient>;
