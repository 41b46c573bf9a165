import { createContext, use } from 'react';
import type { createStore } from 'jotai';
import type { CartService, CompareService, Connection, EventBus, Language, PrefetchPage, WishlistService } from 'shared-contracts';
import type { Client } from 'urql';
import type { ModuleCache } from '../federation/module-cache.ts';
import type { RemoteErrorListener } from '../federation/RemoteView.tsx';
import type { FooterData, HeaderData, StoreConfig } from '../shell/index.ts';
import type { PageResolver } from './page-resolver.ts';
import type { KeptEntry } from './page-views.ts';

/** What header and footer are rendered from. */
export interface Frame {
  /** Null in the browser when the server has rendered it. */
  readonly header: HeaderData | null;
  readonly footer: FooterData | null;
  readonly storeConfig: StoreConfig;
}

/** Everything that one page of the shop runs with: one per document in the browser, one per request on the server. */
export interface ShopEnvironment {
  readonly language: Language;
  readonly store: ReturnType<typeof createStore>;
  readonly client: Client;
  readonly bus: EventBus;
  /** Null on the server, where there is no cart. */
  readonly cart: CartService | null;
  /** Null on the server. */
  readonly connection: Connection | null;
  readonly compare: CompareService | null;
  /** Null on the server. */
  readonly wishlist: WishlistService | null;
  /** Fetches code and data of a page that the visitor is about to open (N-17). */
  readonly prefetch: PrefetchPage | null;
  readonly modules: ModuleCache;
  /** Key of the history entry whose page stays mounted behind the one that is shown. */
  readonly kept: KeptEntry;
  readonly resolver: PageResolver;
  /** Null when the commerce server never answered: only the error screens can be rendered. */
  readonly frame: Frame | null;
  readonly origin: string;
  readonly onRemoteError: RemoteErrorListener;
  /** Chance for the 404 layout, 0 ≤ x < 1; the same on server and browser. */
  readonly random: number;
}

export const EnvironmentContext = createContext<ShopEnvironment | null>(null);

/** The page's environment. @throws outside of `ShopProviders` */
export const useEnvironment = (): ShopEnvironment => {
  const environment = use(EnvironmentContext);
  if (environment === null) throw new Error('the page stands outside of the host');
  return environment;
};
