import { subtractGrosze, type Grosze } from 'shared-contracts';

/** An announced reduction of a price. */
export interface Reduction {
  /** The price struck through. */
  readonly struck: Grosze;
  readonly saving: Grosze;
}

/**
 * [P-02] The reduction that may be shown: struck price and saving are both counted from the lowest price of the
 * 30 days before it (∅53, C-330/23); null where none is announced or nothing would be saved.
 */
export const reductionOf = (finalPrice: Grosze, omnibusPrice: Grosze | null): Reduction | null =>
  omnibusPrice !== null && omnibusPrice > finalPrice
    ? { struck: omnibusPrice, saving: subtractGrosze(omnibusPrice, finalPrice) }
    : null;
