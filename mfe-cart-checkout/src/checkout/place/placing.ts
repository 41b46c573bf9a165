import { useStore } from 'jotai';
import { createContext, useCallback, useContext, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  CART_CHANGED,
  CART_ID,
  type CartRef,
  checkoutReceiptSlice,
  checkoutSlice,
  randomKey,
  useCartService,
  useConnection,
} from 'shared-contracts';
import { checkoutCreateAccountDataAtom, NO_PASSWORDS } from '../address/new-account-atom.ts';
import { ADDRESS_DRAFT, ORDER_RECEIPT, SENT_ORDER } from 'shared-contracts/storage';
import type { OrderSecret, OrderToPlace, PlacedOrder } from 'shared-contracts/rest';
import { useRest } from '../../connection/use-rest.ts';
import { LeaveContext } from '../../order/leave.ts';
import { afterPlacing } from '../../order/after-placing.ts';
import type { Checkout } from '../cart/use-checkout.ts';
import { placeOrder, type PlaceOutcome } from './place-order.ts';

export interface Placing {
  readonly isBusy: boolean;
  readonly outcome: Exclude<PlaceOutcome, { readonly kind: 'placed' }> | null;
  /** The order of this tab, when one was placed. */
  readonly receipt: OrderSecret | null;
  /** An order that was sent and whose answer is not known. */
  readonly sent: { readonly cartId: string } | null;
  /** Sends the order and goes on to where it is paid; a second call while the first runs does nothing. */
  readonly place: (cartId: string, body: OrderToPlace, blikCode: string) => Promise<void>;
  /** Asks what became of the order that was sent. */
  readonly findSent: () => Promise<void>;
}

/** The page's one way of placing orders; null outside the checkout. */
export const PlacingContext = /* @__PURE__ */ createContext<Placing | null>(null);

export function usePlacingHere(): Placing {
  const placing = useContext(PlacingContext);
  if (placing === null) throw new Error('A step stands outside the checkout');
  return placing;
}

/** K-11, K-12, K-13, K-22: places the order and forgets what belonged to its cart. */
export function usePlacing({ reload }: Pick<Checkout, 'reload'>): Placing {
  const store = useStore();
  const service = useCartService();
  const connection = useConnection();
  const rest = useRest();
  const navigate = useNavigate();
  const leave = useContext(LeaveContext);
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Placing['outcome']>(null);

  const finish = useCallback(
    async (order: PlacedOrder, blikCode: string) => {
      const { storage, token } = connection();
      const next = await afterPlacing(rest(), order, blikCode, location.origin);
      store.set(checkoutReceiptSlice.patch, { order });
      store.set(checkoutCreateAccountDataAtom, NO_PASSWORDS);
      store.set(checkoutSlice.patch, { blikCode: '', bank: null, blikStatus: next.blikStatus, invalidBlikCode: next.isCodeRefused });
      storage.remove(ADDRESS_DRAFT);
      if (token() === undefined && order.next_cart_id != null) {
        // J-303: what was put aside in it goes on in a cart of its own.
        storage.write(CART_ID, order.next_cart_id);
      } else if (token() === undefined) {
        // The service drops the cart a moment later; other tabs read it as soon as they get the message.
        storage.remove(CART_ID);
        service.reset();
      }
      // Other tabs show this cart, too.
      storage.write(CART_CHANGED, randomKey());
      void service.load('full');
      if (next.kind === 'leave') leave(next.address);
      else {
        store.set(checkoutSlice.patch, { successPageRedirect: next.path }); // K-11
        await navigate(next.path);
      }
    },
    [connection, rest, store, service, leave, navigate],
  );

  const place = useCallback<Placing['place']>(
    async (cartId, body, blikCode) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      setOutcome(null);
      store.set(checkoutSlice.patch, { voucherSummaryError: null });
      const { storage, token } = connection();
      const ref: CartRef = token() === undefined ? { kind: 'guest', cartId } : { kind: 'mine' };
      const ports = { rest: rest(), storage, newKey: randomKey };
      const answer = await placeOrder(ports, ref, cartId, body);
      if (answer.kind === 'placed') await finish(answer.order, blikCode);
      else {
        // The message shows the new state of the cart.
        if (answer.kind !== 'unknown') await reload();
        // A BLIK code that the gateway rejects is reported at its field.
        if (answer.kind === 'refused' && answer.error.parameters['blik_code'] !== undefined)
          store.set(checkoutSlice.patch, { invalidBlikCode: true });
        // K-10: what is wrong with the voucher stays with the state of the checkout.
        if (answer.kind === 'refused' && answer.error.code === 'voucher_changed')
          store.set(checkoutSlice.patch, { voucherSummaryError: answer.error.message });
        setOutcome(answer);
      }
      isRunning.current = false;
      setBusy(false);
    },
    [connection, rest, store, finish, reload],
  );

  const findSent = useCallback(async () => {
    const sent = connection().storage.read(SENT_ORDER);
    if (sent === undefined) return;
    const { cartId, method, total } = sent;
    await place(cartId, { paymentMethod: { method }, additionalData: { expected_total: total, cart_id: cartId } }, '');
  }, [connection, place]);

  const known = useKnownOrders();
  return { isBusy, outcome, ...known, place, findSent };
}

/** What this browser remembers of orders; nothing where pages are rendered for everybody. */
function useKnownOrders(): Pick<Placing, 'receipt' | 'sent'> {
  const connection = useConnection();
  if (typeof window === 'undefined') return { receipt: null, sent: null };
  const { storage } = connection();
  return { receipt: storage.read(ORDER_RECEIPT) ?? null, sent: storage.read(SENT_ORDER) ?? null };
}
