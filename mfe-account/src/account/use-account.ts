import { useCallback, useEffect, useState } from 'react';
import { useEvent, useHydrated } from 'shared-contracts';
import { useSession, type Session } from '../session/use-session.ts';
import { accountPhase, type AccountPhase, type ReadState } from './account-phase.ts';

interface Account {
  readonly phase: AccountPhase;
  readonly session: Session;
  /** Reads the customer again. */
  readonly load: () => Promise<void>;
}

/** Who the page belongs to: the customer is read in the browser, the server knows nobody. A session that ends leaves a guest. */
export const useAccount = (): Account => {
  const session = useSession();
  const [read, setRead] = useState<ReadState>('reading');
  const phase = accountPhase(read, useHydrated());

  const load = useCallback(() => session.loadCustomer().then(({ kind }) => setRead(kind)), [session]);
  useEffect(() => void load(), [load]);
  const leave = useCallback(() => setRead('guest'), []);
  useEvent('session.ended@1', leave);
  useEvent('session.expired@1', leave);

  return { phase, session, load };
};
