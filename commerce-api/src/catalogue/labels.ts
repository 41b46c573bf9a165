import type { ProductLabel } from '../model/product.ts';
import { priceText } from './price-text.ts';

interface Priced {
  /** Grosze. */
  readonly finalPrice: number;
  /** Grosze; null when no reduction is announced. */
  readonly omnibusPrice: number | null;
  /** Whether instalments without interest are offered at this price. */
  readonly hasZeroPercent: boolean;
}

const PLUS: ProductLabel['code'] = 'plus';

/** The label of what members of the Plus programme buy cheaper. */
export const isPlusLabel = ({ code }: { readonly code: string }): boolean => code === PLUS;

export const hasPlusLabel = (labels: readonly { readonly code: string }[]): boolean => labels.some(isPlusLabel);

/**
 * The labels of a product that are true at its price: what is saved is counted from the lowest price of 30 days (P-02, ∅53), a shock price is
 * named while anything is saved, and instalments without interest are promised while there are any.
 */
export const trueLabels = (
  labels: readonly ProductLabel[],
  { finalPrice, omnibusPrice, hasZeroPercent }: Priced,
): readonly ProductLabel[] =>
  labels.flatMap((label) => {
    if (label.code === 'zero-percent') return hasZeroPercent ? [label] : [];
    if (label.code !== 'reduced' && label.code !== 'shock') return [label];
    const saving = (omnibusPrice ?? finalPrice) - finalPrice;
    if (label.code === 'shock') return saving > 0 ? [label] : [];
    return saving > 0 ? [{ ...label, text: `Taniej o ${priceText(saving)}` }] : [];
  });
