import { atom } from 'jotai';
import { useMemo } from 'react';
import { productsSlice, useAtomAfterHydration } from 'shared-contracts';
import { withLiveFields } from './live-fields.ts';

type Shown = Parameters<typeof withLiveFields>[0] & { readonly sku: string };

/** The product as it is now: what the page has read, corrected by what the socket pushed (L-06). */
export function useLive<Product extends Shown>(product: Product): Product;
export function useLive<Product extends Shown>(product: Product | undefined): Product | undefined;
export function useLive<Product extends Shown>(product: Product | undefined): Product | undefined {
  const sku = product?.sku ?? '';
  const pushedAtom = useMemo(() => atom((get) => get(productsSlice.read)[sku]), [sku]);
  const pushed = useAtomAfterHydration(pushedAtom, undefined);
  return product && withLiveFields(product, pushed);
}
