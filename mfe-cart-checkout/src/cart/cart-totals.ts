import { addGrosze, subtractGrosze, sumGrosze, ZERO_GROSZE, type CartView, type Grosze } from 'shared-contracts';
import { linePrice } from '../lines/line-price.ts';

export interface CartTotals {
  /** The goods before announced reductions. */
  readonly goods: Grosze;
  /** What the announced reductions save. */
  readonly saving: Grosze;
  readonly toPay: Grosze;
}

/**
 * The sums of the summary. While a change is on the way they follow what the shopper sees in the lines; once it is
 * confirmed, what is paid is the server's word.
 */
export function cartTotals({ lines, total, isPending }: Pick<CartView, 'lines' | 'total' | 'isPending'>): CartTotals {
  const toPay = isPending ? sumGrosze(lines.map(({ lineTotal }) => lineTotal)) : total;
  const savings = lines.map((line) => {
    const price = linePrice(line);
    return price.struck === null ? ZERO_GROSZE : subtractGrosze(price.struck, price.total);
  });
  const saving = sumGrosze(savings);
  return { goods: addGrosze(toPay, saving), saving, toPay };
}
