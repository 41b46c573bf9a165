import {
  CombinedError,
  makeErrorResult,
  makeResult,
  stringifyDocument,
  type Exchange,
  type Operation,
  type OperationResult,
} from '@urql/core';
import { filter, fromPromise, mergeMap, pipe } from 'wonka';

/** GraphQL over the server's own connections: JSON body in, JSON body out. */
export type GraphqlCall = (body: string) => Promise<{ readonly status: number; readonly body: string }>;

const execute = async (operation: Operation, call: GraphqlCall): Promise<OperationResult> => {
  try {
    const { status, body } = await call(JSON.stringify({ query: stringifyDocument(operation.query), variables: operation.variables }));
    if (status >= 500) return makeErrorResult(operation, new CombinedError({ networkError: new Error(`HTTP ${status}`) }));
    return makeResult(operation, JSON.parse(body));
  } catch (error) {
    return makeErrorResult(operation, error instanceof Error ? error : new Error(String(error)));
  }
};

/** Answers the queries of one request without the browser's fetch, retries and tokens: the last exchange on the server. */
export const commerceExchange =
  (call: GraphqlCall): Exchange =>
  () =>
  (operations$) =>
    pipe(
      operations$,
      filter(({ kind }) => kind === 'query'),
      mergeMap((operation) => fromPromise(execute(operation, call))),
    );
