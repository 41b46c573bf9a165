import {
  CombinedError,
  makeErrorResult,
  makeResult,
  stringifyDocument,
  type Exchange,
  type ExecutionResult,
  type Operation,
  type OperationResult,
} from '@urql/core';
import { pageDataKey } from 'shared-contracts/catalogue-client';
import { filter, fromPromise, fromValue, mergeMap, pipe } from 'wonka';

/** GraphQL over the server's own connections: JSON body in, JSON body out. */
export type GraphqlCall = (body: string) => Promise<{ readonly status: number; readonly body: string }>;

export interface PageAnswers {
  /** Answers queries without the browser's fetch, retries and tokens: the only exchange on the server. */
  readonly exchange: Exchange;
  /** JSON of the answers for the browser (`PageData`); what failed is not among them. */
  readonly json: () => string;
}

interface Answer {
  readonly result: OperationResult;
  /** JSON of the data; null: it failed. */
  readonly data: string | null;
}

const START = '{"data":';

/** The data as they came, where the answer carries nothing else: serialised again it would be the same text. */
const dataText = (body: string, answer: ExecutionResult): string =>
  Object.keys(answer).length === 1 && body.startsWith(START) && body.endsWith('}')
    ? body.slice(START.length, -1)
    : JSON.stringify(answer.data);

const ask = async (operation: Operation, call: GraphqlCall): Promise<Answer> => {
  try {
    const { status, body } = await call(JSON.stringify({ query: stringifyDocument(operation.query), variables: operation.variables }));
    if (status >= 500) throw new CombinedError({ networkError: new Error(`HTTP ${status}`) });
    const answer: ExecutionResult = JSON.parse(body);
    const result = makeResult(operation, answer);
    return { result, data: result.data && !result.error ? dataText(body, answer) : null };
  } catch (error) {
    return { result: makeErrorResult(operation, error instanceof Error ? error : new Error(String(error))), data: null };
  }
};

/** The answers that one page is rendered from: each question is asked once, and what is there is given at once. */
export const pageAnswers = (call: GraphqlCall): PageAnswers => {
  const answers = new Map<number, Answer>();
  const keep = async (operation: Operation): Promise<OperationResult> => {
    const answer = await ask(operation, call);
    answers.set(operation.key, answer);
    return answer.result;
  };
  return {
    exchange: () => (operations$) =>
      pipe(
        operations$,
        filter(({ kind }) => kind === 'query'),
        mergeMap((operation) => {
          const known = answers.get(operation.key);
          return known === undefined ? fromPromise(keep(operation)) : fromValue({ ...known.result, operation });
        }),
      ),
    json: () => {
      // Texts are added, not joined: a join would copy all of them.
      let members = '';
      for (const { result, data } of answers.values())
        if (data !== null) members += `${members === '' ? '' : ','}${JSON.stringify(pageDataKey(result.operation))}:${data}`;
      return `{${members}}`;
    },
  };
};
