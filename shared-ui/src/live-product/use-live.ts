import { atom } from 'jotai';
import { useMemo } from 'react';
import { productsSlice, useAtomAfterHydration } from 'shared-contracts';
import { withLiveFields, type Shown as Fields } from './live-fields.ts';

type Shown = Fields & { readonly sku: string };

/** The product as it is now: what the page has read, corrected by what the socket has pushed and the page has asked anew since (L-06, Q-26). */
export function useLive<Product extends Shown>(product: Product): Product;
export function useLive<Product extends Shown>(product: Product | undefined): Product | undefined;
export function useLive<Product extends Shown>(product: Product | undefined): Product | undefined {
  const sku = product?.sku ?? '';
  const pushedAtom = useMemo(() => atom((get) => get(productsSlice.read)[sku]), [sku]);
  const pushed = useAtomAfterHydration(pushedAtom, undefined);
  return product && withLiveFields(product, pushed);
}
