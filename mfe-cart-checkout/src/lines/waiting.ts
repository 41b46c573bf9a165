import { atom } from 'jotai';
import { appSlice } from 'shared-contracts';
import { cartStateAtom } from '../service/cart-atoms.ts';

/** What the cart shows that the server does not know, because there is no connection (J-103). */
export interface WaitingChanges {
  readonly count: number;
  /** Among them are products on their way into the cart, which the sums leave out: their prices are not known here. */
  readonly isPartial: boolean;
}

/** None while there is a connection: what is on its way then is confirmed in a moment. */
export const waitingChangesAtom = /* @__PURE__ */ atom((get): WaitingChanges => {
  if (get(appSlice.read).isOnline) return { count: 0, isPartial: false };
  const { pending } = get(cartStateAtom);
  return { count: pending.length, isPartial: pending.some(({ kind }) => kind === 'add') };
});
