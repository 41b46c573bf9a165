import { atom, useAtomValue } from 'jotai';
import { appSlice, cartCountAtom, compareSkusAtom, userAtom, wishlistCountAtom } from 'shared-contracts';

const signedInAtom = atom((get) => get(userAtom).isSignedIn);
const compareCountAtom = atom((get) => get(compareSkusAtom).length);
const searchHistoryAtom = atom((get) => get(appSlice.read).searchHistory);

/** What the header knows of the shopper: all of it is 0 or unknown in server HTML and arrives after hydration. */
export const useSignedIn = (): boolean => useAtomValue(signedInAtom);
export const useCartCount = (): number => useAtomValue(cartCountAtom);
export const useWishlistCount = (): number => useAtomValue(wishlistCountAtom);
export const useCompareCount = (): number => useAtomValue(compareCountAtom);
export const useSearchHistory = (): readonly string[] => useAtomValue(searchHistoryAtom);
