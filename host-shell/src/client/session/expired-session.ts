import type { createStore } from 'jotai';
import { type CartService, dispatchUserEvent, raiseNotice, type ShopStorage } from 'shared-contracts';
import { handleExpiredSession, signOut } from 'shared-contracts/user';

interface Session {
  readonly store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>;
  readonly storage: ShopStorage;
  readonly cart: Pick<CartService, 'load'>;
}

// The server has ended the session itself.
const nothing = (): Promise<void> => Promise.resolve();

/** U-08, E-02: leaves a session that the server does not know any more, tells the shopper, and shows the cart of a guest. */
export const leaveExpiredSession = ({ store, storage, cart }: Session, warning: string): Promise<void> =>
  handleExpiredSession({
    signOut: () =>
      signOut({
        storage,
        removeToken: nothing,
        logout: nothing,
        resetState: () => store.set(dispatchUserEvent, { type: 'reset' }),
      }),
    warn: () => store.set(raiseNotice, { type: 'warning', topic: 'cart', id: 'session-expired', content: warning }),
    reloadCart: () => cart.load('full'),
  });
