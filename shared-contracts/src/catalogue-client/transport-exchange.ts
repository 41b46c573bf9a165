/** Sends queries: verb, bearer, retries and time-outs in one place. */
import {
  type DocumentInput,
  type Exchange,
  type ExecutionResult,
  type Operation,
  type OperationResult,
  getOperationName,
  makeErrorResult,
  makeResult,
  stringifyDocument,
} from '@urql/core';
import { filter, make, merge, mergeMap, pipe, share, takeUntil } from 'wonka';

import { isRetryableStatus } from '../errors/api-error.ts';
import { retry, waitFor } from '../retry/retry.ts';
import { retryPolicy } from './retry-policy.ts';
import { buildRequest, minuteParameter, transportFor, withParameter } from './transport-rule.ts';

export interface TransportOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Store code for the `Store` header. */
  readonly store: string;
  /** the stored sign-in token. */
  readonly token?: (() => string | undefined) | undefined;
  readonly now: () => number;
  /** 0 … 1 */
  readonly random: () => number;
  /** V-17: while offline nothing is sent. */
  readonly isOnline?: (() => boolean) | undefined;
  readonly log?: ((message: string) => void) | undefined;
  /** One try is given up after this many ms. */
  readonly timeoutMs?: number | undefined;
}

interface Definition {
  readonly kind: string;
  readonly selectionSet?: { readonly selections: readonly { readonly kind: string; readonly name?: { readonly value: string } }[] };
}

/** Names of the queries that a document asks, `__typename` left out. */
export function rootFieldsOf(document: DocumentInput): string[] {
  const definitions: readonly Definition[] =
    // A GraphQL document has them.
    typeof document === 'object' && 'definitions' in document ? (document.definitions as readonly Definition[]) : [];
  const operation = definitions.find(({ kind }) => kind === 'OperationDefinition');
  return (operation?.selectionSet?.selections ?? [])
    .map(({ name }) => name?.value ?? '')
    .filter((name) => name !== '' && name !== '__typename');
}

/**
 * How long an answer takes that nobody was asked for, ms. One within the task that asks would be rendered before all other work
 * of React; where it waits for that work (urql asks at each rendering until then), the page would ask and be told without end.
 */
const OFFLINE_ANSWER_MS = 100;

class RetryableAnswer extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super(`HTTP ${response.status}`);
    this.response = response;
  }
}

/** Sends GraphQL requests over HTTP: by GET where they may be cached, with a time limit and retries. */
export function transportExchange(options: TransportOptions): Exchange {
  const { fetch, store, token, now, random, isOnline = () => true, log = () => {}, timeoutMs = 20_000 } = options;

  async function tryOnce(request: ReturnType<typeof buildRequest>, signal: AbortSignal): Promise<Response> {
    if (!isOnline()) {
      await waitFor(OFFLINE_ANSWER_MS, signal);
      if (!isOnline()) throw new TypeError('Offline');
    }
    const bearer = token?.();
    const response = await fetch(request.url, {
      method: request.method,
      headers: {
        Accept: 'application/graphql-response+json, application/json',
        Store: store,
        ...(request.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      },
      ...(request.body === undefined ? {} : { body: request.body }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (isRetryableStatus(response.status)) throw new RetryableAnswer(response);
    return response;
  }

  async function send(operation: Operation, signal: AbortSignal): Promise<OperationResult> {
    const rootFields = rootFieldsOf(operation.query);
    const { url } = operation.context;
    const address = rootFields.includes('pricesForProducts') ? withParameter(url, 't', minuteParameter(now())) : url;
    const body = {
      query: stringifyDocument(operation.query),
      operationName: getOperationName(operation.query),
      variables: operation.variables,
    };
    const request = buildRequest(address, body, operation.kind === 'query' ? transportFor(rootFields) : 'post');
    // E-08
    if (request.overLength !== undefined)
      log(`GraphQL query ${body.operationName ?? ''} has ${request.overLength} characters and goes by POST`);
    const { attempts, delayMs } = retryPolicy(rootFields, random);
    try {
      const response = await retry(() => tryOnce(request, signal), {
        attempts: operation.kind === 'query' ? attempts : 1,
        delayMs,
        retryIf: () => isOnline(),
        signal,
      });
      return await readAnswer(operation, response);
    } catch (error) {
      if (error instanceof RetryableAnswer) return await readAnswer(operation, error.response);
      return makeErrorResult(operation, error instanceof Error ? error : new Error(String(error)));
    }
  }

  return ({ forward }) =>
    (operations$) => {
      const shared$ = share(operations$);
      const isSent = ({ kind }: Operation) => kind === 'query' || kind === 'mutation';
      const results$ = pipe(
        shared$,
        filter(isSent),
        mergeMap((operation) =>
          pipe(
            make<OperationResult>(({ next, complete }) => {
              const controller = new AbortController();
              const answer = async () => {
                // A component that only looks whether the answer is there asks and takes it back at once: nothing is sent for it.
                await Promise.resolve();
                if (controller.signal.aborted) return;
                const result = await send(operation, controller.signal);
                if (!controller.signal.aborted) next(result);
                complete();
              };
              void answer();
              return () => controller.abort(new DOMException('No longer needed', 'AbortError'));
            }),
            takeUntil(
              pipe(
                shared$,
                filter(({ kind, key }) => kind === 'teardown' && key === operation.key),
              ),
            ),
          ),
        ),
      );
      return merge([
        results$,
        pipe(
          shared$,
          filter((operation) => !isSent(operation)),
          forward,
        ),
      ]);
    };
}

async function readAnswer(operation: Operation, response: Response): Promise<OperationResult> {
  const text = await response.text();
  try {
    const answer: unknown = JSON.parse(text);
    // GraphQL's envelope is all that can be checked here; its content is typed by the schema that both sides keep.
    const isEnvelope = typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer);
    if (isEnvelope) return makeResult(operation, answer as ExecutionResult, response);
  } catch {
    // Not GraphQL: the page of a proxy, or nothing. Its status decides below.
  }
  return makeErrorResult(operation, new Error(`HTTP ${response.status}`), response);
}
