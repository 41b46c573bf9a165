/** What the shopper has put into the cart and the server has not acknowledged: it outlives the document. */
import { CART_OUTBOX_LIFE_MS } from '../constants/time.ts';
import { CART_OUTBOX } from '../storage/keys.ts';
import type { ShopStorage } from '../storage/shop-storage.ts';
import type { NewCartItem } from '../rest/cart-calls.ts';

/** An addition on its way; with its key it is made once, however often it is sent. */
export interface Addition extends NewCartItem {
  readonly key: string;
  /** When the shopper asked for it, ms since 1970. */
  readonly time: number;
}

export interface CartOutbox {
  /** Keeps an addition until it is done with; one that has been noted already is answered as it is. */
  note(item: NewCartItem | Addition): Addition;
  /** What waits, oldest first: of this page, of pages before it and of other tabs. */
  waiting(): readonly Addition[];
  /** The server has acknowledged or refused it. */
  done(key: string): void;
}

export interface CartOutboxOptions {
  readonly storage: ShopStorage;
  /** ms since 1970 */
  readonly now: () => number;
  /** A new key that nobody else makes, of 8 to 64 characters. */
  readonly newKey: () => string;
}

/** 128 random bits; `crypto.randomUUID` is missing where the shop is not served over https. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Additions to the cart that the server has not confirmed yet, in the storage of the browser. */
export function createCartOutbox({ storage, now, newKey }: CartOutboxOptions): CartOutbox {
  // Where the storage is full the additions last as long as the page.
  let unstored: readonly Addition[] = [];

  const kept = (): readonly Addition[] => storage.read(CART_OUTBOX).filter(({ time }) => now() - time < CART_OUTBOX_LIFE_MS);

  return {
    note(item) {
      if ('key' in item) return item;
      const addition: Addition = { ...item, key: newKey(), time: now() };
      if (!storage.write(CART_OUTBOX, [...kept(), addition])) unstored = [...unstored, addition];
      return addition;
    },
    waiting: () => [...kept(), ...unstored],
    done(key) {
      unstored = unstored.filter((addition) => addition.key !== key);
      const left = kept().filter((addition) => addition.key !== key);
      if (left.length > 0) storage.write(CART_OUTBOX, left);
      else storage.remove(CART_OUTBOX);
    },
  };
}
