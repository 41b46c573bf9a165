import { useCallback, useContext } from 'react';
import { ConnectionContext, type Connection } from 'shared-contracts';

/** How this page reaches the server; for handlers and effects only: where pages are drawn for everybody there is none. */
export function useConnection(): () => Connection {
  const connection = useContext(ConnectionContext);
  return useCallback(() => {
    if (connection === null) throw new Error('No connection: the host must provide ConnectionContext');
    return connection;
  }, [connection]);
}
