import { useStore } from 'jotai';
import { useMemo } from 'react';
import { SIGNIN_TOKEN, useBus, useCartService } from 'shared-contracts';
import { loadCustomer, signIn, signOut, type Credentials, type CustomerOutcome, type SessionContext } from './session.ts';
import { useSessionPorts } from './session-ports.ts';
import type { ApiError } from 'shared-contracts';

export interface Session {
  readonly hasToken: () => boolean;
  readonly signIn: (credentials: Credentials) => Promise<ApiError | null>;
  readonly signOut: () => Promise<void>;
  readonly loadCustomer: () => Promise<CustomerOutcome>;
}

/** The session's commands for this page; for handlers and effects only. */
export function useSession(): Session {
  const ports = useSessionPorts();
  const store = useStore();
  const bus = useBus();
  const cart = useCartService();
  return useMemo(() => {
    const context = (): SessionContext => ({ ...ports(), store, bus, cart });
    return {
      hasToken: () => ports().storage.read(SIGNIN_TOKEN) !== undefined,
      signIn: (credentials) => signIn(context(), credentials),
      signOut: () => signOut(context()),
      loadCustomer: () => loadCustomer(context()),
    };
  }, [ports, store, bus, cart]);
}
