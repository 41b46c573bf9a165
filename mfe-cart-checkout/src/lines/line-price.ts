import { multiplyGrosze, type Grosze } from 'shared-contracts';
import { priceBlock } from 'shared-contracts/catalogue';
import type { CartLine } from '../service/cart-view.ts';

/** What a line of the cart says about its price. */
export interface LinePrice {
  /** Price of one piece. */
  readonly each: Grosze;
  readonly total: Grosze;
  /** What the line would cost at the lowest price of 30 days, when less is paid now; else null. */
  readonly struck: Grosze | null;
  /** Lowest price of one piece in the 30 days before the announced reduction; null when none is announced. */
  readonly lowest: Grosze | null;
}

/** P-02, ∅53: in the cart, too, a reduction is counted from the lowest price of 30 days and from nothing else. */
export function linePrice({ item, qty, lineTotal }: Pick<CartLine, 'item' | 'qty' | 'lineTotal'>): LinePrice {
  const block = priceBlock({ price: item.catalog_price, final_price: item.catalog_final_price, omnibus_price: item.omnibus_price });
  const each = item.catalog_final_price;
  if (block.kind === 'reduced') return { each, total: lineTotal, struck: multiplyGrosze(block.struck, qty), lowest: block.struck };
  return { each, total: lineTotal, struck: null, lowest: block.kind === 'regular' ? null : block.lowest };
}
