import { atom, useAtomValue } from 'jotai';
import { appSlice, type AppState } from 'shared-contracts';

const drawerAtom = atom((get) => get(appSlice.read).drawer);
const searchOpenAtom = atom((get) => get(appSlice.read).searchOpen);
const isOnlineAtom = atom((get) => get(appSlice.read).isOnline);
const hasBeenOfflineAtom = atom((get) => get(appSlice.read).hasBeenOffline);

/** Single fields of the app slice: a component is rendered again only when its own field changes. */
export const useOpenDrawer = (): AppState['drawer'] => useAtomValue(drawerAtom);
export const useSearchOpen = (): boolean => useAtomValue(searchOpenAtom);
export const useIsOnline = (): boolean => useAtomValue(isOnlineAtom);
export const useHasBeenOffline = (): boolean => useAtomValue(hasBeenOfflineAtom);
