import type { AppState, DrawerName } from 'shared-contracts';

/** The part of the app slice (Z-01) that drawers live in. */
export type DrawerState = Pick<AppState, 'drawer' | 'allowDrawer' | 'overlay' | 'searchOpen'>;

export type DrawerEvent =
  | { readonly type: 'toggled'; readonly drawer: DrawerName; readonly desktop: boolean }
  | { readonly type: 'search-toggled' }
  | { readonly type: 'closed' }
  | { readonly type: 'route-changed' }
  | { readonly type: 'layout-changed'; readonly desktop: boolean };

const closed = { drawer: null, overlay: false } as const;

/** What an event changes in the drawers; nothing when it changes nothing. */
export const drawerChange = (state: DrawerState, event: DrawerEvent): Partial<DrawerState> => {
  switch (event.type) {
    case 'toggled':
      // D-02: while drawers are not allowed, toggling does nothing.
      if (!state.allowDrawer) return {};
      // D-01: one at a time. D-07, ≠16: on desktop a named drawer opens the overlay; a mobile one renders its own backdrop.
      return state.drawer === event.drawer ? closed : { drawer: event.drawer, overlay: event.desktop, searchOpen: false };
    case 'search-toggled':
      return { ...closed, searchOpen: !state.searchOpen };
    case 'closed':
      return state.drawer === null && !state.overlay ? {} : closed;
    case 'route-changed':
      return state.drawer === null && !state.overlay && !state.searchOpen ? {} : { ...closed, searchOpen: false };
    case 'layout-changed':
      return event.desktop || !state.overlay ? {} : { overlay: false };
  }
};

/** Whether the same drawer or search bar, or none, is open in both. */
export const isOpenAlike = (a: DrawerState, b: DrawerState): boolean => a.drawer === b.drawer && a.searchOpen === b.searchOpen;
