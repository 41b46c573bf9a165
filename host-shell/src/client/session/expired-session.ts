import type { createStore } from 'jotai';
import { type CartService, dispatchUserEvent, raiseNotice, type ShopStorage } from 'shared-contracts';
import { forgetSession, handleExpiredSession } from 'shared-contracts/user';

interface Session {
  readonly store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>;
  readonly storage: ShopStorage;
  readonly cart: Pick<CartService, 'load'>;
}

/** U-08, E-02: signs the shopper out after the server has ended the session, with a notice, and shows a guest's cart. */
export const leaveExpiredSession = ({ store, storage, cart }: Session, warning: string): Promise<void> =>
  handleExpiredSession({
    signOut: async () => forgetSession({ storage, resetState: () => store.set(dispatchUserEvent, { type: 'reset' }) }),
    warn: () => store.set(raiseNotice, { type: 'warning', topic: 'cart', id: 'session-expired', content: warning }),
    reloadCart: () => cart.load('full'),
  });
