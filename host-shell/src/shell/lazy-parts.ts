/** Everything of the shell that is not in its first chunk. Bundlers cache what has been loaded. */
export const lazyParts = {
  /** The panels of the menu bar. */
  menu: () => import('./menu/MenuPanels.tsx'),
  navigation: () => import('./drawers/MenuDrawer.tsx'),
  search: () => import('./drawers/SearchDrawer.tsx'),
  cart: () => import('./drawers/CartDrawer.tsx'),
  wishlist: () => import('./drawers/WishlistDialog.tsx'),
  searchOverlay: () => import('./search/SearchOverlay.tsx'),
  suggestions: () => import('./search/Suggestions.tsx'),
  /** The banner of cookies, which each first visit shows: in the file of the layer that asks for it, so that it waits for no second one. */
  consent: () => import(/* webpackChunkName: "background" */ './consent/ConsentParts.tsx'),
  /** Footer and first level of the menu, for visits that begin on a page without them. */
  footer: () => import(/* webpackChunkName: "first-interaction" */ './footer/FooterContent.tsx'),
  entries: () => import(/* webpackChunkName: "first-interaction" */ './menu/MenuEntries.tsx'),
  /** Notices: fetched when the visitor does something, or when there is one. */
  toasts: () => import('./Toasts.tsx'),
  /** Online indicator, scroll-to-top: fetched when the page is idle, so that they are there when offline; in one file with live prices, which follow on every page. */
  idle: () => import(/* webpackChunkName: "background" */ './IdleLayer.tsx'),
} as const;

export type LazyPart = keyof typeof lazyParts;
