import { type CatalogueClient, type CatalogueClientOptions, createClientOver } from './client-over.ts';
import { networkExchange } from './network.ts';

/** The GraphQL client with all of its code: cache, server data, retries, transport. */
export const createCatalogueClient = (options: CatalogueClientOptions): CatalogueClient => createClientOver(networkExchange, options);
