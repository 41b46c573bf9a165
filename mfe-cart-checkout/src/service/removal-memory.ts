/** What was taken out of the cart last, for a reload and for other tabs: until it is put back, or this cart has changed otherwise. */
import type { ShopStorage, StorageKey } from 'shared-contracts';
import { storageKey, visitOf } from 'shared-contracts/storage';
import { object, string } from 'valibot';
import { cartItemSchema, type CartItem } from './cart-schema.ts';
import { markOf } from './edit-outbox.ts';

/** As long as a shopper may be expected to remember what was taken out. */
const LIFE_MS = 30 * 60_000;

interface Remembered {
  /** Whose cart it was in, so that nobody can tell who. */
  readonly owner: string;
  readonly item: CartItem;
}

/** J-302: the line that was taken out last. */
export const CART_REMOVED: StorageKey<Remembered, undefined> = /* @__PURE__ */ storageKey<Remembered>({
  name: 'cart_removed',
  lifeMs: LIFE_MS,
  schema: /* @__PURE__ */ object({ owner: /* @__PURE__ */ string(), item: cartItemSchema }),
});

export interface RemovalMemory {
  /** Remembers a line that was taken out; null forgets it, here and in other tabs. */
  readonly keep: (item: CartItem | null) => void;
  /** The line that can still be put back into this visitor's cart. */
  readonly find: () => CartItem | null;
}

/** Remembers the last removal in the storage of the browser; where that is full, as long as the page lasts. */
export function createRemovalMemory(storage: ShopStorage): RemovalMemory {
  let unstored: CartItem | null = null;
  const owner = (): string => markOf(visitOf(storage) ?? '');
  return {
    keep(item) {
      unstored = null;
      if (item === null) {
        storage.remove(CART_REMOVED);
        return;
      }
      // The number of a cart opens it.
      const { quote_id: _number, ...kept } = item;
      if (!storage.write(CART_REMOVED, { owner: owner(), item: kept })) unstored = item;
    },
    find() {
      const kept = storage.read(CART_REMOVED);
      return kept !== undefined && kept.owner === owner() ? kept.item : unstored;
    },
  };
}
