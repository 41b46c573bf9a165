import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useConnection } from 'shared-contracts';
import { INSTALMENT_PLAN } from 'shared-contracts/storage';
import { chosenInstalments, installmentsSlice, planOf, readPlan } from '../../service/instalment-plan.ts';
import { chosenPayment, type CheckoutCart } from '../cart/checkout-cart.ts';
import { toPayOf } from '../cart/to-pay.ts';

/** C-29: keeps the instalments of the cart in this browser, with every change of them; without any, those that were chosen last are known. */
export function useKeptPlan(cart: CheckoutCart | null): void {
  const store = useStore();
  const connection = useConnection();
  useEffect(() => {
    if (cart === null) return;
    const { storage } = connection();
    const kept = readPlan(storage, cart.cartId);
    const chosen = chosenInstalments(cart);
    const method = chosenPayment(cart);
    if (chosen === null || method === undefined) {
      if (kept === null) store.set(installmentsSlice.reset);
      else store.set(installmentsSlice.patch, kept);
      return;
    }
    const { title, description } = method;
    const choice = { cartId: cart.cartId, ...chosen, title, description, price: toPayOf(cart), isConfirmed: true };
    const plan = planOf(choice, kept, Date.now());
    storage.write(INSTALMENT_PLAN, plan);
    store.set(installmentsSlice.patch, plan);
  }, [cart, connection, store]);
}
