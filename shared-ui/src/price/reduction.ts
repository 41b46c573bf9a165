import type { Grosze } from 'shared-contracts';
import { priceBlock } from 'shared-contracts/catalogue';

/** An announced reduction of a price. */
export interface Reduction {
  /** The price struck through. */
  readonly struck: Grosze;
  readonly saving: Grosze;
}

/** [P-02] The reduction that may be shown beside a price alone; null where nothing is saved or announced. */
export function reductionOf(finalPrice: Grosze, omnibusPrice: Grosze | null): Reduction | null {
  if (omnibusPrice === null) return null;
  const block = priceBlock({ price: omnibusPrice, final_price: finalPrice, omnibus_price: omnibusPrice });
  return block.kind === 'reduced' ? { struck: block.struck, saving: block.saving } : null;
}
