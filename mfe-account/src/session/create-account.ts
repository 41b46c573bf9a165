import { dispatchUserEvent, type ApiError } from 'shared-contracts';
import type { NewCustomer } from 'shared-contracts/rest';
import { signIn, type SessionContext } from './session.ts';

/** `created`: the account is there, but signing in has to be tried again. */
export type NewAccountOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'created' }
  | { readonly kind: 'refused'; readonly error: ApiError };

/** creates an account and signs in. A refusal stays as `createAccountError` until the next attempt (U-05). */
export async function createAccount(session: SessionContext, customer: NewCustomer): Promise<NewAccountOutcome> {
  session.store.set(dispatchUserEvent, { type: 'errors-reset' });
  const created = await session.rest.createCustomer(customer);
  if (!created.ok) {
    const { error } = created;
    session.store.set(dispatchUserEvent, { type: 'create-account-failed', error: error.message || error.kind });
    return { kind: 'refused', error };
  }
  const error = await signIn(session, { email: customer.customer.email, password: customer.password });
  return { kind: error === null ? 'signed-in' : 'created' };
}
