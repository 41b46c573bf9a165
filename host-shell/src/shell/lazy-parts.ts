import { lazyPart, nothing } from 'shared-ui/lazy-part';

/** The parts of the shell that are not in its first chunk. Each is rendered by `PreloadedPart`, which handles its failures. */
export const lazyParts = {
  /** The panels of the menu bar. */
  menu: lazyPart(() => import('./menu/MenuPanels.tsx'), nothing),
  navigation: lazyPart(() => import('./drawers/MenuDrawer.tsx'), nothing),
  search: lazyPart(() => import('./drawers/SearchDrawer.tsx'), nothing),
  cart: lazyPart(() => import('./drawers/CartDrawer.tsx'), nothing),
  wishlist: lazyPart(() => import('./drawers/WishlistDialog.tsx'), nothing),
  searchOverlay: lazyPart(() => import('./search/SearchOverlay.tsx'), nothing),
  suggestions: lazyPart(() => import('./search/Suggestions.tsx'), nothing),
  /** The cookie banner of each first visit: in the same file as the layer that renders it, to save a second request. */
  consent: lazyPart(() => import(/* webpackChunkName: "background" */ './consent/ConsentParts.tsx'), nothing),
  /** Footer and first level of the menu, for visits that start on a page without them. */
  footer: lazyPart(() => import(/* webpackChunkName: "first-interaction" */ './footer/FooterContent.tsx'), nothing),
  entries: lazyPart(() => import(/* webpackChunkName: "first-interaction" */ './menu/MenuEntries.tsx'), nothing),
  /** Notices: loaded at the first interaction or the first notice. */
  toasts: lazyPart(() => import('./Toasts.tsx'), nothing),
  /** Online indicator and scroll-to-top: loaded when the page is idle, so that they work offline; in one file with live prices. */
  idle: lazyPart(() => import(/* webpackChunkName: "background" */ './IdleLayer.tsx'), nothing),
} as const;

export type ShellPart = keyof typeof lazyParts;
