import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { productsSlice } from 'shared-contracts';
import { withLiveFields } from './live-fields.ts';

type Shown = Parameters<typeof withLiveFields>[0] & { readonly sku: string };

/** The product as it is now: what the page has read, corrected by what the socket pushed (L-06). */
export const useLive = <Product extends Shown>(product: Product): Product => {
  const { sku } = product;
  const pushedAtom = useMemo(() => atom((get) => get(productsSlice.read)[sku]), [sku]);
  return withLiveFields(product, useAtomValue(pushedAtom));
};
