/** Delivers what waits in the outbox: in order, once, and again until the server has answered. */
import { isUnavailable, type Addition, type ApiError, type CartOutbox, type CartOutcome, type EventBus } from 'shared-contracts';
import { type CartCalls, type CartNoticeCode, DONE } from './cart-calls.ts';
import type { CartServer } from './cart-server.ts';
import type { PendingChange } from './cart-state.ts';

export interface CartAdditionsOptions {
  readonly api: Pick<CartServer, 'addItem'>;
  readonly calls: CartCalls;
  readonly outbox: CartOutbox;
  readonly bus: EventBus;
  readonly nextId: () => number;
  /** Runs a task while no other tab of the shop does the same: two of them would make two carts. */
  readonly exclusively: <Value>(task: () => Promise<Value>) => Promise<Value>;
  readonly notify: (code: CartNoticeCode, error?: ApiError) => void;
  /** Shows what was added; the cart is the one that the server has answered. */
  readonly confirm?: ((addition: Addition) => void) | undefined;
}

/** What came of a delivery. */
export interface Delivery {
  /** The server has changed or confirmed the cart, so it is known as it is now. */
  readonly isCartKnown: boolean;
  readonly outcomeOf: (key: string) => CartOutcome;
}

const NOTHING: Delivery = { isCartKnown: false, outcomeOf: () => DONE };

export interface CartAdditions {
  /** Shows an addition as pending, once. */
  readonly show: (addition: Addition) => PendingChange;
  /** Sends everything that waits. What gets no answer goes on waiting: the caller is to call again. */
  readonly deliver: () => Promise<Delivery>;
}

/** Additions to the cart: counted at once, sent in order, kept until the server has confirmed them. */
export function createCartAdditions({
  api,
  calls,
  outbox,
  bus,
  nextId,
  exclusively,
  notify,
  confirm,
}: CartAdditionsOptions): CartAdditions {
  const shown = new Map<string, PendingChange>();

  function show({ key, sku, qty }: Addition): PendingChange {
    const known = shown.get(key);
    if (known) return known;
    const change: PendingChange = { id: nextId(), kind: 'add', sku, qty };
    shown.set(key, change);
    calls.dispatch({ type: 'change-started', change });
    return change;
  }

  function settle(key: string): void {
    shown.delete(key);
    outbox.done(key);
  }

  async function sendOne(addition: Addition): Promise<CartOutcome> {
    const change = show(addition);
    const outcome = await calls.send(change, (ref) => api.addItem(ref, addition), true);
    if (outcome.ok) {
      settle(addition.key);
      bus.emit('cart.item-added@1', { sku: addition.sku, qty: addition.qty });
      // What was put back stands where it stood.
      if (addition.itemId === undefined) confirm?.(addition);
    } else if (!isUnavailable(outcome.error)) {
      settle(addition.key);
      calls.dispatch({ type: 'change-refused', change, error: outcome.error });
      notify('cart.addFailed', outcome.error);
    }
    return outcome;
  }

  /** Takes back what is shown as pending but waits no more: another tab has delivered it. */
  function dropDelivered(waiting: readonly Addition[]): boolean {
    const keys = new Set(waiting.map(({ key }) => key));
    const gone = [...shown].filter(([key]) => !keys.has(key));
    for (const [key, change] of gone) {
      shown.delete(key);
      calls.dispatch({ type: 'change-dropped', change });
    }
    return gone.length > 0;
  }

  async function deliverNow(): Promise<Delivery> {
    const waiting = outbox.waiting();
    const isOld = dropDelivered(waiting);
    for (const addition of waiting) show(addition);
    const outcomes = new Map<string, CartOutcome>();
    let silence: CartOutcome | undefined;
    for (const addition of waiting) {
      const outcome = await sendOne(addition);
      outcomes.set(addition.key, outcome);
      if (outcome.ok || !isUnavailable(outcome.error)) continue;
      // The next ones would fare no better.
      silence = outcome;
      notify('cart.addDelayed', outcome.error);
      break;
    }
    const isAnswered = [...outcomes.values()].some(({ ok }) => ok);
    const isRead = isOld && !isAnswered && silence === undefined ? (await calls.load('full')).ok : false;
    return { isCartKnown: isAnswered || isRead, outcomeOf: (key) => outcomes.get(key) ?? silence ?? DONE };
  }

  return {
    show,
    deliver: async () => (outbox.waiting().length === 0 && shown.size === 0 ? NOTHING : await exclusively(deliverNow)),
  };
}
