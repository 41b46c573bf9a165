/** How the cart slice changes. Pure: what is confirmed and what is pending stand apart, so a refusal needs no roll-back. */
import type { ApiError } from 'shared-contracts';
import type { CartItem } from './cart-schema.ts';
import { type CartState, EMPTY_CART, type PendingChange, itemKey, skuKey } from './cart-state.ts';
import type { CartSnapshot } from './cart-snapshot.ts';
import type { SanitizedAnswer } from './sanitize.ts';

export type CartAction =
  | { readonly type: 'loading' }
  | { readonly type: 'load-failed'; readonly error: ApiError }
  /** Nobody answered, and there is no connection: the cart as it was last seen. */
  | { readonly type: 'restored'; readonly snapshot: CartSnapshot }
  /** An answer of the server; with the change that it confirms, if any. */
  | { readonly type: 'updated'; readonly answer: SanitizedAnswer; readonly guestCartId: string | null; readonly change?: PendingChange }
  /** C-14: there is nothing to load; with the id of a new, empty cart, if one was made. */
  | { readonly type: 'no-cart'; readonly guestCartId: string | null }
  /** An empty cart was made for a guest. */
  | { readonly type: 'created'; readonly guestCartId: string }
  /** C-10 */
  | { readonly type: 'cleared' }
  | { readonly type: 'change-started'; readonly change: PendingChange }
  | { readonly type: 'change-retargeted'; readonly changeId: number; readonly qty: number }
  /** It waits for the connection; with the line that can be put back, if it was a removal. */
  | { readonly type: 'change-kept'; readonly change: PendingChange; readonly removed: CartItem | null }
  | { readonly type: 'change-refused'; readonly change: PendingChange; readonly error: ApiError }
  /** It was made elsewhere, or is no longer wanted: what the server says is all that counts. */
  | { readonly type: 'change-dropped'; readonly change: PendingChange }
  | { readonly type: 'undo-offered'; readonly removed: CartItem | null }
  /** What the browser remembers of an earlier page or another tab; a line that is in the cart is none. */
  | { readonly type: 'undo-found'; readonly removed: CartItem | null }
  | { readonly type: 'undo-dismissed' }
  | { readonly type: 'error-dismissed'; readonly key: string };

/** The key of the line that a pending change is about. */
export function lineKeyOf(change: PendingChange): string {
  return change.kind === 'add' ? skuKey(change.sku) : itemKey(change.itemId);
}

function without(errors: CartState['lineErrors'], key: string): CartState['lineErrors'] {
  const { [key]: _gone, ...rest } = errors;
  return rest;
}

function onlyKnownLines(state: CartState): CartState {
  const known = new Set([...state.items, ...state.saved_items].map((item) => itemKey(item.item_id)));
  const lineErrors = Object.fromEntries(Object.entries(state.lineErrors).filter(([key]) => key.startsWith('sku:') || known.has(key)));
  return { ...state, lineErrors };
}

function update(state: CartState, action: Extract<CartAction, { type: 'updated' }>): CartState {
  const { answer, guestCartId, change } = action;
  const { cart_id: cartId, ...fields } = answer;
  // The answer's declared fields are typed by its schema, the rest of it is carried through as it is (∅48).
  const present = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<CartState>;
  const removedItem = change?.kind === 'remove' ? (state.items.find((item) => item.item_id === change.itemId) ?? null) : null;
  const { takenAt: _old, ...known } = state;
  return onlyKnownLines({
    ...known,
    ...present, // C-08
    cartId: cartId || state.cartId, // C-09
    guestCartId,
    spinner: false,
    fetched: true,
    loadError: null,
    pending: change ? state.pending.filter(({ id }) => id !== change.id) : state.pending,
    lineErrors: change ? without(state.lineErrors, lineKeyOf(change)) : state.lineErrors,
    removed: change ? removedItem : state.removed,
  });
}

/** Whether a line stands among those to be bought, or lies aside. */
const isInCart = ({ items, saved_items: saved, pending }: CartState, removed: CartItem | null): boolean =>
  removed !== null &&
  !pending.some((change) => change.kind === 'remove' && change.itemId === removed.item_id) &&
  [...items, ...saved].some(({ item_id: id }) => id === removed.item_id);

/** What the server has said in this page is newer than any snapshot. */
function restore(state: CartState, { cart, takenAt }: CartSnapshot): CartState {
  if (state.fetched) return state;
  const { items = [], saved_items = [], total = state.total, total_count = 0, coupon = null } = cart;
  return { ...state, items, saved_items, total, total_count, coupon, takenAt };
}

/** The state of the cart after an answer, a press or a failure. */
export function reduceCart(state: CartState, action: CartAction): CartState {
  switch (action.type) {
    case 'loading':
      return { ...state, spinner: true };
    case 'load-failed':
      return { ...state, spinner: false, loadError: action.error };
    case 'restored':
      return restore(state, action.snapshot);
    case 'updated':
      return update(state, action);
    case 'no-cart':
      return { ...EMPTY_CART, pending: state.pending, fetched: true, cartId: action.guestCartId, guestCartId: action.guestCartId };
    case 'created':
      return { ...state, cartId: action.guestCartId, guestCartId: action.guestCartId };
    case 'cleared':
      return { ...EMPTY_CART, pending: state.pending };
    case 'change-started':
      return { ...state, pending: [...state.pending, action.change], lineErrors: without(state.lineErrors, lineKeyOf(action.change)) };
    case 'change-retargeted':
      return {
        ...state,
        pending: state.pending.map((change) =>
          change.id === action.changeId && change.kind === 'change' ? { ...change, qty: action.qty } : change,
        ),
      };
    case 'change-kept':
      return { ...state, removed: action.removed, lineErrors: without(state.lineErrors, lineKeyOf(action.change)) };
    case 'change-refused':
      return {
        ...state,
        spinner: false,
        pending: state.pending.filter(({ id }) => id !== action.change.id),
        lineErrors: { ...state.lineErrors, [lineKeyOf(action.change)]: action.error },
      };
    case 'change-dropped':
      return { ...state, pending: state.pending.filter(({ id }) => id !== action.change.id) };
    case 'undo-offered':
      return { ...state, removed: action.removed };
    case 'undo-found':
      return { ...state, removed: isInCart(state, action.removed) ? null : action.removed };
    case 'undo-dismissed':
      return { ...state, removed: null };
    case 'error-dismissed':
      return { ...state, lineErrors: without(state.lineErrors, action.key) };
  }
}
