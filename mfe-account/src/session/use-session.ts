import { useStore } from 'jotai';
import { useMemo } from 'react';
import { SIGNIN_TOKEN, useBus, useCartService, useConnectionTo, type ApiError } from 'shared-contracts';
import type { Customer, NewCustomer } from 'shared-contracts/rest';
import { useCommerce } from './commerce.ts';
import { createAccount, type NewAccountOutcome } from './create-account.ts';
import {
  forgetUser,
  leaveRefused,
  loadCustomer,
  signIn,
  signOut,
  takeCustomer,
  tellUser,
  type Credentials,
  type CustomerOutcome,
  type SessionContext,
} from './session.ts';

export interface Session {
  readonly hasToken: () => boolean;
  readonly signIn: (credentials: Credentials) => Promise<ApiError | null>;
  readonly createAccount: (customer: NewCustomer) => Promise<NewAccountOutcome>;
  readonly signOut: () => Promise<void>;
  readonly loadCustomer: () => Promise<CustomerOutcome>;
  /** What the server says of the customer after a change. */
  readonly takeCustomer: (customer: Customer) => void;
  /** U-03: after an update of the customer that failed. */
  readonly forgetUser: () => void;
  /** Ends a session that the server does not know (O-15); to be told of errors of calls that need one. */
  readonly leaveRefused: (error: ApiError) => void;
  /** U-05. */
  readonly resetErrors: () => void;
}

/** The session's commands for this page; for handlers and effects only. */
export function useSession(): Session {
  const rest = useCommerce();
  const connection = useConnectionTo();
  const store = useStore();
  const bus = useBus();
  const cart = useCartService();
  return useMemo(() => {
    const context = (): SessionContext => ({ rest: rest(), storage: connection().storage, store, bus, cart });
    return {
      hasToken: () => connection().storage.read(SIGNIN_TOKEN) !== undefined,
      signIn: (credentials) => signIn(context(), credentials),
      createAccount: (customer) => createAccount(context(), customer),
      signOut: () => signOut(context()),
      loadCustomer: () => loadCustomer(context()),
      takeCustomer: (customer) => takeCustomer(context(), customer),
      forgetUser: () => forgetUser(context()),
      leaveRefused: (error) => leaveRefused(context(), error),
      resetErrors: () => tellUser(context(), { type: 'errors-reset' }),
    };
  }, [rest, connection, store, bus, cart]);
}
