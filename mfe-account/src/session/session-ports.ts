import { createContext, useCallback, useContext, useRef } from 'react';
import { CACHE_NAMES, createShopStorage, SHOP_CODE, SIGNIN_TOKEN, type ShopStorage } from 'shared-contracts';
import { createRestClient, type RestClient } from 'shared-contracts/rest';

/** What the session needs from outside. */
export interface SessionPorts {
  readonly rest: Pick<RestClient, 'signIn' | 'readCustomer'>;
  readonly storage: ShopStorage;
}

/** For tests; null means the browser's own. */
export const SessionPortsContext = /* @__PURE__ */ createContext<SessionPorts | null>(null);

const browserPorts = (): SessionPorts => {
  const storage = createShopStorage({
    local: () => window.localStorage,
    session: () => window.sessionStorage,
    now: Date.now,
    cacheNames: CACHE_NAMES,
  });
  const rest = createRestClient({
    baseUrl: location.origin,
    store: () => document.documentElement.dataset['store'] ?? SHOP_CODE,
    token: () => storage.read(SIGNIN_TOKEN),
  });
  return { storage, rest };
};

/** The ports, made when first asked for: never while the server draws. */
export function useSessionPorts(): () => SessionPorts {
  const given = useContext(SessionPortsContext);
  const made = useRef<SessionPorts>(null);
  return useCallback(() => given ?? (made.current ??= browserPorts()), [given]);
}
