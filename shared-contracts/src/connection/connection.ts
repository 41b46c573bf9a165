import { createContext, useCallback, useContext } from 'react';

import type { ShopStorage } from '../storage/shop-storage.ts';

/** How a page of a browser reaches the commerce server, as whom, and what it remembers. For `createRestClient`, too. */
export interface Connection {
  /** Inspects every response: an ended session is reported to the whole page (U-08). */
  readonly fetch: typeof globalThis.fetch;
  readonly storage: ShopStorage;
  /** Code of the store, for the `Store` header. */
  readonly store: () => string;
  /** T-01: the stored bearer token. */
  readonly token: () => string | undefined;
}

/** The host provides it; null on the server, where nobody is anybody. */
export const ConnectionContext = /* @__PURE__ */ createContext<Connection | null>(null);

/** For handlers and effects of pages in a browser; throws where nobody provides a connection. */
export function useConnectionTo(): () => Connection {
  const connection = useContext(ConnectionContext);
  return useCallback(() => {
    if (connection === null) throw new Error('No connection: the host must provide ConnectionContext');
    return connection;
  }, [connection]);
}
