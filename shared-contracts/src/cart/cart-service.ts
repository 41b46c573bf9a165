/**
 * The one module that creates, reads and changes carts. Changes show at once, run one after the other, and come back
 * if the server refuses them. One instance per page, made by the host.
 */
import { createCartAdditions, type CartAdditionsOptions } from './cart-additions.ts';
import { type ApiResult, isUnavailable, networkError } from '../errors/api-error.ts';
import type { CartAnswer } from './cart-answer.ts';
import type { CartApi, CartRef, NewCartItem } from './cart-api.ts';
import { type CartCallsOptions, type CartOutcome, DONE, createCartCalls } from './cart-calls.ts';
import { isCartGone } from './cart-api.ts';
import { createCartEdits, type CartEditsPorts, type LineChange } from './cart-edits.ts';
import type { Addition, CartOutbox } from './cart-outbox.ts';
import type { PendingChange } from './cart-state.ts';
import { createSerialQueue } from './serial-queue.ts';

export type { CartNoticeCode, CartOutcome } from './cart-calls.ts';

export interface CartService {
  /** C-14: reads the customer's cart, or the guest's known or stored one; without any, the cart counts as fetched. Sends first what still waits. */
  load(answer?: 'full' | 'mini'): Promise<CartOutcome>;
  /** Creates the cart first if there is none. Without an answer of the server the addition goes on waiting, beyond this page. */
  add(item: NewCartItem | Addition): Promise<CartOutcome>;
  /** Sends what still waits: additions, then changes of lines. */
  deliver(): Promise<CartOutcome>;
  /** A change that still waits for its turn takes the newer quantity; one without a connection waits for it, where the host keeps such. */
  changeQuantity(itemId: number, qty: number): Promise<CartOutcome>;
  /** The removed line can be put back by `undoRemoval` until the next change. */
  remove(itemId: number): Promise<CartOutcome>;
  undoRemoval(): Promise<CartOutcome>;
  dismissUndo(): void;
  /** Forgets why the line (`item:{id}` or `sku:{sku}`) was refused. */
  dismissError(lineKey: string): void;
  /**
   * Sends a change of the whole cart (payment, addresses, delivery, coupon …) in its turn; the cart is what the server answers.
   * Without a cart there is nothing to change: the call is refused with `cart_not_found`.
   */
  change(request: (cart: CartRef) => Promise<ApiResult<CartAnswer>>): Promise<CartOutcome>;
  /** C-16: forgets the cart here and in the storage. */
  reset(): void;
  /** C-30: after login the guest's cart becomes the customer's. */
  assignToCustomer(): Promise<CartOutcome>;
}

export interface CartServiceOptions extends CartCallsOptions {
  readonly api: CartApi;
  readonly outbox: CartOutbox;
  /** Runs a task while no other tab does the same; where browsers have no locks, without regard to them. */
  readonly exclusively?: CartAdditionsOptions['exclusively'];
  /** Takes changes of lines without a connection; default: they are refused. */
  readonly edits?: CartEditsPorts;
}

const SUPERSEDED = { ok: false, error: networkError('A newer change waits') } as const;

