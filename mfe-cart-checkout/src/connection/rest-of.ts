import type { Connection } from 'shared-contracts';
import { createRestClient, type RestClient } from 'shared-contracts/rest';

/** The calls of the commerce server. */
export const restOf = ({ fetch, store, token, place }: Connection): RestClient =>
  createRestClient({ baseUrl: location.origin, fetch: (request) => fetch(request), store, token, ...(place && { place }) });
