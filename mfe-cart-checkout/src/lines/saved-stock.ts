import type { CartItem } from '../service/cart-schema.ts';

interface SavedStock {
  readonly kind: 'available' | 'fewer' | 'soldOut';
  /** The most pieces that can be bought now. */
  readonly left: number;
  readonly tone: 'good' | 'low' | 'none';
}

/** J-303: what is left of a product that lies aside. */
export function stockOf({ qty, min_sale_qty: min = 1, max_sale_qty: left = qty }: CartItem): SavedStock {
  if (left < Math.max(1, min)) return { kind: 'soldOut', left, tone: 'none' };
  return left < qty ? { kind: 'fewer', left, tone: 'low' } : { kind: 'available', left, tone: 'good' };
}
