import type { createStore } from 'jotai';
import { userSlice, type ApiError } from 'shared-contracts';
import type { Commerce } from '../session/commerce.ts';

interface Asking {
  readonly rest: Pick<Commerce, 'askPasswordReset'>;
  readonly store: Pick<ReturnType<typeof createStore>, 'set'>;
}

/** U-06: asks for a link to a new password; the state knows that it is under way. Null when it was taken. */
export async function askReset({ rest, store }: Asking, email: string): Promise<ApiError | null> {
  store.set(userSlice.patch, { forgotPassword: { email, isInProgress: true } });
  const answer = await rest.askPasswordReset(email);
  store.set(userSlice.patch, { forgotPassword: { email, isInProgress: false } });
  return answer.ok ? null : answer.error;
}
