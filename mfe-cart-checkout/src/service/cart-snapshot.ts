/** The cart as it was last seen, for when it cannot be read: the one exception to H-05. */
import type { CartSnapshotStore } from 'shared-contracts';
import { safeParse } from 'valibot';
import { cartSchema, type Cart, type CartItem } from './cart-schema.ts';
import type { CartState } from './cart-state.ts';

/** What shoppers read of a cart: no addresses, nothing that was chosen for an order. */
export type CartSnapshotContent = Pick<Cart, 'items' | 'saved_items' | 'total' | 'total_count' | 'coupon'>;

export interface CartSnapshot {
  /** When the server said so, ms since 1970. */
  readonly takenAt: number;
  readonly cart: CartSnapshotContent;
}

/** Where the last cart of this browser is kept; other callers than the host may do without. */
export interface CartSnapshots {
  /** The cart of the server's latest answer. */
  keep(cart: CartSnapshotContent): void;
  /** The cart of the same visitor, while there is no connection; null in any other case. */
  find(): Promise<CartSnapshot | null>;
  /** There is no such cart any more. */
  forget(): void;
}

export const NO_SNAPSHOTS: CartSnapshots = { keep: () => {}, find: () => Promise.resolve(null), forget: () => {} };

/** The part of the state that is kept; the number of a cart, which opens it, is not. */
export function snapshotContent({ items, saved_items: saved, total, total_count, coupon }: CartState): CartSnapshotContent {
  const withoutNumber = ({ quote_id: _number, ...item }: CartItem): CartItem => item;
  return { items: items.map(withoutNumber), saved_items: saved.map(withoutNumber), total, total_count, coupon };
}

/** The host's place for the last cart, with what it holds read as any cart is: an earlier release may have kept it. */
export function cartSnapshots({ keep, find, forget }: CartSnapshotStore): CartSnapshots {
  return {
    keep,
    forget,
    async find() {
      const kept = await find();
      const parsed = safeParse(cartSchema, kept?.content);
      return kept !== null && parsed.success ? { takenAt: kept.takenAt, cart: parsed.output } : null;
    },
  };
}
