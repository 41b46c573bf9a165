/**
 * The one module that creates, reads and changes carts. Changes show at once, run one after the other, and come back
 * if the server refuses them. One instance per page, made by the host.
 */
import {
  CART_CHANGED,
  isUnavailable,
  networkError,
  randomKey,
  type ApiResult,
  type CartOutbox,
  type CartOutcome,
  type CartRef,
  type NewCartItem,
} from 'shared-contracts';
import { INSTALMENT_PLAN, ORDER_RECEIPT } from 'shared-contracts/storage';
import { createCartAdditions, type CartAdditionsOptions } from './cart-additions.ts';
import { type CartCallsOptions, DONE, createCartCalls } from './cart-calls.ts';
import type { CartCommands } from './cart-commands.ts';
import { createCartEdits, type CartEditsPorts, type LineChange } from './cart-edits.ts';
import type { Cart, CartItem } from './cart-schema.ts';
import { asCart, isCartGone, type CartServer } from './cart-server.ts';
import type { PendingChange, SavedMove } from './cart-state.ts';
import { installmentsSlice, isOutdated, readPlan } from './instalment-plan.ts';
import { createSerialQueue } from './serial-queue.ts';

export interface CartServiceOptions extends CartCallsOptions {
  readonly api: CartServer;
  readonly outbox: CartOutbox;
  /** Runs a task while no other tab does the same; where browsers have no locks, without regard to them. */
  readonly exclusively?: CartAdditionsOptions['exclusively'];
  /** Takes changes of lines without a connection; default: they are refused. */
  readonly edits?: CartEditsPorts;
  /** Shows the shopper what was added; default: nobody does. */
  readonly confirm?: CartAdditionsOptions['confirm'];
}

const SUPERSEDED = { ok: false, error: networkError('A newer change waits') } as const;

/** What puts a removed line back into its place (J-302), with all that was chosen with it. */
function asBefore(removed: CartItem): NewCartItem {
  const { item_id: itemId, sku, qty, main_product_sku: mainProductSku, warranty, services = [], gift } = removed;
  const chosen = services.filter(({ selected }) => selected).map(({ id, option }) => ({ id, optionId: option?.id }));
  return {
    sku,
    qty,
    itemId,
    mainProductSku: mainProductSku ?? undefined,
    ...(warranty && { warrantyId: warranty.id }),
    ...(chosen.length > 0 && { services: chosen }),
    ...(gift != null && {
      gift: {
        recipientEmail: gift.recipient_email,
        recipientName: gift.recipient_name,
        message: gift.message,
        day: gift.day,
      },
    }),
  };
}

/** The rules of the cart, as the host loads them (`./CartService`): commands, state, what waits for a connection. */
export function createCartService(options: CartServiceOptions): CartCommands {
  const { api, bus, outbox, notify, confirm, exclusively = (task) => task() } = options;
  const enqueue = createSerialQueue();
  const waiting = new Map<number, { change: PendingChange & { kind: 'change' }; outcome: Promise<CartOutcome> }>();
  let lastChangeId = 0;
  const moving = new Map<number, { readonly kind: SavedMove; readonly outcome: Promise<CartOutcome> }>();
  const nextId = () => (lastChangeId += 1);
  const calls = createCartCalls(options);
  const { state, dispatch } = calls;
  const additions = createCartAdditions({ api, calls, outbox, bus, nextId, exclusively, notify, confirm });
  bus.on('cart.item-added@1', () => {
    // A new cart has begun: emptied again, it is not the order that was placed before.
    options.storage.remove(ORDER_RECEIPT);
    const { cartId } = state();
    const kept = cartId === null ? null : readPlan(options.storage, cartId);
    if (kept === null || !isOutdated(kept, state())) return;
    options.storage.remove(INSTALMENT_PLAN);
    options.store.set(installmentsSlice.reset);
  });
  const edits = createCartEdits({ api, calls, bus, nextId, exclusively, ports: options.edits });

  async function sendLine(change: LineChange, request: (ref: CartRef) => Promise<ApiResult<Cart>>): Promise<CartOutcome> {
    const outcome = edits.of(change.itemId) ? SUPERSEDED : await calls.send(change, request, false);
    if (outcome.ok) return outcome;
    // Of two changes of a line the last one counts: meanwhile the connection has gone, and that one waits.
    if (edits.of(change.itemId)) dispatch({ type: 'change-dropped', change });
    else if (isUnavailable(outcome.error) && edits.waits()) return edits.keep(change, true);
    else dispatch({ type: 'change-refused', change, error: outcome.error });
    return outcome;
  }

  const itemOf = (itemId: number) => state().items.find((item) => item.item_id === itemId);

  const add: CartCommands['add'] = (item) => {
    const addition = outbox.note(item);
    additions.show(addition);
    return enqueue(async () => (await additions.deliver()).outcomeOf(addition.key));
  };

  const changeQuantity: CartCommands['changeQuantity'] = (itemId, qty) => {
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

  const remove: CartCommands['remove'] = (itemId) => {
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

  const toServer = {
    save: (cart, itemId) => api.saveForLater(cart, itemId),
    'take-back': (cart, itemId) => api.takeBackItem(cart, itemId),
    'remove-saved': (cart, itemId) => api.removeSavedItem(cart, itemId),
  } satisfies Readonly<Record<SavedMove, (cart: CartRef, itemId: number) => Promise<ApiResult<Cart>>>>;

  /** J-303: shown at once, kept while there is no connection; pressed twice it is one. */
  const move = (kind: SavedMove, itemId: number): Promise<CartOutcome> => {
    const known = moving.get(itemId);
    if (known?.kind === kind) return known.outcome;
    const item = itemOf(itemId) ?? state().saved_items.find((one) => one.item_id === itemId);
    const change: LineChange = { id: nextId(), kind, itemId };
    dispatch({ type: 'change-started', change });
    if (edits.waits()) return Promise.resolve(edits.keep(change));
    edits.drop(itemId);
    const outcome = enqueue(async () => {
      const done = await sendLine(change, (ref) => toServer[kind](ref, itemId));
      moving.delete(itemId);
      if (!done.ok || item === undefined) return done;
      const { sku, qty } = item;
      if (kind === 'save') bus.emit('cart.item-removed@1', { sku, qty });
      else if (kind === 'take-back') bus.emit('cart.item-added@1', { sku, qty });
      // Other tabs show it, too; no event tells of it.
      else options.storage.write(CART_CHANGED, randomKey());
      return done;
    });
    moving.set(itemId, { kind, outcome });
    return outcome;
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
    saveForLater: (itemId) => move('save', itemId),
    takeBack: (itemId) => move('take-back', itemId),
    removeSaved: (itemId) => move('remove-saved', itemId),
    load: (answer = 'full') => enqueue(() => readWithWaiting(answer)),
    deliver: () => enqueue(deliver),
    undoRemoval() {
      const { removed } = state();
      if (!removed) return Promise.resolve(DONE);
      dispatch({ type: 'undo-dismissed' });
      const { item_id: itemId, qty } = removed;
      const waits = edits.of(itemId);
      // Changes that the server may have made already are sent again with the same key.
      if (waits && (waits.sent || itemOf(itemId)?.qty !== qty)) return changeQuantity(itemId, qty);
      if (waits) {
        edits.drop(itemId);
        return Promise.resolve(DONE);
      }
      return add(asBefore(removed));
    },
    change: (request) => enqueue(() => calls.change((cart) => asCart(request(cart)))),
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
