/** Presses on hearts that the server has not acknowledged (J-175): they outlive the document, but not the customer's session. */
import { WISHLIST_OUTBOX_LIFE_MS } from '../constants/time.ts';
import { WISHLIST_OUTBOX } from '../storage/keys.ts';
import type { ShopStorage } from '../storage/shop-storage.ts';

/** What a product is to become; of several presses the last one counts. */
export interface WishlistPress {
  readonly sku: string;
  readonly product_id: number;
  /** On the list from now on, or not. */
  readonly keep: boolean;
  /** ms since 1970 */
  readonly time: number;
}

export interface WishlistOutbox {
  note(press: Omit<WishlistPress, 'time'>): void;
  /** What waits, oldest first, of all tabs. */
  waiting(): readonly WishlistPress[];
  /** The server has answered it; a newer press of the same product goes on waiting. */
  done(press: WishlistPress): void;
  clear(): void;
}

/** @param storage null: what waits lasts as long as the page */
export function createWishlistOutbox(storage: ShopStorage | null, now: () => number): WishlistOutbox {
  // Where the storage is full, too.
  let unkept: readonly WishlistPress[] = [];
  const waiting = () => [...(storage?.read(WISHLIST_OUTBOX) ?? []), ...unkept].filter(({ time }) => now() - time < WISHLIST_OUTBOX_LIFE_MS);
  const write = (presses: readonly WishlistPress[]): void => {
    unkept = [];
    if (presses.length > 0 && storage?.write(WISHLIST_OUTBOX, [...presses])) return;
    storage?.remove(WISHLIST_OUTBOX);
    unkept = presses;
  };
  return {
    note: (press) => write([...waiting().filter(({ product_id: id }) => id !== press.product_id), { ...press, time: now() }]),
    waiting,
    done: ({ product_id: id, keep, time }) =>
      write(waiting().filter((press) => press.product_id !== id || press.keep !== keep || press.time !== time)),
    clear: () => write([]),
  };
}
