interface Promotion {
  readonly is_shockprice: boolean;
  readonly stock_used: number | null;
  readonly stock_left: number | null;
}

/** How much of a limited promotion is left. */
export interface ShockStock {
  readonly left: number;
  readonly total: number;
}

/** P-14: the stock bar of a shock price; null when the promotion is none or has no limit. */
export const shockStock = (promotion: Promotion | null): ShockStock | null => {
  if (promotion === null || !promotion.is_shockprice || promotion.stock_left === null) return null;
  const total = promotion.stock_left + (promotion.stock_used ?? 0);
  if (total <= 0) return null;
  return { left: promotion.stock_left, total };
};
