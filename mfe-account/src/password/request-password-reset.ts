import type { createStore } from 'jotai';
import { type ApiError, dispatchUserEvent } from 'shared-contracts';
import type { Commerce } from '../session/commerce.ts';

interface PasswordResetContext {
  readonly rest: Pick<Commerce, 'askPasswordReset'>;
  readonly store: Pick<ReturnType<typeof createStore>, 'set'>;
}

/** U-06: requests an e-mail with a reset link; the user slice holds whether the request is pending. Null on success. */
export async function requestPasswordReset({ rest, store }: PasswordResetContext, email: string): Promise<ApiError | null> {
  store.set(dispatchUserEvent, { type: 'password-reset', email, isInProgress: true });
  const answer = await rest.askPasswordReset(email);
  store.set(dispatchUserEvent, { type: 'password-reset', email, isInProgress: false });
  return answer.ok ? null : answer.error;
}
