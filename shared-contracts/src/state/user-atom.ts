import { atom } from 'jotai';

import { dropInteractions } from '../notices/interactions.ts';
import { type UserEvent, reduceUser } from '../user/session.ts';
import { defineSlice } from './slice.ts';
import { DEFAULT_USER, neoportalDataSlice, purchaseDetailsSlice, purchaseHistorySlice } from './user.ts';

const slice = /* @__PURE__ */ defineSlice(DEFAULT_USER);

/** The state of the user, for everybody to read (Z-14 … Z-16). It changes through `dispatchUserEvent`, and by `showRecentlyViewed`. */
export const userAtom = /* @__PURE__ */ atom((get) => get(slice.read));

/** Applies an event of the session to the user state; a reset also clears their orders, what neoportal has sent and what waits to be said. */
export const dispatchUserEvent = /* @__PURE__ */ atom(null, (get, set, event: UserEvent) => {
  set(slice.patch, reduceUser(get(slice.read), event));
  if (event.type !== 'reset') return;
  set(dropInteractions);
  for (const { reset } of [neoportalDataSlice, purchaseHistorySlice, purchaseDetailsSlice]) set(reset);
});

/** M-06: takes over what the storage knows of the products seen last. */
export const showRecentlyViewed = /* @__PURE__ */ atom(null, (get, set, items: readonly string[]) => {
  set(slice.patch, { recentlyViewed: { ...get(slice.read).recentlyViewed, items } });
});
