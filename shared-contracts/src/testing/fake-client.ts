import { Client, type Exchange, type Operation, type OperationResult, makeErrorResult, makeResult } from '@urql/core';
import { filter, fromPromise, fromValue, mergeMap, pipe } from 'wonka';

import { rootFieldsOf } from '../catalogue-client/transport-exchange.ts';

/** Data by root field of the query: `{ msProducts: { items: [] } }`; a function sees the variables; an Error fails the query; a promise answers later. */
export type FakeResults = Readonly<Record<string, unknown>>;

function resultOf(value: unknown, variables: unknown): unknown {
  return typeof value === 'function' ? value(variables) : value;
}

/** A GraphQL client that answers at once with what the test gives; a query that nobody expected fails with its name. */
export function createFakeClient(results: FakeResults): Client {
  const answer = (operation: Operation, data: Readonly<Record<string, unknown>>): OperationResult => {
    const error = Object.values(data).find((value) => value instanceof Error);
    return error instanceof Error ? makeErrorResult(operation, error) : makeResult(operation, { data });
  };
  const answers: Exchange = () => (operations$) =>
    pipe(
      operations$,
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) => {
        const fields = rootFieldsOf(operation.query);
        const given = fields.map((field) =>
          Object.hasOwn(results, field)
            ? resultOf(results[field], operation.variables)
            : new Error(`The test gives no result for ${field}`),
        );
        const dataOf = (values: readonly unknown[]) =>
          answer(operation, Object.fromEntries(fields.map((field, at) => [field, values[at]])));
        return given.some((value) => value instanceof Promise) ? fromPromise(Promise.all(given).then(dataOf)) : fromValue(dataOf(given));
      }),
    );
  return new Client({ url: 'http://test/graphql', exchanges: [answers] });
}
