import { useCallback, useContext } from 'react';
import { ConnectionContext, type Connection } from 'shared-contracts';
import { createRestClient, type RestClient } from 'shared-contracts/rest';

/** How this page reaches the server; for handlers and effects only: where pages are drawn for everybody there is none. */
export function useConnection(): () => Connection {
  const connection = useContext(ConnectionContext);
  return useCallback(() => {
    if (connection === null) throw new Error('No connection: the host must provide ConnectionContext');
    return connection;
  }, [connection]);
}

/** The calls of the commerce server; for handlers and effects only. */
export function useRest(): () => RestClient {
  const connection = useConnection();
  return useCallback(() => {
    const { fetch, store, token } = connection();
    return createRestClient({ baseUrl: location.origin, fetch: (request) => fetch(request), store, token });
  }, [connection]);
}
