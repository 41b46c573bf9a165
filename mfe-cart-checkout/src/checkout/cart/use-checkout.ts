import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { type ApiError, type ApiResult, type CartRef, appSlice, cartStateAtom, useCartService, useHydrated } from 'shared-contracts';
import type { RestClient } from 'shared-contracts/rest';
import { asCartAnswer } from '../../connection/cart-change.ts';
import { useRest } from '../../connection/use-rest.ts';
import { checkoutCartAtom, type CheckoutCart } from './checkout-cart.ts';
import { checkoutPhase, type CheckoutPhase } from './checkout-phase.ts';

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
  const service = useCartService();
  const rest = useRest();
  const isHydrated = useHydrated();
  const known = useAtomValue(checkoutCartAtom);
  const state = useAtomValue(cartStateAtom);
  const { isOnline } = useAtomValue(appSlice.read);
  const [isRead, setRead] = useState(false);
  const cart = isHydrated ? known : null;

  const reload = useCallback(() => service.load('full').then(() => setRead(true)), [service]);
  useEffect(() => void reload(), [reload]);

  const save = useCallback<SaveStep>(
    async (call) => {
      const outcome = await service.change((ref) => asCartAnswer(call(rest(), ref)));
      return outcome.ok ? null : outcome.error;
    },
    [service, rest],
  );
  return { phase: isHydrated ? checkoutPhase(cart, state, isRead) : 'loading', cart, isOnline, save, reload };
}
