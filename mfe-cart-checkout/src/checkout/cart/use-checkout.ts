import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { type ApiError, type ApiResult, type CartRef, appSlice, useHydrated } from 'shared-contracts';
import type { RestClient } from 'shared-contracts/rest';
import { useRest } from '../../connection/use-rest.ts';
import { checkoutCartAtom, type CheckoutCart } from './checkout-cart.ts';
import { checkoutPhase, type CheckoutPhase } from './checkout-phase.ts';
import { cartStateAtom } from '../../service/cart-atoms.ts';
import { useCartCommands, useReadCart } from '../../service/use-cart.ts';

/** Sends one step; null when it is saved. */
export type SaveStep = (call: (rest: RestClient, cart: CartRef) => Promise<ApiResult<unknown>>) => Promise<ApiError | null>;

export interface Checkout {
  readonly phase: CheckoutPhase;
  readonly cart: CheckoutCart | null;
  readonly isOnline: boolean;
  readonly save: SaveStep;
  /** Reads the whole cart again. */
  readonly reload: () => Promise<void>;
}

/** The cart of this page and how its steps are saved (K-27). It is read whole when the page opens. */
export function useCheckout(): Checkout {
  const read = useReadCart();
  const commands = useCartCommands();
  const rest = useRest();
  const isHydrated = useHydrated();
  const known = useAtomValue(checkoutCartAtom);
  const state = useAtomValue(cartStateAtom);
  const { isOnline } = useAtomValue(appSlice.read);
  const [isRead, setRead] = useState(false);
  const cart = isHydrated ? known : null;

  const reload = useCallback(() => read().then(() => setRead(true)), [read]);
  useEffect(() => void reload(), [reload]);

  const save = useCallback<SaveStep>(
    async (call) => {
      const outcome = await commands().change((ref) => call(rest(), ref));
      return outcome.ok ? null : outcome.error;
    },
    [commands, rest],
  );
  return { phase: isHydrated ? checkoutPhase(cart, state, isRead) : 'loading', cart, isOnline, save, reload };
}
