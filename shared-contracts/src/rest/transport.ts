import createClient from 'openapi-fetch';
import { failed, networkError, parseApiError, succeeded } from '../errors/api-error.ts';
import type { ApiResult } from '../errors/api-error.ts';
import type { paths } from './openapi-types.ts';

export interface RestClientOptions {
  /** Without a slash at its end; '' for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** What looks at the answers of `fetch` (U-08), for files that are sent with their progress and so not by it. */
  readonly watched?: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
  /** The store's code (`Store` header). */
  readonly store: () => string;
  /** The bearer token; undefined when nobody is signed in. */
  readonly token: () => string | undefined;
  /** Where the visitor wants goods (`delivery-place` header): `30-702/12`; undefined when it is not told. */
  readonly place?: () => string | undefined;
  /** Milliseconds until a call is given up; default 15,000. */
  readonly timeout?: number;
}

const usualTimeout = 15_000;
/** A file of 10 MB, or a report with a picture of the screen, over a slow line. */
const uploadTimeout = 180_000;
const uploads: ReadonlySet<string> = new Set<keyof paths>(['/rest/V1/amperio/rma/files', '/rest/V1/contact/report_error']);

interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** What a call answers when all went well. */
type DataOf<A extends Answer> = Exclude<A['data'], undefined>;

/** Turns what the transport says into a value; nothing is thrown. */
export async function result<A extends Answer>(call: Promise<A>): Promise<ApiResult<DataOf<A>>> {
  try {
    const { data, error, response } = await call;
    // The document says that every 2xx answer has this type.
    return response.ok ? succeeded(data as DataOf<A>) : failed(parseApiError(response.status, error));
  } catch (cause) {
    return failed(networkError(cause));
  }
}

const GUEST_CART = '/rest/V1/pwa/guest-carts';

/** O-10: calls of a guest's cart carry no token; but A-08, which gives that cart to a customer. */
const isAnonymous = (method: string, path: string): boolean =>
  path.startsWith(GUEST_CART) && !(method === 'PUT' && path === `${GUEST_CART}/{cartId}`);

/** The plain client of the document: each call carries the store and, when there is one and the call is not a guest's, the token. */
export function createTransport({ baseUrl, fetch, store, token, place, timeout = usualTimeout }: RestClientOptions) {
  const client = createClient<paths>({ baseUrl, ...(fetch === undefined ? {} : { fetch }) });
  client.use({
    onRequest: ({ request, schemaPath }) => {
      request.headers.set('store', store());
      const bearer = token();
      if (bearer !== undefined && !isAnonymous(request.method, schemaPath)) request.headers.set('authorization', `Bearer ${bearer}`);
      const wanted = place?.();
      if (wanted !== undefined) request.headers.set('delivery-place', wanted);
      const patience = uploads.has(schemaPath) ? Math.max(timeout, uploadTimeout) : timeout;
      return new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(patience)]) });
    },
  });
  return client;
}

export type Transport = ReturnType<typeof createTransport>;
