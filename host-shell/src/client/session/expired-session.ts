import type { createStore } from 'jotai';
import { neoportalDataSlice, raiseNotice, userSlice, type CartService, type ShopStorage } from 'shared-contracts';
import { handleExpiredSession, reduceUser, signOut } from 'shared-contracts/user';

interface Session {
  readonly store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>;
  readonly storage: ShopStorage;
  readonly cart: Pick<CartService, 'load'>;
}

// The session has ended on the server already.
const nothing = (): Promise<void> => Promise.resolve();

/** U-08, E-02: signs the shopper out after the server has ended the session, with a notice, and shows a guest's cart. */
export const leaveExpiredSession = ({ store, storage, cart }: Session, warning: string): Promise<void> =>
  handleExpiredSession({
    signOut: () =>
      signOut({
        storage,
        removeToken: nothing,
        logout: nothing,
        resetState: () => {
          store.set(userSlice.patch, reduceUser(store.get(userSlice.read), { type: 'reset' }));
          store.set(neoportalDataSlice.reset);
        },
      }),
    warn: () => store.set(raiseNotice, { type: 'warning', topic: 'cart', id: 'session-expired', content: warning }),
    reloadCart: () => cart.load('full'),
  });
