import type { CartView } from 'shared-contracts';

/** What stands in the cart's place. */
export type CartPhase = 'loading' | 'failed' | 'empty' | 'filled';

/** Lines that are known stay, even if reading them anew fails: then a word above them says so. */
export function cartPhase(
  { lines, isFetched, loadError }: Pick<CartView, 'lines' | 'isFetched' | 'loadError'>,
  isHydrated: boolean,
): CartPhase {
  if (!isHydrated) return 'loading';
  if (lines.length > 0) return 'filled';
  if (loadError !== null) return 'failed';
  return isFetched ? 'empty' : 'loading';
}