export function createCartService(options: CartServiceOptions): CartService {
  const { api, bus, outbox, notify, exclusively = (task) => task() } = options;
  const enqueue = createSerialQueue();
  const waiting = new Map<number, { change: PendingChange & { kind: 'change' }; outcome: Promise<CartOutcome> }>();
  let lastChangeId = 0;
  const nextId = () => (lastChangeId += 1);
  const calls = createCartCalls(options);
  const { state, dispatch } = calls;
  const additions = createCartAdditions({ api, calls, outbox, bus, nextId, exclusively, notify });
  const edits = createCartEdits({ api, calls, bus, nextId, exclusively, ports: options.edits });

  async function sendLine(change: LineChange, request: (ref: CartRef) => Promise<ApiResult<CartAnswer>>): Promise<CartOutcome> {
    const outcome = edits.of(change.itemId) ? SUPERSEDED : await calls.send(change, request, false);
    if (outcome.ok) return outcome;
    // Of two changes of a line the last one counts: meanwhile the connection has gone, and that one waits.
    if (edits.of(change.itemId)) dispatch({ type: 'change-dropped', change });
    else if (isUnavailable(outcome.error) && edits.waits()) return edits.keep(change, true);
    else dispatch({ type: 'change-refused', change, error: outcome.error });
    return outcome;
  }

  const itemOf = (itemId: number) => state().items.find((item) => item.item_id === itemId);

  const add: CartService['add'] = (item) => {
    const addition = outbox.note(item);
    additions.show(addition);
    return enqueue(async () => (await additions.deliver()).outcomeOf(addition.key));
  };

  const changeQuantity: CartService['changeQuantity'] = (itemId, qty) => {
    const queued = waiting.get(itemId);
    if (queued) {
      queued.change = { ...queued.change, qty };
      dispatch({ type: 'change-retargeted', changeId: queued.change.id, qty });
      return queued.outcome;
    }
    const entry = { change: { id: nextId(), kind: 'change' as const, itemId, qty }, outcome: Promise.resolve(DONE) };
    dispatch({ type: 'change-started', change: entry.change });
    // At once: the shopper may leave, and whatever is on its way may take long to fail.
    if (edits.waits()) return Promise.resolve(edits.keep(entry.change));
    edits.drop(itemId);
    waiting.set(itemId, entry);
    entry.outcome = enqueue(async () => {
      waiting.delete(itemId);
      const { change } = entry;
      const outcome = await sendLine(change, (ref) => api.changeItem(ref, itemId, change.qty));
      const item = itemOf(itemId);
      if (outcome.ok && item) bus.emit('cart.item-changed@1', { sku: item.sku, qty: item.qty });
      return outcome;
    });
    return entry.outcome;
  };

  const remove: CartService['remove'] = (itemId) => {
    const item = itemOf(itemId);
    const change: LineChange = { id: nextId(), kind: 'remove', itemId };
    dispatch({ type: 'change-started', change });
    if (edits.waits()) return Promise.resolve(edits.keep(change));
    edits.drop(itemId);
    return enqueue(async () => {
      const outcome = await sendLine(change, (ref) => api.removeItem(ref, itemId));
      if (outcome.ok && item) bus.emit('cart.item-removed@1', { sku: item.sku, qty: item.qty });
      return outcome;
    });
  };

  /** What was put in goes before what was changed. Null when nothing was changed, or must go on waiting. */
  const deliverEdits = async (): Promise<CartOutcome | null> => {
    if (outbox.waiting().length === 0) return await edits.deliver();
    edits.hold();
    return null;
  };

  const deliver = async (): Promise<CartOutcome> => {
    const { outcomeOf } = await additions.deliver();
    const edited = await deliverEdits();
    return edited ?? outbox.waiting().map(({ key }) => outcomeOf(key))[0] ?? DONE;
  };

  const readWithWaiting = async (answer: 'full' | 'mini'): Promise<CartOutcome> => {
    const { isCartKnown } = await additions.deliver();
    return (await deliverEdits()) ?? (isCartKnown ? DONE : await calls.load(answer));
  };

  return {
    add,
    changeQuantity,
    remove,
    load: (answer = 'full') => enqueue(() => readWithWaiting(answer)),
    deliver: () => enqueue(deliver),
    undoRemoval() {
      const { removed } = state();
      if (!removed) return Promise.resolve(DONE);
      dispatch({ type: 'undo-dismissed' });
      const { item_id: itemId, qty } = removed;
      const waits = edits.of(itemId);
      // What the server may have made is told to it again.
      if (waits && (waits.sent || itemOf(itemId)?.qty !== qty)) return changeQuantity(itemId, qty);
      if (waits) {
        edits.drop(itemId);
        return Promise.resolve(DONE);
      }
      return add({ sku: removed.sku, qty: removed.qty, mainProductSku: removed.main_product_sku ?? undefined });
    },
    change: (request) => enqueue(() => calls.change(request)),
    dismissUndo: () => dispatch({ type: 'undo-dismissed' }),
    dismissError: (key) => dispatch({ type: 'error-dismissed', key }),
    reset: calls.forget,
    assignToCustomer: () =>
      enqueue(async () => {
        const guestCartId = calls.guestCartId();
        if (guestCartId) {
          const assigned = await api.assignToCustomer(guestCartId);
          if (!assigned.ok && !isCartGone(assigned.error)) return assigned;
          calls.forget();
        }
        // What an earlier page has put into the cart and nobody has delivered yet is the customer's, too.
        return await readWithWaiting('full');
      }),
  };
}
