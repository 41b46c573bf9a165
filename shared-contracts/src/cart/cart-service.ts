/**
 * The one module that creates, reads and changes carts. Changes show at once, run one after the other, and come back
 * if the server refuses them. One instance per page, made by the host.
 */
import type { createStore } from 'jotai';

import { type ApiError, type ApiResult, isWrongCart } from '../errors/api-error.ts';
import type { EventBus } from '../events/bus.ts';
import { CART_ID } from '../storage/keys.ts';
import type { ShopStorage } from '../storage/shop-storage.ts';
import type { CartAnswer } from './cart-answer.ts';
import { type CartApi, type CartRef, type NewCartItem, isCartGone } from './cart-api.ts';
import { cartSlice } from './cart-slice.ts';
import type { CartState, PendingChange } from './cart-state.ts';
import { type CartAction, reduceCart } from './reduce-cart.ts';
import { sanitizeAnswer } from './sanitize.ts';
import { createSerialQueue } from './serial-queue.ts';

export type CartOutcome = { readonly ok: true } | { readonly ok: false; readonly error: ApiError };

export interface CartService {
  /** C-14: reads the customer's cart, or the guest's known or stored one; without any, the cart counts as fetched. */
  load(answer?: 'full' | 'mini'): Promise<CartOutcome>;
  /** Creates the cart first if there is none. */
  add(item: NewCartItem): Promise<CartOutcome>;
  /** A change that still waits for its turn takes the newer quantity. */
  changeQuantity(itemId: number, qty: number): Promise<CartOutcome>;
  /** The removed line can be put back by `undoRemoval` until the next change. */
  remove(itemId: number): Promise<CartOutcome>;
  undoRemoval(): Promise<CartOutcome>;
  dismissUndo(): void;
  /** Forgets why the line (`item:{id}` or `sku:{sku}`) was refused. */
  dismissError(lineKey: string): void;
  /** C-16: forgets the cart here and in the storage. */
  reset(): void;
  /** C-30: after login the guest's cart becomes the customer's. */
  assignToCustomer(): Promise<CartOutcome>;
}

/** What the service tells shoppers; the host speaks it in the page's language. */
export type CartNoticeCode = 'cart.expired' | 'cart.addFailed';

export interface CartServiceOptions {
  readonly api: CartApi;
  readonly store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>;
  readonly storage: ShopStorage;
  readonly bus: EventBus;
  /** U-01: a stored token means signed in. */
  readonly isSignedIn: () => boolean;
  readonly notify: (code: CartNoticeCode, error?: ApiError) => void;
  readonly log: (message: string, error?: ApiError) => void;
}

const DONE: CartOutcome = { ok: true };

