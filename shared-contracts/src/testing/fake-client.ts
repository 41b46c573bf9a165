import { Client, type Exchange, type OperationResult, makeErrorResult, makeResult } from '@urql/core';
import { filter, map, pipe } from 'wonka';

import { rootFieldsOf } from '../catalogue-client/transport-exchange.ts';

/** Data by root field of the query: `{ msProducts: { items: [] } }`; a function sees the variables; an Error fails the query. */
export type FakeResults = Readonly<Record<string, unknown>>;

function resultOf(value: unknown, variables: unknown): unknown {
  return typeof value === 'function' ? value(variables) : value;
}

/** A GraphQL client that answers at once with what the test gives; a query that nobody expected fails with its name. */
export function createFakeClient(results: FakeResults): Client {
  const answers: Exchange = () => (operations$) =>
    pipe(
      operations$,
      filter(({ kind }) => kind !== 'teardown'),
      map((operation): OperationResult => {
        const data: Record<string, unknown> = {};
        for (const field of rootFieldsOf(operation.query)) {
          if (!Object.hasOwn(results, field)) return makeErrorResult(operation, new Error(`The test gives no result for ${field}`));
          const value = resultOf(results[field], operation.variables);
          if (value instanceof Error) return makeErrorResult(operation, value);
          data[field] = value;
        }
        return makeResult(operation, { data });
      }),
    );
  return new Client({ url: 'http://test/graphql', exchanges: [answers] });
}
