import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError, ApiResult } from 'shared-contracts';
import { useCommerce, type Commerce } from './commerce.ts';
import { useSession } from './use-session.ts';

export type RequestState<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError }
  | { readonly state: 'ready'; readonly value: Value };

export interface Request<Value> {
  readonly answer: RequestState<Value>;
  readonly reload: () => Promise<void>;
  /** Replaces the loaded value by what a change has returned. */
  readonly setValue: (value: Value) => void;
}

/**
 * Sends a request of the account when the component mounts, and again when `request` changes. A request that failed without
 * a connection is repeated when the browser is online again.
 * @param request a function of the module or a memoised one: a new identity means a new request
 */
export function useRequest<Value>(request: (commerce: Commerce) => Promise<ApiResult<Value>>): Request<Value> {
  const commerce = useCommerce();
  const { endRefusedSession } = useSession();
  const latest = useRef<typeof request>(null);
  const [settled, setSettled] = useState<{ readonly request: typeof request; readonly answer: RequestState<Value> } | null>(null);
  const answer: RequestState<Value> = settled?.request === request ? settled.answer : { state: 'loading' };

  const reload = useCallback(async () => {
    latest.current = request;
    const read = await request(commerce());
    if (latest.current !== request) return; // superseded by a newer request
    if (!read.ok) endRefusedSession(read.error);
    setSettled({ request, answer: read.ok ? { state: 'ready', value: read.value } : { state: 'failed', error: read.error } });
  }, [request, commerce, endRefusedSession]);
  useEffect(() => void reload(), [reload]);

  const isUnconnected = answer.state === 'failed' && answer.error.kind === 'network';
  useEffect(() => {
    if (!isUnconnected) return undefined;
    const again = (): void => void reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isUnconnected, reload]);

  const setValue = useCallback((value: Value) => setSettled({ request, answer: { state: 'ready', value } }), [request]);
  return { answer, reload, setValue };
}
