import { atom } from 'jotai';
import { useMemo } from 'react';
import { compareSkusAtom, useAtomAfterHydration, useCompareService, useWishlistService, wishlistSlice } from 'shared-contracts';

interface MarkedProduct {
  readonly id: number;
  readonly sku: string;
}

/** State and commands of the heart and the compare button; the names are those of the product tile. */
export interface Marks {
  readonly wished: boolean;
  readonly onWish: () => unknown;
  readonly compared: boolean;
  readonly onCompare: () => unknown;
}

/** W-05, M-01: the two lists a product can be put on; the services of the host keep them. */
export const useMarks = ({ id, sku }: MarkedProduct): Marks => {
  const wishlist = useWishlistService();
  const compare = useCompareService();
  const wishedAtom = useMemo(() => atom((get) => get(wishlistSlice.read).wishlist_items.some(({ product_id }) => product_id === id)), [id]);
  const comparedAtom = useMemo(() => atom((get) => get(compareSkusAtom).includes(sku)), [sku]);
  return {
    wished: useAtomAfterHydration(wishedAtom, false),
    onWish: () => wishlist?.toggle({ sku, product_id: id }),
    compared: useAtomAfterHydration(comparedAtom, false),
    onCompare: () => compare?.toggle(sku),
  };
};
