import type { CartNotices } from '../service/sanitize.ts';

/** C-19, C-20: what a cart may have to say at once. */
export const POPUPS = ['category_exclusion', 'restore_cart_missing_qty'] as const;
export type Popup = (typeof POPUPS)[number];

/** C-18: popups that this session has not shown yet, in the order in which the server names them. */
export const unseenPopups = (notices: CartNotices, shown: readonly string[]): readonly Popup[] =>
  Object.keys(notices).flatMap((key) => POPUPS.find((popup) => popup === key && !shown.includes(popup)) ?? []);
