import { retry, waitFor } from '../retry/retry.ts';
import { type CatalogueClient, type CatalogueClientOptions, createClientOver } from './client-over.ts';
import { lateExchange } from './late-exchange.ts';
import { OFFLINE_ANSWER_MS } from './offline-answer.ts';

export interface LateCatalogueClient extends CatalogueClient {
  /** Loads what sends queries before the first one is sent. */
  readonly loadNetwork: () => Promise<void>;
}

const ATTEMPTS = 5;

/** 300, 600, … ms */
const delayMs = (attempt: number): number => 300 * 2 ** (attempt - 1);

/**
 * The GraphQL client of a page that the server has rendered together with its data: what sends queries is loaded with the first of
 * them, or by `loadNetwork`.
 */
export const createLateCatalogueClient = (options: CatalogueClientOptions): LateCatalogueClient => {
  let load = (): Promise<void> => Promise.resolve();
  const client = createClientOver((transport) => {
    const late = lateExchange(async () => {
      const { networkExchange } = await retry(() => import(/* webpackChunkName: "network" */ './network.ts'), {
        attempts: ATTEMPTS,
        delayMs,
        retryIf: () => transport.isOnline?.() ?? true,
      }).catch(async (error: unknown) => {
        await waitFor(OFFLINE_ANSWER_MS);
        throw error;
      });
      return networkExchange(transport);
    });
    load = late.load;
    return late.exchange;
  }, options);
  return { ...client, loadNetwork: () => load() };
};
