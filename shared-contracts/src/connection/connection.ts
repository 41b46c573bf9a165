import { createContext, useCallback, useContext } from 'react';

import type { ShopStorage } from '../storage/shop-storage.ts';

/** How a page in a browser reaches the commerce server: fetch, store, token and storage. Also the options of `createRestClient`. */
export interface Connection {
  /** Inspects every response: an ended session is reported to the whole page (U-08). */
  readonly fetch: typeof globalThis.fetch;
  /** Another way of sending that is looked at as `fetch` is; nothing of it is tried without a connection (V-17, E-12). */
  readonly watched?: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
  readonly storage: ShopStorage;
  /** Code of the store, for the `Store` header. */
  readonly store: () => string;
  /** T-01: the stored bearer token. */
  readonly token: () => string | undefined;
  /** J-169: where the visitor wants goods, for the header `delivery-place`; undefined when it is not told. */
  readonly place?: () => string | undefined;
}

/** Provided by the host; null on the server: there is no user there. */
export const ConnectionContext = /* @__PURE__ */ createContext<Connection | null>(null);

/** The connection, for event handlers and effects in a browser; the returned function throws where no connection is provided. */
export function useConnection(): () => Connection {
  const connection = useContext(ConnectionContext);
  return useCallback(() => {
    if (connection === null) throw new Error('No connection: the host must provide ConnectionContext');
    return connection;
  }, [connection]);
}
