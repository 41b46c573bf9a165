import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useConnection, type CartRef } from 'shared-contracts';
import { cartStateAtom } from './cart-atoms.ts';

/** Which cart the page shows, for calls that only read; null before there is any. */
export function useCartRef(): () => CartRef | null {
  const store = useStore();
  const connection = useConnection();
  return useCallback(() => {
    if (connection().token() !== undefined) return { kind: 'mine' };
    const { guestCartId: cartId } = store.get(cartStateAtom);
    return cartId === null ? null : { kind: 'guest', cartId };
  }, [store, connection]);
}
