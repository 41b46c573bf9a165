/** How the service calls the server and keeps the cart's state and stored id in step with its answers. */
import {
  CART_ID,
  failed,
  isWrongCart,
  parseApiError,
  type ApiError,
  type ApiResult,
  type CartHost,
  type CartOutcome,
  type CartRef,
  type EventBus,
  type ShopStorage,
} from 'shared-contracts';
import { cartSlice } from './cart-atoms.ts';
import type { Cart } from './cart-schema.ts';
import { isCartGone, type CartServer } from './cart-server.ts';
import { NO_SNAPSHOTS, type CartSnapshots, snapshotContent } from './cart-snapshot.ts';
import type { CartState, PendingChange } from './cart-state.ts';
import { cartSummary } from './cart-view.ts';
import { type CartAction, reduceCart } from './reduce-cart.ts';
import { createRemovalMemory } from './removal-memory.ts';
import { sanitizeAnswer } from './sanitize.ts';

export const DONE: CartOutcome = { ok: true };

/** Notices about additions (`notices.ts`). */
export type CartNoticeCode = 'cart.expired' | 'cart.addFailed' | 'cart.addDelayed';

export interface CartCallsOptions {
  readonly api: CartServer;
  readonly store: CartHost['store'];
  readonly storage: ShopStorage;
  readonly bus: EventBus;
  /** U-01: a stored token means signed in. */
  readonly isSignedIn: () => boolean;
  readonly notify: (code: CartNoticeCode, error?: ApiError) => void;
  /** Keeps the last cart for when there is no connection; default: nobody does. */
  readonly snapshots?: CartSnapshots;
  /** Shows how the cart stands to the rest of the shop. */
  readonly publish: CartHost['publish'];
  readonly log: (message: string, error?: ApiError) => void;
}

type Request = (ref: CartRef) => Promise<ApiResult<Cart>>;

export interface CartCalls {
  readonly state: () => CartState;
  readonly dispatch: (action: CartAction) => void;
  /** C-14: reads the cart that there is; without any it counts as fetched. */
  readonly load: (answer: 'full' | 'mini') => Promise<CartOutcome>;
  /** Sends a change; the state has it only when the server has confirmed it. `repeat`: once more to the new cart when the old one has expired. */
  readonly send: (change: PendingChange, request: Request, repeat: boolean) => Promise<CartOutcome>;
  /** Sends a change of the whole cart; an expired one is not replaced: what was chosen for it means nothing for a new one. */
  readonly change: (request: Request) => Promise<CartOutcome>;
  /** C-16 */
  readonly forget: () => void;
  /** Id of the guest's cart, if there is one. */
  readonly guestCartId: () => string | undefined;
}

/** Calls about one cart: it is created when it is needed, and given up when the server does not know it any more (E-03). */
export function createCartCalls({
  api,
  store,
  storage,
  bus,
  isSignedIn,
  notify,
  snapshots = NO_SNAPSHOTS,
  publish,
  log,
}: CartCallsOptions): CartCalls {
  const state = (): CartState => store.get(cartSlice.whole);
  const removals = createRemovalMemory(storage);

  function dispatch(action: CartAction): void {
    const { total_count: before, removed } = state();
    const after = reduceCart(state(), action);
    store.set(cartSlice.whole, after);
    if (after.removed !== removed && action.type !== 'undo-found') removals.keep(after.removed);
    publish(cartSummary(after));
    if (after.total_count !== before || (action.type === 'updated' && action.change))
      bus.emit('cart.changed@1', { totalCount: after.total_count });
  }

  /** J-302: what an earlier page or another tab has taken out last can be put back here, too, and what it has put back cannot. */
  const findRemoved = (): void => dispatch({ type: 'undo-found', removed: removals.find() });

  /** Takes an answer in; a guest's id is stored again with a new life (N-09), a new one replaces it (C-09). */
  function accept(ref: CartRef, answer: Cart, change?: PendingChange): void {
    const guestCartId = ref.kind === 'guest' ? answer.cart_id || ref.cartId : null;
    if (guestCartId !== null && guestCartId !== state().guestCartId) storage.write(CART_ID, guestCartId);
    const clean = sanitizeAnswer({ ...answer, cart_id: answer.cart_id || (guestCartId ?? undefined) }, log);
    dispatch({ type: 'updated', answer: clean, guestCartId, ...(change ? { change } : {}) });
    // A short answer says how much is in the cart, not what.
    if (clean.items) snapshots.keep(snapshotContent(state()));
  }

  function forget(): void {
    storage.remove(CART_ID);
    snapshots.forget();
    dispatch({ type: 'cleared' });
  }

  /** The stored id first: another tab may have replaced the cart. */
  const guestCartId = (): string | undefined => storage.read(CART_ID) ?? state().guestCartId ?? undefined;

  function knownCart(): CartRef | undefined {
    if (isSignedIn()) return { kind: 'mine' };
    const cartId = guestCartId();
    return cartId === undefined ? undefined : { kind: 'guest', cartId };
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

  /** ∅12: an expired cart is replaced by a new one, with a notice. */
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

  async function load(answer: 'full' | 'mini'): Promise<CartOutcome> {
    const ref = knownCart();
    if (!ref) {
      dispatch({ type: 'no-cart', guestCartId: null });
      return DONE;
    }
    dispatch({ type: 'loading' });
    const read = await api.read(ref, answer);
    if (read.ok) {
      accept(ref, read.value);
      findRemoved();
      return DONE;
    }
    if (!isCartGone(read.error)) {
      const snapshot = read.error.kind === 'network' && !state().fetched ? await snapshots.find() : null;
      dispatch({ type: 'load-failed', error: read.error });
      if (snapshot) {
        dispatch({ type: 'restored', snapshot });
        findRemoved();
      }
      return read;
    }
    snapshots.forget();
    // A customer without a cart simply has none yet; a guest's has expired.
    const replaced = ref.kind === 'guest' ? await replaceExpired(read.error) : undefined;
    const newCartId = replaced?.ok && replaced.value.kind === 'guest' ? replaced.value.cartId : null;
    dispatch({ type: 'no-cart', guestCartId: newCartId });
    return DONE;
  }

  async function send(change: PendingChange, request: Request, repeat: boolean): Promise<CartOutcome> {
    const known = knownCart();
    const target = known ? ({ ok: true, value: known } as const) : await createCart();
    if (!target.ok) return target;
    let ref = target.value;
    let sent = await request(ref);
    if (!sent.ok && isCartGone(sent.error)) {
      const replaced = ref.kind === 'guest' ? await replaceExpired(sent.error) : await createCart();
      if (!replaced.ok) return replaced;
      ref = replaced.value;
      if (repeat) sent = await request(ref);
    }
    if (!sent.ok) return sent;
    accept(ref, sent.value, change);
    return DONE;
  }

  async function change(request: Request): Promise<CartOutcome> {
    const ref = knownCart();
    if (!ref) return failed(parseApiError(404, { code: 'cart_not_found' }));
    const sent = await request(ref);
    if (sent.ok) accept(ref, sent.value);
    return sent.ok ? DONE : sent;
  }

  return { state, dispatch, load, send, change, forget, guestCartId };
}
