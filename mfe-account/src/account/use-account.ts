import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useHydrated, userSlice, type UserState } from 'shared-contracts';
import { useSession, type Session } from '../session/use-session.ts';
import { accountPhase, type AccountPhase, type ReadState } from './account-phase.ts';

interface Account {
  readonly phase: AccountPhase;
  readonly user: UserState;
  readonly session: Session;
  /** Reads the customer again. */
  readonly load: () => Promise<void>;
}

/** Who the page belongs to: the customer is read once in the browser, the server knows nobody. */
export const useAccount = (): Account => {
  const session = useSession();
  const user = useAtomValue(userSlice.read);
  const [read, setRead] = useState<ReadState>('reading');
  const phase = accountPhase(read, user, useHydrated());

  const load = useCallback(() => session.loadCustomer().then(({ kind }) => setRead(kind)), [session]);
  useEffect(() => void load(), [load]);

  return { phase, user, session, load };
};
