import type { CustomerOutcome } from '../session/session.ts';

/** How far the reading of the customer has come. */
export type ReadState = 'reading' | CustomerOutcome['kind'];

export type AccountPhase = 'loading' | 'guest' | 'failed' | 'customer';

/** What stands on the pages of the account. */
export function accountPhase(read: ReadState, isHydrated: boolean): AccountPhase {
  return !isHydrated || read === 'reading' ? 'loading' : read;
}
