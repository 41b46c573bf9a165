import { createContext, useCallback, useContext } from 'react';
import type { ProductPreview } from './page-props.ts';

/**
 * Tells the host that the shopper is about to open a path of the shop.
 * @param preview what the link shows of the product that it leads to
 */
export type PrefetchPage = (path: string, preview?: ProductPreview) => void;

/** The host's prefetch: resolves the path, loads the page's code and lets it read its data. Null where nobody does that. */
export const PrefetchContext = /* @__PURE__ */ createContext<PrefetchPage | null>(null);

/** A handler for the moment in which the shopper points at, touches or focuses the way to a page. */
export const usePrefetch = (path: string, preview?: ProductPreview): (() => void) => {
  const prefetch = useContext(PrefetchContext);
  return useCallback(() => prefetch?.(path, preview), [prefetch, path, preview]);
};
