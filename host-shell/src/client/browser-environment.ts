import type { Location } from 'react-router-dom';
import type { ShopStorage } from 'shared-contracts';
import type { CatalogueClient } from 'shared-contracts/catalogue-client';
import type { PageReleases } from 'shared-contracts/federation';
import type { ShopEnvironment } from '../app/environment.ts';
import type { LazyCart } from './cart/lazy-cart.ts';

/** The environment of a page in a browser. */
export interface BrowserEnvironment extends ShopEnvironment {
  readonly cart: LazyCart;
  /** There is a cart to read: a customer's, one of a guest that the browser remembers, or one to be made for what waits. */
  readonly hasCart: boolean;
  readonly storage: ShopStorage;
  /** What the page shows of the catalogue, and how it is made to read it again. */
  readonly answers: Pick<CatalogueClient, 'shown' | 'outdate' | 'holdBack'>;
  /** The release set of this document. */
  readonly releases: PageReleases;
  /** Whether a navigation leaves this document for a new one; what decides comes later (`keepReleases`). */
  readonly leaves: { current: (from: string, to: string) => boolean };
  /** Told of each navigation before it is rendered. */
  readonly onAsk: (to: Location) => void;
  /** The page at the address is still mounted, or it is a product that a tile has shown and the code of its page is there. */
  readonly isAtHand: (location: Location) => boolean;
}
