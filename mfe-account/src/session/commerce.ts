import { createContext, useCallback, useContext, useRef } from 'react';
import { useConnectionTo } from 'shared-contracts';
import { createRestClient, type RestClient } from 'shared-contracts/rest';

/** The calls that the account makes. */
export type Commerce = Pick<
  RestClient,
  | 'signIn'
  | 'readCustomer'
  | 'createCustomer'
  | 'changeCustomer'
  | 'readCountable'
  | 'removeToken'
  | 'logout'
  | 'askPasswordReset'
  | 'resetPassword'
  | 'changePassword'
  | 'addAddress'
  | 'changeAddress'
  | 'removeAddress'
  | 'listOrders'
  | 'readOrder'
  | 'trackOrder'
>;

/** For tests; null means the commerce server behind the page's connection. */
export const CommerceContext = /* @__PURE__ */ createContext<Commerce | null>(null);

/** The commerce server, made when first asked for: never while the server draws. */
export function useCommerce(): () => Commerce {
  const given = useContext(CommerceContext);
  const connection = useConnectionTo();
  const made = useRef<Commerce>(null);
  return useCallback(() => {
    if (given !== null) return given;
    const { fetch, store, token } = connection();
    return (made.current ??= createRestClient({ baseUrl: location.origin, fetch, store, token }));
  }, [given, connection]);
}
