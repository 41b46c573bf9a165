import { useStore } from 'jotai';
import { useMemo } from 'react';
import { type ApiError, dispatchUserEvent, SIGNIN_TOKEN, useBus, useCartService, useConnection } from 'shared-contracts';
import type { Customer, NewCustomer } from 'shared-contracts/rest';
import { useCommerce } from './commerce.ts';
import { createAccount, type NewAccountOutcome } from './create-account.ts';
import {
  clearUser,
  endRefusedSession,
  leave,
  loadCustomer,
  signIn,
  signInBy,
  signOut,
  storeCustomer,
  type AskForToken,
  type Credentials,
  type CustomerOutcome,
  type SessionContext,
} from './session.ts';

export interface Session {
  readonly hasToken: () => boolean;
  readonly signIn: (credentials: Credentials) => Promise<ApiError | null>;
  /** Another way than e-mail address and password. */
  readonly signInBy: (ask: AskForToken) => Promise<ApiError | null>;
  readonly createAccount: (customer: NewCustomer) => Promise<NewAccountOutcome>;
  readonly signOut: () => Promise<void>;
  /** After the session has been ended on the server: clears what is local. */
  readonly leave: () => void;
  readonly loadCustomer: () => Promise<CustomerOutcome>;
  /** Stores the customer that a successful update has returned. */
  readonly storeCustomer: (customer: Customer) => void;
  /** U-03: after an update of the customer that failed. */
  readonly clearUser: () => void;
  /** Ends a session that the server rejects (O-15); callers pass it the errors of calls that need one. */
  readonly endRefusedSession: (error: ApiError) => void;
  /** U-05. */
  readonly resetErrors: () => void;
}

/** The session's commands for this page; for handlers and effects only. */
export function useSession(): Session {
  const rest = useCommerce();
  const connection = useConnection();
  const store = useStore();
  const bus = useBus();
  const cart = useCartService();
  return useMemo(() => {
    const context = (): SessionContext => ({ rest: rest(), storage: connection().storage, store, bus, cart });
    return {
      hasToken: () => connection().storage.read(SIGNIN_TOKEN) !== undefined,
      signIn: (credentials) => signIn(context(), credentials),
      signInBy: (ask) => signInBy(context(), ask),
      createAccount: (customer) => createAccount(context(), customer),
      signOut: () => signOut(context()),
      leave: () => leave(context()),
      loadCustomer: () => loadCustomer(context()),
      storeCustomer: (customer) => storeCustomer(context(), customer),
      clearUser: () => clearUser(context()),
      endRefusedSession: (error) => endRefusedSession(context(), error),
      resetErrors: () => store.set(dispatchUserEvent, { type: 'errors-reset' }),
    };
  }, [rest, connection, store, bus, cart]);
}
