import type { CartHost } from 'shared-contracts';
import { createCartSnapshots, snapshotBox } from './cart-snapshots.ts';
import { withEarlyCart } from './early-cart.ts';

export interface CartHostParts extends Omit<CartHost, 'snapshots' | 'isOnline'> {
  /** Looks at the answers of another `fetch` (E-02). */
  readonly watched: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
}

const isOnline = (): boolean => navigator.onLine;

/** What the host gives to the cart's rules in a browser; this code comes together with them. */
export const makeCartHost = ({ watched, connection, ...parts }: CartHostParts): CartHost => ({
  ...parts,
  connection: { ...connection, fetch: watched(withEarlyCart(window.fetch.bind(window), window.amperioCart)) },
  snapshots: createCartSnapshots({ box: snapshotBox(), storage: connection.storage, now: Date.now, isOnline }),
  isOnline,
});
