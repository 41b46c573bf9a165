/** How old an answer may be (≠22, H-07, H-10, P-22, P-18). */
import { type AnyVariables, type Exchange, type Operation, type RequestPolicy, makeOperation } from '@urql/core';
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

/** An answer that is known, and whether a part of the page shows it now. */
interface Answer {
  readonly operation: Operation;
  readonly data: unknown;
  /** ms; a very old one is read anew when it is next asked. */
  readonly fetchedAt: number;
}

/** A query whose answer is shown now. */
export interface ShownQuery {
  readonly rootFields: readonly string[];
  readonly variables: AnyVariables;
  readonly data: unknown;
}

export interface Answers {
  readonly exchange: Exchange;
  /** What the page shows now. */
  readonly shown: () => readonly ShownQuery[];
  /** L-04, L-05: these answers are out of date. Those shown are read anew and stay until then, others are when next asked. */
  readonly outdate: (fits: (query: ShownQuery) => boolean) => void;
}

const describe = ({ operation, data }: Answer): ShownQuery => ({
  rootFields: rootFieldsOf(operation.query),
  variables: operation.variables,
  data,
});

const withPolicy = (operation: Operation, requestPolicy: RequestPolicy): Operation =>
  makeOperation(operation.kind, operation, { ...operation.context, requestPolicy });

/** Stands before the cache and turns the age of an answer into a request policy. Pages that were drawn by the server count from hydration. */
export function trackAnswers(now: () => number): Answers {
  const answers = new Map<number, Answer>();
  const active = new Set<number>();
  let readAnew: (operation: Operation) => void = () => {};
  return {
    shown: () => [...answers.values()].filter(({ operation }) => active.has(operation.key)).map(describe),
    outdate(fits) {
      for (const [key, answer] of answers) {
        if (!fits(describe(answer))) continue;
        answers.set(key, { ...answer, fetchedAt: Number.NEGATIVE_INFINITY });
        if (active.has(key)) readAnew(withPolicy(answer.operation, 'network-only'));
      }
    },
    exchange: ({ client, forward }) => {
      readAnew = (operation) => client.reexecuteOperation(operation);
      return (operations$) =>
        pipe(
          operations$,
          tap(({ kind, key }) => {
            if (kind === 'teardown') active.delete(key);
            else if (kind === 'query') active.add(key);
          }),
          map((operation) => {
            const known = answers.get(operation.key);
            if (operation.kind !== 'query' || known === undefined || operation.context.requestPolicy !== 'cache-first') return operation;
            const age = freshness(rootFieldsOf(operation.query), now() - known.fetchedAt);
            return age === 'fresh' ? operation : withPolicy(operation, age === 'expired' ? 'network-only' : 'cache-and-network');
          }),
          forward,
          tap(({ operation, data, stale }) => {
            // What came with the page is a hit of its own kind: nothing is known of it yet.
            const isNew = operation.context.meta?.cacheOutcome !== 'hit' || !answers.has(operation.key);
            if (data && !stale && isNew) answers.set(operation.key, { operation, data, fetchedAt: now() });
          }),
        );
    },
  };
}
