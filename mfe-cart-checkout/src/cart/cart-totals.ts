import { grosze, subtractGrosze, sumGrosze, ZERO_GROSZE, type Grosze } from 'shared-contracts';
import { linePrice } from '../lines/line-price.ts';
import type { CartState } from '../service/cart-state.ts';
import { addOnsSum } from '../service/line-add-ons.ts';
import type { CartView } from '../service/cart-view.ts';

export interface CartTotals {
  /** The pieces before announced reductions. */
  readonly goods: Grosze;
  /** What the announced reductions save. */
  readonly saving: Grosze;
  /** C-24: what the coupon saves. */
  readonly coupon: Grosze;
  /** C-25: what promotions save. */
  readonly promotions: Grosze;
  /** J-297: what a member of the Plus programme saves. */
  readonly plus: Grosze;
  /** C-26, C-27: warranties and services. */
  readonly addOns: Grosze;
  readonly toPay: Grosze;
}

/** What the programme takes off a line: as the server said, for as many pieces as are shown now. */
const plusOf = ({ item, qty, lineTotal }: CartView['lines'][number]): Grosze =>
  grosze(Math.min(lineTotal, Math.round(((item.row_plus_discount ?? 0) * qty) / Math.max(1, item.qty))));

/**
 * The sums of the summary. While a change is on the way they follow what the shopper sees in the lines; once it is
 * confirmed, what is paid is the server's word.
 */
export function cartTotals(
  { lines, total, isPending }: Pick<CartView, 'lines' | 'total' | 'isPending'>,
  known: Pick<NonNullable<CartState['coupon']>, 'discount'> | null,
  offered: readonly Pick<CartState['promotions'][number], 'discount'>[] = [],
): CartTotals {
  const inLines = sumGrosze(lines.map(({ lineTotal }) => lineTotal));
  const addOns = sumGrosze(lines.map((line) => addOnsSum(line.addOns)));
  const most = isPending ? inLines : grosze(Number.MAX_SAFE_INTEGER);
  const promotions = grosze(Math.min(sumGrosze(offered.map(({ discount }) => discount)), most));
  const plus = grosze(Math.min(sumGrosze(lines.map(plusOf)), subtractGrosze(most, promotions)));
  const coupon = grosze(Math.min(known?.discount ?? 0, subtractGrosze(most, sumGrosze([promotions, plus]))));
  const toPay = isPending ? sumGrosze([subtractGrosze(inLines, sumGrosze([promotions, plus, coupon])), addOns]) : total;
  const savings = lines.map((line) => {
    const price = linePrice(line);
    return price.struck === null ? ZERO_GROSZE : subtractGrosze(price.struck, price.total);
  });
  const saving = sumGrosze(savings);
  const goods = subtractGrosze(sumGrosze([toPay, saving, promotions, plus, coupon]), addOns);
  return { goods, saving, promotions, plus, coupon, addOns, toPay };
}
