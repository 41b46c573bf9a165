import type { CartView } from '../service/cart-view.ts';

/** What stands in the cart's place. */
export type CartPhase = 'loading' | 'failed' | 'empty' | 'filled';

type Known = Pick<CartView, 'lines' | 'isFetched' | 'loadError' | 'adding'>;

/**
 * Lines that are known stay, even if reading them anew fails: then a word above them says so.
 * @param isEmptied the lines of the cart are known, and all of them are on their way out
 */
export function cartPhase({ lines, isFetched, loadError, adding }: Known, isHydrated: boolean, isEmptied = false): CartPhase {
  if (!isHydrated) return 'loading';
  if (lines.length > 0) return 'filled';
  if (loadError !== null && !isEmptied) return 'failed';
  // Nothing is in the cart yet, but something is on its way into it.
  if (Object.keys(adding).length > 0) return 'loading';
  return isFetched || isEmptied ? 'empty' : 'loading';
}

const USUAL_LINES = 3;

/** Lines that are on their way into the cart: each gets its place in grey. While the cart is not known, about what a cart holds. */
export function comingLines({ lines, isFetched, adding }: Omit<Known, 'loadError'>): number {
  if (!isFetched && lines.length === 0) return USUAL_LINES;
  const present = new Set(lines.map(({ item }) => item.sku));
  return Object.keys(adding).filter((sku) => !present.has(sku)).length;
}
