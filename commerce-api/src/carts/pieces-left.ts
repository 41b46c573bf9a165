import { mostPieces } from './quantity.ts';
import type { SaleRules } from './quantity.ts';

/**
 * lines with as many of their pieces as can be bought now; those of which none can are left out. Lines of a product count
 * together: of fewer pieces than it is sold in none are left.
 */
export function piecesLeft<Line extends { readonly product_id: number; readonly qty: number }>(
  lines: readonly Line[],
  rules: ReadonlyMap<number, SaleRules>,
): readonly Line[] {
  const left = new Map<number, number>();
  for (const [id, rule] of rules) {
    const wanted = lines.reduce((sum, line) => (line.product_id === id ? sum + line.qty : sum), 0);
    const most = rule.isSalesBlocked || rule.isOnlyInStore ? 0 : Math.min(wanted, mostPieces(rule));
    left.set(id, most < rule.minSaleQty ? 0 : most);
  }
  return lines.flatMap((line) => {
    const most = left.get(line.product_id) ?? 0;
    const qty = Math.min(line.qty, most);
    left.set(line.product_id, most - qty);
    return qty === 0 ? [] : [{ ...line, qty }];
  });
}
