import { plusSaving } from 'shared-contracts/catalogue';
import { grosze, sumGrosze, ZERO_GROSZE } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import type { Coupon } from '../model/content.ts';
import type { Store } from '../model/index.ts';
import { isGiftCard } from './goods.ts';
import type { Goods } from './goods.ts';

interface PlusInput {
  readonly goods: readonly Goods[];
  /** Whether the cart's customer is a member. */
  readonly isPlus: boolean;
  readonly store: { readonly config: Pick<Store['config'], 'plusEnabled' | 'plusDiscountPercent'> };
  /** The coupon that is in effect. */
  readonly coupon: Pick<Coupon, 'discountType'> | undefined;
  /** What promotions take off each line, in the order of the lines. */
  readonly promotions: readonly Grosze[];
}

/** What the Plus programme takes off each line, in the order of the lines. */
export interface PlusDiscount {
  readonly shares: readonly Grosze[];
  readonly discount: Grosze;
}

/**
 * J-297: what members save on products with the label, per piece as pages show it, and never more than promotions have left of the line.
 * Not together with a coupon of percents, and never on gift cards (J-250).
 */
export function plusDiscount({ goods, isPlus, store, coupon, promotions }: PlusInput): PlusDiscount {
  const { plusEnabled, plusDiscountPercent } = store.config;
  const isOn = isPlus && plusEnabled && coupon?.discountType !== 'percent';
  const shares = goods.map((one, index) => {
    if (!isOn || !one.isCheaperInPlus || isGiftCard(one)) return ZERO_GROSZE;
    const left = one.finalPrice * one.qty - (promotions[index] ?? 0);
    return grosze(Math.max(0, Math.min(left, plusSaving(one.finalPrice, plusDiscountPercent) * one.qty)));
  });
  return { shares, discount: sumGrosze(shares) };
}
