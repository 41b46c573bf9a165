import { useCallback, useEffect, useMemo, useState } from 'react';
import { useConnection, useLanguage } from 'shared-contracts';
import type { ApiError, ApiResult } from 'shared-contracts/errors';
import { createContentClient } from 'shared-contracts/rest';

export type ContentClient = ReturnType<typeof createContentClient>;

/** What a REST call has answered so far. */
export type RestState<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: ApiError };

/** The calls of content pages, for handlers and effects in a browser. */
export const useContentCalls = (): (() => ContentClient) => {
  const connection = useConnection();
  return useCallback(() => {
    const { fetch, store, token } = connection();
    return createContentClient({ baseUrl: location.origin, fetch: (request) => fetch(request), store, token });
  }, [connection]);
};

const stateOf = <Value>(result: ApiResult<Value>): RestState<Value> =>
  result.ok ? { state: 'ready', value: result.value } : { state: 'failed', error: result.error };

/**
 * Reads what a page shows by a REST call, in a browser only; the language of the page is that of the answer.
 * @param read stable: the call is made again when it changes
 */
export const useRest = <Value>(
  read: (calls: ContentClient) => Promise<ApiResult<Value>>,
): { readonly answer: RestState<Value>; readonly retry: () => void } => {
  const calls = useContentCalls();
  const language = useLanguage();
  const [tries, setTries] = useState(0);
  const asked = useMemo(() => ({ read, language, tries }), [read, language, tries]);
  const [answered, setAnswered] = useState<{ readonly asked: object; readonly result: ApiResult<Value> } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void asked.read(calls()).then((result) => {
      if (isCurrent) setAnswered({ asked, result });
    });
    return () => {
      isCurrent = false;
    };
  }, [calls, asked]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  // What was asked before is no answer to this.
  return { answer: answered?.asked === asked ? stateOf(answered.result) : { state: 'loading' }, retry };
};
