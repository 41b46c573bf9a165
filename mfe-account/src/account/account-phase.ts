import type { UserState } from 'shared-contracts';
import type { CustomerOutcome } from '../session/session.ts';

/** How far the reading of the customer has come. */
export type ReadState = 'reading' | CustomerOutcome['kind'];

export type AccountPhase = 'loading' | 'guest' | 'failed' | 'customer';

/** What stands on the account page. A session that ended meanwhile (here or anywhere on the page) leaves a guest. */
export function accountPhase(read: ReadState, user: Pick<UserState, 'currentUser'>, isHydrated: boolean): AccountPhase {
  if (!isHydrated || read === 'reading') return 'loading';
  if (read === 'customer') return user.currentUser.email === '' ? 'guest' : 'customer';
  return read;
}
