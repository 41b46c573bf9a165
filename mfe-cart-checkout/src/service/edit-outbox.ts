/** What the shopper has changed in a cart without a connection: it outlives the document, but never the visit of whose cart it is. */
import { array, boolean, integer, minValue, nonEmpty, number, object, optional, picklist, pipe, string } from 'valibot';

import { type Grosze, type ShopStorage, type StorageKey } from 'shared-contracts';
import { CART_OUTBOX_LIFE_MS } from 'shared-contracts/constants';
import { groszeSchema } from 'shared-contracts/money/schema';
import { storageKey, visitOf } from 'shared-contracts/storage';

const text = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ nonEmpty());

/** The last change of one line of a cart; it waits for the connection. */
export interface CartEdit {
  /** With it the edit is made once, however often it is sent. */
  readonly key: string;
  /** Whose cart it is meant for, so that nobody can tell who. */
  readonly owner: string;
  /** When the shopper asked for it, ms since 1970. */
  readonly time: number;
  readonly itemId: number;
  readonly sku: string;
  readonly name: string;
  /** Pieces that the line is to have; 0 takes it out. */
  readonly qty: number;
  /** J-303: it is to lie aside, or to come back into the cart; undefined: it stays where it is. */
  readonly place?: 'aside' | 'cart' | undefined;
  /** Price of one piece that the shopper has seen. */
  readonly price: Grosze;
  /** It, or one before it of the same line, was sent and got no answer: the server may have made it. */
  readonly sent: boolean;
}

/** changes of lines that have not reached the server. */
export const CART_EDITS: StorageKey<readonly CartEdit[], readonly CartEdit[]> = /* @__PURE__ */ storageKey<
  readonly CartEdit[],
  readonly CartEdit[]
>({
  name: 'cart_edits',
  lifeMs: CART_OUTBOX_LIFE_MS,
  empty: [],
  schema: /* @__PURE__ */ array(
    /* @__PURE__ */ object({
      key: text,
      owner: text,
      time: /* @__PURE__ */ number(),
      itemId: /* @__PURE__ */ number(),
      sku: text,
      name: text,
      qty: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ integer(), /* @__PURE__ */ minValue(0)),
      place: /* @__PURE__ */ optional(/* @__PURE__ */ picklist(['aside', 'cart'])),
      price: groszeSchema,
      sent: /* @__PURE__ */ boolean(),
    }),
  ),
});

export interface EditOutbox {
  /** Keeps what a line is to become; what was kept of the same line before counts no more. */
  note(edit: Pick<CartEdit, 'itemId' | 'sku' | 'name' | 'qty' | 'place' | 'price'> & Partial<Pick<CartEdit, 'sent'>>): CartEdit;
  /** What waits of the cart of this visitor, oldest first, from all tabs; what somebody else has left is dropped. */
  waiting(): readonly CartEdit[];
  /** It is about to be sent. */
  sending(key: string): void;
  /** The server has answered it, or it is no longer wanted. */
  done(key: string): void;
}

export interface EditOutboxOptions {
  readonly storage: ShopStorage;
  /** ms since 1970 */
  readonly now: () => number;
  /** A new key that nobody else makes, of 8 to 64 characters. */
  readonly newKey: () => string;
}

/**
 * FNV-1a: tells two visits apart and opens nothing. The browser's own digests come later, and an edit must be kept in the moment
 * in which the shopper may leave.
 */
export function markOf(secret: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < secret.length; at += 1) hash = Math.imul(hash ^ secret.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** Changes of lines that wait for a connection, in the storage of the browser. */
export function createEditOutbox({ storage, now, newKey }: EditOutboxOptions): EditOutbox {
  // Where the storage is full the edits last as long as the page.
  let unstored: readonly CartEdit[] = [];

  const owner = (): string => markOf(visitOf(storage) ?? '');

  function write(edits: readonly CartEdit[]): void {
    unstored = [];
    if (edits.length === 0) storage.remove(CART_EDITS);
    else if (!storage.write(CART_EDITS, edits)) {
      storage.remove(CART_EDITS);
      unstored = edits;
    }
  }

  function waiting(): readonly CartEdit[] {
    const all = [...storage.read(CART_EDITS), ...unstored];
    const mine = owner();
    const own = all.filter((edit) => edit.owner === mine && now() - edit.time < CART_OUTBOX_LIFE_MS);
    if (own.length < all.length) write(own);
    return own;
  }

  return {
    note(edit) {
      const noted: CartEdit = { sent: false, ...edit, key: newKey(), owner: owner(), time: now() };
      write([...waiting().filter(({ itemId }) => itemId !== edit.itemId), noted]);
      return noted;
    },
    waiting,
    sending: (key) => write(waiting().map((edit) => (edit.key === key ? { ...edit, sent: true } : edit))),
    done: (key) => write(waiting().filter((edit) => edit.key !== key)),
  };
}
