/** The one GraphQL client of a page or of a server's request: cache, server data, retries, transport. */
import { Client, cacheExchange } from '@urql/core';

import { categoryReads } from './category-reads.ts';
import { type Answers, trackAnswers } from './freshness.ts';
import { type PageData, pageDataExchange } from './page-data-exchange.ts';
import { productReads } from './product-reads.ts';
import { type TransportOptions, transportExchange } from './transport-exchange.ts';

export interface CatalogueClientOptions extends Omit<TransportOptions, 'now' | 'random'> {
  /** `/graphql` in the browser, the commerce server's address on the server. */
  readonly url: string;
  readonly isServer: boolean;
  /** What the server's client extracted; in the browser only. */
  readonly initialState?: PageData | undefined;
  /** Components suspend until their data is there. */
  readonly suspense?: boolean | undefined;
  /** `cache_ttl` of the store's settings (∅44), ms. */
  readonly storeLifeMs?: number | undefined;
  readonly now?: (() => number) | undefined;
  readonly random?: (() => number) | undefined;
}

export interface CatalogueClient extends Pick<Answers, 'shown' | 'outdate' | 'holdBack'> {
  readonly client: Client;
  /** The answers that this client has read, for the page. */
  readonly extract: () => PageData;
}

/** a failed read gives a result with `error` and no data; it is not reported here. */
export function createCatalogueClient(options: CatalogueClientOptions): CatalogueClient {
  const { url, isServer, initialState, suspense = true, storeLifeMs, now = Date.now, random = Math.random, ...transport } = options;
  const pageData = pageDataExchange(initialState);
  const { exchange, shown, outdate, holdBack } = trackAnswers(now, storeLifeMs);
  const categories = categoryReads(now);
  const client = new Client({
    url,
    suspense,
    exchanges: [
      ...(isServer ? [] : [exchange]),
      cacheExchange,
      categories.exchange,
      pageData.exchange,
      productReads(now),
      transportExchange({ ...transport, now, random }),
    ],
  });
  return {
    client,
    extract: pageData.extract,
    shown,
    holdBack,
    outdate: (fits) => {
      categories.forget();
      outdate(fits);
    },
  };
}
