/** The part of the client that is needed once a query is sent: products in bulk, then the transport. */
import { type Exchange, composeExchanges } from '@urql/core';

import { productReads } from './product-reads.ts';
import { type TransportOptions, transportExchange } from './transport-exchange.ts';

/** Sends what the cache and the page's own data do not answer. */
export const networkExchange = (options: TransportOptions): Exchange =>
  composeExchanges([productReads(options.now), transportExchange(options)]);
