/** Slices of the shell (Z-01, Z-33 … Z-37, Z-39 … Z-41). */
import { type DeviceType, type ScreenSize, deviceType, screenSize } from '../constants/viewport.ts';
import { defineSlice } from './slice.ts';

export type DrawerName = 'cart' | 'navigation' | 'search' | 'filters';

/** Z-01, and ≠18 for the two flags at the end. */
export interface AppState {
  readonly drawer: DrawerName | null;
  readonly allowDrawer: boolean;
  readonly hasBeenOffline: boolean;
  readonly isOnline: boolean;
  readonly overlay: boolean;
  readonly searchOpen: boolean;
  readonly query: string;
  readonly pending: boolean;
  readonly isSEOLoading: boolean;
  readonly searchQueryString: string;
  readonly searchCategory: string | null;
  readonly searchHistory: readonly string[];
  readonly isNavigationVisible: boolean;
  readonly autocompleteOpen: boolean;
  readonly hideNewsletter: boolean;
  readonly cookieAccepted: boolean;
}

export const appSlice = /* @__PURE__ */ defineSlice<AppState>({
  drawer: null,
  allowDrawer: true,
  hasBeenOffline: false,
  isOnline: true,
  overlay: false,
  searchOpen: false,
  query: '',
  pending: false,
  isSEOLoading: false,
  searchQueryString: '',
  searchCategory: null,
  searchHistory: [],
  isNavigationVisible: false,
  autocompleteOpen: false,
  hideNewsletter: false,
  cookieAccepted: false,
});

/** V-16: what an online or offline event of the browser changes. */
export function connectionAfter(event: 'online' | 'offline'): Partial<AppState> {
  return event === 'online' ? { isOnline: true } : { isOnline: false, hasBeenOffline: true };
}

/** V-16: the state starts from what the browser says. */
export function connectionAtStart(isOnline: boolean): Partial<AppState> {
  return { isOnline, hasBeenOffline: !isOnline };
}

/** Z-33, ≠08 */
export interface RwdState {
  readonly currentWidth: number;
  readonly isMobile: boolean;
  readonly isDesktop: boolean;
  readonly screenSize: ScreenSize;
  readonly deviceType: DeviceType;
  readonly screenWidth: number;
  readonly isMobileAsRwdContext: boolean;
  readonly isTabletAsRwdContext: boolean;
  readonly isDesktopAsRwdContext: boolean;
  readonly isWidescreenAsRwdContext: boolean;
  readonly isSmallDesktop: boolean;
  readonly isTouchDevice: boolean;
}

/** Z-33: all flags of a window; widths in px. Desktop behaviour starts at 1100 (≠08), a small desktop ends at 1365 (∅19). */
export function rwdState(width: number, { screenWidth = width, isTouchDevice = false } = {}): RwdState {
  const device = deviceType(width);
  return {
    currentWidth: width,
    isMobile: device === 'mobile',
    isDesktop: device === 'desktop' || device === 'widescreen',
    screenSize: screenSize(width),
    deviceType: device,
    screenWidth,
    isMobileAsRwdContext: device === 'mobile',
    isTabletAsRwdContext: device === 'tablet',
    isDesktopAsRwdContext: device === 'desktop',
    isWidescreenAsRwdContext: device === 'widescreen',
    isSmallDesktop: width >= 1100 && width < 1366,
    isTouchDevice,
  };
}

/** Filled after hydration; until then (and on the server) a phone. */
export const rwdSlice = /* @__PURE__ */ defineSlice<RwdState>(/* @__PURE__ */ rwdState(390));

/** Z-35, G-01 */
export interface ConsentState {
  readonly necessary: boolean;
  readonly analytics: boolean;
  readonly functional: boolean;
  readonly marketing: boolean;
}
export const gdprSlice = /* @__PURE__ */ defineSlice<ConsentState>({
  necessary: true,
  analytics: false,
  functional: false,
  marketing: false,
});
