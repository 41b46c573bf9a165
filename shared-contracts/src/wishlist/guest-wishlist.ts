/** The guest's local wishlist (W-01, W-03, W-04): entries wait six hours for the login that posts them (≠10). */
import { GUEST_WISHLIST } from '../storage/keys.ts';
import type { ShopStorage } from '../storage/shop-storage.ts';

export interface GuestWishlistItem {
  /** ms since 1970 */
  readonly added_at: number;
  readonly description: string;
  readonly product_id: number;
  readonly qty: number;
  readonly sku: string;
}

/** W-01: quantity 1 unless said otherwise. */
export function guestWishlistItem(
  item: { readonly sku: string; readonly product_id: number; readonly description?: string; readonly qty?: number },
  now: number,
): GuestWishlistItem {
  return { added_at: now, description: item.description ?? '', product_id: item.product_id, qty: item.qty ?? 1, sku: item.sku };
}

export interface GuestWishlist {
  items(): readonly GuestWishlistItem[];
  add(item: Parameters<typeof guestWishlistItem>[0]): void;
  remove(skus: readonly string[]): void;
  /** Replaces all. */
  update(items: readonly GuestWishlistItem[]): void;
  /** Removes the stored copy. */
  clear(): void;
}

/** W-04: every change is stored. A SKU stands once. */
export function createGuestWishlist(storage: ShopStorage, now: () => number): GuestWishlist {
  const items = () => storage.read(GUEST_WISHLIST);
  const update = (next: readonly GuestWishlistItem[]) => void storage.write(GUEST_WISHLIST, [...next]);
  return {
    items,
    update,
    add: (item) => update([...items().filter(({ sku }) => sku !== item.sku), guestWishlistItem(item, now())]),
    remove: (skus) => update(items().filter(({ sku }) => !skus.includes(sku))),
    clear: () => storage.remove(GUEST_WISHLIST),
  };
}
