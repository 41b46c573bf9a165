/**
 * The versioned interface between the host and the cart's rules (ADR 066). The rules are released with mfe-cart-checkout; the host
 * keeps the counter, the presses that come before the rules are here, and the additions that wait.
 */
import type { createStore } from 'jotai';

import type { Connection } from '../connection/connection.ts';
import type { ApiError } from '../errors/api-error.ts';
import type { EventBus } from '../events/bus.ts';
import type { Language } from '../i18n/language.ts';
import type { LoadableTexts } from '../pages/page-props.ts';
import type { NewCartItem } from '../rest/cart-calls.ts';
import type { Addition, CartOutbox } from './cart-outbox.ts';

/** Grows with each change that a host or a cart service of the other version could not live with. */
export const CART_PORT_VERSION = 1;

export type CartOutcome = { readonly ok: true } | { readonly ok: false; readonly error: ApiError };

/** What any part of a page may ask of the cart. What only the cart's own pages do is not part of the interface. */
export interface CartService {
  /** C-14: reads the customer's cart, or the guest's known or stored one; without any, the cart counts as fetched. Sends first what still waits. */
  load(answer?: 'full' | 'mini'): Promise<CartOutcome>;
  /** Creates the cart first if there is none. Without an answer of the server the addition goes on waiting, beyond this page. */
  add(item: NewCartItem | Addition): Promise<CartOutcome>;
  /** Sends what still waits: additions, then changes of lines. */
  deliver(): Promise<CartOutcome>;
  /** C-16: forgets the cart here and in the storage. */
  reset(): void;
  /** C-30: after login the guest's cart becomes the customer's. */
  assignToCustomer(): Promise<CartOutcome>;
}

/** What all parts of a page may know of the cart; lines and sums are known to the cart's own pages. */
export interface CartSummary {
  /** Pieces, with what is on the way: the number in the header (S-13, C-21). */
  readonly count: number;
  readonly isFetched: boolean;
  readonly isLoading: boolean;
}

/** What is kept of a cart for the time without a connection; its content is the business of who keeps it. */
export interface KeptCart {
  /** When the server said so, ms since 1970. */
  readonly takenAt: number;
  readonly content: unknown;
}

/** A place in the browser for the last cart of this visitor (J-81). */
export interface CartSnapshotStore {
  readonly keep: (content: unknown) => void;
  /** The cart of the same visitor, while there is no connection; null in any other case. */
  readonly find: () => Promise<KeptCart | null>;
  /** There is no such cart any more. */
  readonly forget: () => void;
}

/** Calls something again after longer and longer pauses, and at once when the browser is online again. */
export interface Redelivery {
  /** There was no answer. True the first time in a row: then a notice is shown. */
  readonly later: () => boolean;
}

/** What the host gives to the cart's rules. */
export interface CartHost {
  readonly store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>;
  readonly bus: EventBus;
  readonly language: Language;
  readonly connection: Connection;
  /** Additions that the server has not acknowledged. */
  readonly outbox: CartOutbox;
  readonly snapshots: CartSnapshotStore;
  readonly isOnline: () => boolean;
  readonly redelivery: (deliver: () => Promise<CartOutcome>) => Redelivery;
  /** Shows how the cart stands to everybody else. */
  readonly publish: (summary: CartSummary) => void;
}

/** What `./CartService` of mfe-cart-checkout exports. The texts are loaded before the service is made. */
export interface CartServiceModule {
  readonly cartPort: number;
  readonly default: (host: CartHost) => CartService;
  readonly texts: LoadableTexts;
}
