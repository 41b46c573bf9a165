/**
 * Carries the answers that the server has read to the browser, as plain objects. (urql's own ssrExchange keeps JSON as text
 * inside JSON and adds a `__typename` to every object: twice the bytes in every page, and a second parse.)
 */
import { type Exchange, type Operation, type OperationResult, getOperationName, stringifyVariables } from '@urql/core';
import { filter, map, merge, pipe, share, tap } from 'wonka';

/** Answers by name and variables of their query; what failed is not kept, the browser asks again. */
export type PageData = Readonly<Record<string, unknown>>;

export interface PageDataExchange {
  readonly exchange: Exchange;
  /** Everything that has been answered so far. */
  readonly extract: () => PageData;
}

/**
 * Where the answer to a question stands in `PageData`. The operation's own key depends on how a document was parsed and printed, which differs between server and browser. Names of
 * queries are unique in the whole project (the code generator sees to it).
 */
export const pageDataKey = ({ query, variables }: Operation): string =>
  `${getOperationName(query) ?? ''}${stringifyVariables(variables ?? {})}`;

const resultOf = (operation: Operation, data: unknown): OperationResult => ({
  operation: { ...operation, context: { ...operation.context, meta: { ...operation.context.meta, cacheOutcome: 'hit' } } },
  data,
  stale: false,
  hasNext: false,
});

/**
 * @param initial what the server extracted (browser); each answer is given once, the cache before this exchange keeps it
 */
export function pageDataExchange(initial: PageData = {}): PageDataExchange {
  const known = new Map(Object.entries(initial));
  const collected = new Map<string, unknown>();
  const isKnown = (operation: Operation) =>
    operation.kind === 'query' && operation.context.requestPolicy !== 'network-only' && known.has(pageDataKey(operation));
  return {
    extract: () => Object.fromEntries(collected),
    exchange:
      ({ forward }) =>
      (operations$) => {
        const shared$ = share(operations$);
        const fromPage$ = pipe(
          shared$,
          filter(isKnown),
          map((operation) => {
            const key = pageDataKey(operation);
            const data = known.get(key);
            // Forgotten after this turn: parts that ask in the same one are all served, a later question is a new one.
            queueMicrotask(() => known.delete(key));
            return resultOf(operation, data);
          }),
        );
        const fromServer$ = pipe(
          shared$,
          filter((operation) => !isKnown(operation)),
          forward,
          tap(({ operation, data, error }) => {
            if (operation.kind === 'query' && data && !error) collected.set(pageDataKey(operation), data);
          }),
        );
        return merge([fromPage$, fromServer$]);
      },
  };
}
