import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { compareSkusAtom, useCompareService, useWishlistService, wishlistSlice } from 'shared-contracts';
import type { HomeProduct } from './HomeProducts.tsx';

interface Marks {
  readonly wished: boolean;
  readonly onWish: () => unknown;
  readonly compared: boolean;
  readonly onCompare: () => unknown;
}

/** W-05, M-01: the two lists a product can be put on; the services of the host keep them. */
export const useMarks = ({ id, sku }: HomeProduct): Marks => {
  const wishlist = useWishlistService();
  const compare = useCompareService();
  const wished = useMemo(() => atom((get) => get(wishlistSlice.read).wishlist_items.some(({ product_id }) => product_id === id)), [id]);
  const compared = useMemo(() => atom((get) => get(compareSkusAtom).includes(sku)), [sku]);
  return {
    wished: useAtomValue(wished),
    onWish: () => wishlist?.toggle({ sku, product_id: id }),
    compared: useAtomValue(compared),
    onCompare: () => compare?.toggle(sku),
  };
};
