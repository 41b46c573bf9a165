/** Names of the parts of the shell that are loaded when they are first needed (`lazy-parts.ts`). */
export type ShellPart =
  | 'menu'
  | 'navigation'
  | 'search'
  | 'cart'
  | 'wishlist'
  | 'searchOverlay'
  | 'suggestions'
  | 'consent'
  | 'footer'
  | 'entries'
  | 'toasts'
  | 'idle';
