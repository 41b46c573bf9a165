/** The compare list: kept a day in the storage (M-05), shown everywhere. */
import { type Atom, type createStore, atom } from 'jotai';
import { createContext, useContext } from 'react';

import { COMPARE_LIST } from '../storage/keys.ts';
import type { ShopStorage } from '../storage/shop-storage.ts';
import { addToCompare } from './sku-lists.ts';

const skusAtom = /* @__PURE__ */ atom<readonly string[]>([]);
/** SKUs in the order in which they were added. */
export const compareSkusAtom: Atom<readonly string[]> = /* @__PURE__ */ atom((get) => get(skusAtom));

export interface CompareService {
  /** Reads what is stored: after hydration, and when another tab has changed it. */
  load(): void;
  add(sku: string): void;
  remove(sku: string): void;
  /** Adds, or removes what is shown there. */
  toggle(sku: string): void;
  /** M-04 */
  clear(): void;
}

export function createCompareService(options: {
  readonly store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>;
  readonly storage: ShopStorage;
}): CompareService {
  const { store, storage } = options;
  // A list that the storage did not take lasts as long as the page.
  let isKept = true;
  /** What another tab has written since belongs to the list as well. */
  const listed = (): readonly string[] => (isKept ? storage.read(COMPARE_LIST) : store.get(skusAtom));

  const show = (skus: readonly string[]): void => store.set(skusAtom, skus);

  function change(skus: readonly string[]): void {
    isKept = storage.write(COMPARE_LIST, [...skus]);
    show(skus);
  }

  const add = (sku: string) => change(addToCompare(listed(), sku));
  const remove = (sku: string) => change(listed().filter((other) => other !== sku));
  return {
    add,
    remove,
    load: () => show(listed()),
    toggle: (sku) => (store.get(skusAtom).includes(sku) ? remove : add)(sku),
    clear() {
      storage.remove(COMPARE_LIST);
      show([]);
    },
  };
}

/** The page's compare list; the host provides it. */
export const CompareServiceContext = /* @__PURE__ */ createContext<CompareService | null>(null);

/** The page's compare list; null where nobody provides one (the server, a part that is rendered alone). */
export function useCompareService(): CompareService | null {
  return useContext(CompareServiceContext);
}
