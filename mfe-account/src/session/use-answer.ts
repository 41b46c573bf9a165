import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError, ApiResult } from 'shared-contracts';
import { useCommerce, type Commerce } from './commerce.ts';
import { useSession } from './use-session.ts';

export type Answer<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError }
  | { readonly state: 'ready'; readonly value: Value };

export interface Reading<Value> {
  readonly answer: Answer<Value>;
  readonly reload: () => Promise<void>;
  /** What a change has answered takes the place of what was read. */
  readonly put: (value: Value) => void;
}

/**
 * Reads something of the customer when the part is drawn, and anew when its key changes. What failed without a connection
 * is read again when there is one.
 * @param ask a function of the module or a memoised one: another one means another question
 */
export function useAnswer<Value>(ask: (commerce: Commerce) => Promise<ApiResult<Value>>): Reading<Value> {
  const commerce = useCommerce();
  const { leaveRefused } = useSession();
  const asked = useRef<typeof ask>(null);
  const [known, setKnown] = useState<{ readonly ask: typeof ask; readonly answer: Answer<Value> } | null>(null);
  const answer: Answer<Value> = known?.ask === ask ? known.answer : { state: 'loading' };

  const reload = useCallback(async () => {
    asked.current = ask;
    const read = await ask(commerce());
    if (asked.current !== ask) return; // another question has been asked meanwhile
    if (!read.ok) leaveRefused(read.error);
    setKnown({ ask, answer: read.ok ? { state: 'ready', value: read.value } : { state: 'failed', error: read.error } });
  }, [ask, commerce, leaveRefused]);
  useEffect(() => void reload(), [reload]);

  const isUnconnected = answer.state === 'failed' && answer.error.kind === 'network';
  useEffect(() => {
    if (!isUnconnected) return undefined;
    const again = (): void => void reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isUnconnected, reload]);

  const put = useCallback((value: Value) => setKnown({ ask, answer: { state: 'ready', value } }), [ask]);
  return { answer, reload, put };
}
