import { keepTokenCurrent } from './current-token.ts';
import { heldSession, holdSession } from './session.ts';

/** What all tabs of the browser read; undefined where it forbids that. */
function sharedStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => navigator.locks.request('desk_token', task);

/**
 * J-275: what prepares the token of each call. A page without https has neither locks nor HMAC: its session keeps one token, and its end.
 * @param ask asks the server for the nonce of the token that follows
 */
export function tokenKeeper(ask: (token: string) => Promise<string | null>): () => Promise<void> {
  const shared = sharedStorage();
  if (!isSecureContext || shared === undefined) return async () => undefined;
  const ports = { read: heldSession, write: holdSession, shared, subtle: crypto.subtle, ask, now: Date.now, inTurn };
  return () => keepTokenCurrent(ports).catch(() => undefined);
}
