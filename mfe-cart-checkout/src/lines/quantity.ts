/** C-23: what quantities a product may be bought in. */

export interface QuantityLimits {
  readonly min: number;
  readonly max: number;
}

interface SaleLimits {
  readonly min_sale_qty?: number | null | undefined;
  readonly max_sale_qty?: number | null | undefined;
}

/** The limits of a cart's item. */
export function quantityLimits({ min_sale_qty: least, max_sale_qty: most }: SaleLimits): QuantityLimits {
  const min = Math.max(1, least ?? 1);
  return { min, max: Math.max(min, most && most > 0 ? most : 999) };
}
