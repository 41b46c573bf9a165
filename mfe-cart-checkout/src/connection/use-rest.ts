import { useCallback } from 'react';
import type { RestClient } from 'shared-contracts/rest';
import { restOf } from './rest-of.ts';
import { useConnection } from './use-connection.ts';

/** The calls of the commerce server; for handlers and effects only. */
export function useRest(): () => RestClient {
  const connection = useConnection();
  return useCallback(() => restOf(connection()), [connection]);
}
