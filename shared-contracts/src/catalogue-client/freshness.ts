/** How old an answer may be (≠22, H-07, H-10, P-22, P-18). */
import { type Exchange, makeOperation } from '@urql/core';
import { map, pipe, tap } from 'wonka';

import { FETCH_DEDUPE_MS, PRICE_LIFE_MS, STATE_LIFE_MS } from '../constants/time.ts';
import { rootFieldsOf } from './transport-exchange.ts';

export type Freshness = 'fresh' | 'refresh-behind' | 'expired';

/** ≠22: up to 5 min no request; up to 30 min the entry is shown and refreshed behind; then it is invalid. Prices: their own 60 s. */
export function freshness(rootFields: readonly string[], ageMs: number): Freshness {
  if (rootFields.includes('pricesForProducts')) return ageMs < PRICE_LIFE_MS ? 'fresh' : 'expired';
  if (ageMs < FETCH_DEDUPE_MS) return 'fresh';
  return ageMs < STATE_LIFE_MS ? 'refresh-behind' : 'expired';
}

/** Stands before the cache and turns the age of an answer into a request policy. Pages that were drawn by the server count from hydration. */
export function freshnessExchange(now: () => number): Exchange {
  return ({ forward }) =>
    (operations$) => {
      const fetchedAt = new Map<number, number>();
      return pipe(
        operations$,
        map((operation) => {
          const time = fetchedAt.get(operation.key);
          if (operation.kind !== 'query' || time === undefined || operation.context.requestPolicy !== 'cache-first') return operation;
          const age = freshness(rootFieldsOf(operation.query), now() - time);
          if (age === 'fresh') return operation;
          return makeOperation(operation.kind, operation, {
            ...operation.context,
            requestPolicy: age === 'expired' ? 'network-only' : 'cache-and-network',
          });
        }),
        forward,
        tap(({ operation, data, stale }) => {
          if (data && !stale && operation.context.meta?.cacheOutcome !== 'hit') fetchedAt.set(operation.key, now());
        }),
      );
    };
}
