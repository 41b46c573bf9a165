import { useCallback } from 'react';
import { useConnection } from 'shared-contracts';
import type { RestClient } from 'shared-contracts/rest';
import { restOf } from './rest-of.ts';

/** The calls of the commerce server; for handlers and effects only. */
export function useRest(): () => RestClient {
  const connection = useConnection();
  return useCallback(() => restOf(connection()), [connection]);
}
