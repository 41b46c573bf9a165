/** What shoppers see: the confirmed cart with their pending changes laid over it. */
import { multiplyGrosze, type ApiError, type CartSummary, type Grosze } from 'shared-contracts';
import type { CartItem } from './cart-schema.ts';
import { type CartState, type PendingChange, itemKey } from './cart-state.ts';
import { lineAddOns, type LineAddOn } from './line-add-ons.ts';

export interface CartLine {
  readonly item: CartItem;
  /** The quantity that the shopper chose; `item.qty` is the confirmed one. */
  readonly qty: number;
  /** Unit price × quantity shown. */
  readonly lineTotal: Grosze;
  /** Warranty and services of the quantity shown. */
  readonly addOns: readonly LineAddOn[];
  readonly isPending: boolean;
  readonly error: ApiError | null;
}

/** J-303: a line that lies aside. */
export interface SavedLine {
  readonly item: CartItem;
  /** It is on its way here, or back into the cart; null: it lies still. */
  readonly moving: 'here' | 'back' | null;
  readonly error: ApiError | null;
}

export interface CartView {
  readonly lines: readonly CartLine[];
  readonly saved: readonly SavedLine[];
  /** Pieces, with what is on the way: the number in the header (S-13, C-21). */
  readonly count: number;
  /** As the server last said; it may lag behind `count` while something is pending. */
  readonly total: Grosze;
  readonly isPending: boolean;
  /** Pieces of a SKU that are being added, and why its last addition failed. */
  readonly adding: Readonly<Record<string, number>>;
  readonly errors: Readonly<Record<string, ApiError>>;
  readonly isFetched: boolean;
  readonly isLoading: boolean;
  readonly loadError: ApiError | null;
  readonly removed: CartItem | null;
}

const byNumber = (one: SavedLine, other: SavedLine): number => one.item.item_id - other.item.item_id;

/** What lies aside, with what is on its way there; what is being removed is gone already. */
function savedLines(state: CartState, moves: ReadonlyMap<number, PendingChange['kind']>): readonly SavedLine[] {
  const errorOf = ({ item_id: id }: CartItem): ApiError | null => state.lineErrors[itemKey(id)] ?? null;
  const coming = state.items
    .filter(({ item_id: id }) => moves.get(id) === 'save')
    .map((item): SavedLine => ({ item, moving: 'here', error: null }));
  const lying = state.saved_items
    .filter(({ item_id: id }) => moves.get(id) !== 'remove-saved')
    .map((item): SavedLine => ({ item, moving: moves.get(item.item_id) === 'take-back' ? 'back' : null, error: errorOf(item) }));
  return [...lying, ...coming].toSorted(byNumber);
}

/** Lines that are being removed are gone already; they come back if the server refuses. */
export function cartView(state: CartState): CartView {
  const moves = new Map<number, PendingChange['kind']>();
  const wanted = new Map<number, number>();
  const adding: Record<string, number> = {};
  for (const change of state.pending) {
    if (change.kind !== 'add') moves.set(change.itemId, change.kind);
    if (change.kind === 'change') wanted.set(change.itemId, change.qty);
    if (change.kind === 'add') adding[change.sku] = (adding[change.sku] ?? 0) + change.qty;
  }

  let count = state.total_count;
  const lines: CartLine[] = [];
  for (const item of state.items) {
    const move = moves.get(item.item_id);
    const qty = move === 'remove' || move === 'save' ? 0 : (wanted.get(item.item_id) ?? item.qty);
    count += qty - item.qty;
    if (qty === 0) continue;
    lines.push({
      item,
      qty,
      lineTotal: multiplyGrosze(item.catalog_final_price, qty),
      addOns: lineAddOns(item, qty),
      isPending: wanted.has(item.item_id),
      error: state.lineErrors[itemKey(item.item_id)] ?? null,
    });
  }
  for (const qty of Object.values(adding)) count += qty;
  const saved = savedLines(state, moves);
  for (const { item, moving } of saved) if (moving === 'back') count += item.qty;

  return {
    lines,
    saved,
    count,
    total: state.total,
    isPending: state.pending.length > 0,
    adding,
    errors: state.lineErrors,
    isFetched: state.fetched,
    isLoading: state.spinner,
    loadError: state.loadError,
    removed: state.removed,
  };
}

/** What the rest of the shop is shown. */
export function cartSummary(state: CartState): CartSummary {
  const { count, isFetched, isLoading } = cartView(state);
  return { count, isFetched, isLoading };
}