export function createCartService(options: CartServiceOptions): CartService {
  const { api, store, storage, bus, isSignedIn, notify, log } = options;
  const enqueue = createSerialQueue();
  const waiting = new Map<number, { change: PendingChange & { kind: 'change' }; outcome: Promise<CartOutcome> }>();
  let lastChangeId = 0;

  const state = (): CartState => store.get(cartSlice.whole);
  const nextId = () => (lastChangeId += 1);

  function dispatch(action: CartAction): void {
    const before = state().total_count;
    const after = reduceCart(state(), action);
    store.set(cartSlice.whole, after);
    if (after.total_count !== before || (action.type === 'updated' && action.change))
      bus.emit('cart.changed@1', { totalCount: after.total_count });
  }

  /** Takes an answer in; a guest's id is stored again with a new life (N-09), a new one replaces it (C-09). */
  function accept(ref: CartRef, answer: CartAnswer, change?: PendingChange): void {
    const guestCartId = ref.kind === 'guest' ? answer.cart_id || ref.cartId : null;
    if (guestCartId !== null && guestCartId !== state().guestCartId) storage.write(CART_ID, guestCartId);
    const clean = sanitizeAnswer({ ...answer, cart_id: answer.cart_id || (guestCartId ?? undefined) }, log);
    dispatch({ type: 'updated', answer: clean, guestCartId, ...(change ? { change } : {}) });
  }

  function forget(): void {
    storage.remove(CART_ID);
    dispatch({ type: 'cleared' });
  }

  function knownCart(): CartRef | undefined {
    if (isSignedIn()) return { kind: 'mine' };
    const cartId = state().guestCartId ?? storage.read(CART_ID);
    return cartId ? { kind: 'guest', cartId } : undefined;
  }

  /** C-15, ≠31: 'wrong cart' is answered by one more try with the stored id dropped, never by a loop. */
  async function createCart(): Promise<ApiResult<CartRef>> {
    const owner: CartRef['kind'] = isSignedIn() ? 'mine' : 'guest';
    let created = await api.create(owner);
    if (!created.ok && isWrongCart(created.error)) {
      log('Wrong cart (407): a new one is created', created.error);
      forget();
      created = await api.create(owner);
    }
    if (!created.ok) return created;
    if (owner === 'mine') return { ok: true, value: { kind: 'mine' } };
    storage.write(CART_ID, created.value);
    dispatch({ type: 'created', guestCartId: created.value });
    return { ok: true, value: { kind: 'guest', cartId: created.value } };
  }

  /** ∅12: an expired cart is replaced by a new one, and the shopper is told. */
  async function replaceExpired(error: ApiError): Promise<ApiResult<CartRef>> {
    log('The cart has expired', error);
    forget();
    const created = await createCart();
    if (created.ok) {
      bus.emit('cart.expired@1', {});
      notify('cart.expired');
    }
    return created;
  }

  async function loadNow(answer: 'full' | 'mini'): Promise<CartOutcome> {
    const ref = knownCart();
    if (!ref) {
      dispatch({ type: 'no-cart', guestCartId: null });
      return DONE;
    }
    dispatch({ type: 'loading' });
    const read = await api.read(ref, answer);
    if (read.ok) {
      accept(ref, read.value);
      return DONE;
    }
    if (!isCartGone(read.error)) {
      dispatch({ type: 'load-failed', error: read.error });
      return read;
    }
    // A customer without a cart simply has none yet; a guest's has expired.
    const replaced = ref.kind === 'guest' ? await replaceExpired(read.error) : undefined;
    const guestCartId = replaced?.ok && replaced.value.kind === 'guest' ? replaced.value.cartId : null;
    dispatch({ type: 'no-cart', guestCartId });
    return DONE;
  }

  type Send = (ref: CartRef) => Promise<ApiResult<CartAnswer>>;

  /** Sends a change to the cart. `repeat`: an addition is sent once more to the new cart when the old one has expired. */
  async function send(change: PendingChange, request: Send, repeat: boolean): Promise<CartOutcome> {
    const known = knownCart();
    const target = known ? ({ ok: true, value: known } as const) : await createCart();
    if (!target.ok) return refuse(change, target.error);
    let ref = target.value;
    let sent = await request(ref);
    if (!sent.ok && isCartGone(sent.error)) {
      const replaced = ref.kind === 'guest' ? await replaceExpired(sent.error) : await createCart();
      if (!replaced.ok) return refuse(change, replaced.error);
      ref = replaced.value;
      if (repeat) sent = await request(ref);
    }
    if (!sent.ok) return refuse(change, sent.error);
    accept(ref, sent.value, change);
    return DONE;
  }

  function refuse(change: PendingChange, error: ApiError): CartOutcome {
    dispatch({ type: 'change-refused', change, error });
    if (change.kind === 'add') notify('cart.addFailed', error);
    return { ok: false, error };
  }

  const itemOf = (itemId: number) => state().items.find((item) => item.item_id === itemId);

  const add: CartService['add'] = (item) => {
    const change: PendingChange = { id: nextId(), kind: 'add', sku: item.sku, qty: item.qty };
    dispatch({ type: 'change-started', change });
    return enqueue(async () => {
      const outcome = await send(change, (ref) => api.addItem(ref, item), true);
      if (outcome.ok) bus.emit('cart.item-added@1', { sku: item.sku, qty: item.qty });
      return outcome;
    });
  };

  const changeQuantity: CartService['changeQuantity'] = (itemId, qty) => {
    const queued = waiting.get(itemId);
    if (queued) {
      queued.change = { ...queued.change, qty };
      dispatch({ type: 'change-retargeted', changeId: queued.change.id, qty });
      return queued.outcome;
    }
    const entry = { change: { id: nextId(), kind: 'change' as const, itemId, qty }, outcome: Promise.resolve(DONE) };
    waiting.set(itemId, entry);
    dispatch({ type: 'change-started', change: entry.change });
    entry.outcome = enqueue(async () => {
      waiting.delete(itemId);
      const { change } = entry;
      const outcome = await send(change, (ref) => api.changeItem(ref, itemId, change.qty), false);
      const item = itemOf(itemId);
      if (outcome.ok && item) bus.emit('cart.item-changed@1', { sku: item.sku, qty: item.qty });
      return outcome;
    });
    return entry.outcome;
  };

  const remove: CartService['remove'] = (itemId) => {
    const item = itemOf(itemId);
    const change: PendingChange = { id: nextId(), kind: 'remove', itemId };
    dispatch({ type: 'change-started', change });
    return enqueue(async () => {
      const outcome = await send(change, (ref) => api.removeItem(ref, itemId), false);
      if (outcome.ok && item) bus.emit('cart.item-removed@1', { sku: item.sku, qty: item.qty });
      return outcome;
    });
  };

  return {
    add,
    changeQuantity,
    remove,
    load: (answer = 'full') => enqueue(() => loadNow(answer)),
    undoRemoval() {
      const { removed } = state();
      if (!removed) return Promise.resolve(DONE);
      dispatch({ type: 'undo-dismissed' });
      return add({ sku: removed.sku, qty: removed.qty, mainProductSku: removed.main_product_sku ?? undefined });
    },
    dismissUndo: () => dispatch({ type: 'undo-dismissed' }),
    dismissError: (key) => dispatch({ type: 'error-dismissed', key }),
    reset: forget,
    assignToCustomer: () =>
      enqueue(async () => {
        const guestCartId = state().guestCartId ?? storage.read(CART_ID);
        if (guestCartId) {
          const assigned = await api.assignToCustomer(guestCartId);
          if (!assigned.ok && !isCartGone(assigned.error)) return assigned;
          forget();
        }
        return await loadNow('full');
      }),
  };
}
