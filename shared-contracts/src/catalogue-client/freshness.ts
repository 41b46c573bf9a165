/** How old an answer may be (≠22, H-07, H-10, P-22, P-18). */
import { type AnyVariables, type Exchange, type Operation, type RequestPolicy, makeOperation } from '@urql/core';
import { fromPromise, fromValue, map, mergeMap, pipe, tap } from 'wonka';

import { DICTIONARY_LIFE_MS, FETCH_DEDUPE_MS, PRICE_LIFE_MS, STATE_LIFE_MS } from '../constants/time.ts';
import { rootFieldsOf } from './transport-exchange.ts';

export type Freshness = 'fresh' | 'refresh-behind' | 'expired';

const BLOG: ReadonlySet<string> = /* @__PURE__ */ new Set(['blogPosts', 'blogCategories', 'blogAuthors']);

/** H-02: what the shop's directory says of the world. H-03. */
const DICTIONARIES: ReadonlySet<string> = /* @__PURE__ */ new Set(['countries', 'dictionary']);

/** H-02 … H-04: for how long an answer is shown without being asked for again, ms; undefined: by the usual timers. */
const ownLife = (field: string, storeLifeMs: number): number | undefined =>
  DICTIONARIES.has(field) ? DICTIONARY_LIFE_MS : BLOG.has(field) ? storeLifeMs : undefined;

/**
 * ≠22: up to 5 min no request; up to 30 min (H-01) the entry is shown and refreshed behind; then it is invalid. Prices: their own 60 s.
 * @param storeLifeMs what the store's settings say (∅44)
 */
export function freshness(rootFields: readonly string[], ageMs: number, storeLifeMs: number = STATE_LIFE_MS): Freshness {
  if (rootFields.includes('pricesForProducts')) return ageMs < PRICE_LIFE_MS ? 'fresh' : 'expired';
  const lives = rootFields.flatMap((field) => ownLife(field, storeLifeMs) ?? []);
  if (lives.length > 0 && lives.length === rootFields.length) return ageMs < Math.min(...lives) ? 'fresh' : 'expired';
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
  /** From now on an answer that is read anew waits for this before it takes the place of one that is shown; undefined: it need not. */
  readonly holdBack: (steady: () => Promise<void> | undefined) => void;
}

const describe = ({ operation, data }: Answer): ShownQuery => ({
  rootFields: rootFieldsOf(operation.query),
  variables: operation.variables,
  data,
});

const withPolicy = (operation: Operation, requestPolicy: RequestPolicy): Operation =>
  makeOperation(operation.kind, operation, { ...operation.context, requestPolicy });

/** Stands before the cache and turns the age of an answer into a request policy. Pages that were rendered by the server count from hydration. */
export function trackAnswers(now: () => number, storeLifeMs?: number): Answers {
  const answers = new Map<number, Answer>();
  const active = new Set<number>();
  let readAnew: (operation: Operation) => void = () => {};
  let steady: () => Promise<void> | undefined = () => undefined;
  return {
    holdBack: (wait) => void (steady = wait),
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
            const age = freshness(rootFieldsOf(operation.query), now() - known.fetchedAt, storeLifeMs);
            return age === 'fresh' ? operation : withPolicy(operation, age === 'expired' ? 'network-only' : 'cache-and-network');
          }),
          forward,
          mergeMap((result) => {
            const isHit = result.operation.context.meta?.cacheOutcome === 'hit';
            const isAnew = !isHit && active.has(result.operation.key) && answers.has(result.operation.key);
            const wait = isAnew ? steady() : undefined;
            return wait ? fromPromise(wait.then(() => result)) : fromValue(result);
          }),
          tap(({ operation, data, stale }) => {
            // What came with the page is a hit of its own kind: nothing is known of it yet.
            const isNew = operation.context.meta?.cacheOutcome !== 'hit' || !answers.has(operation.key);
            if (data && !stale && isNew) answers.set(operation.key, { operation, data, fetchedAt: now() });
          }),
        );
    },
  };
}
