import { subtractGrosze, sumGrosze, ZERO_GROSZE } from 'shared-contracts/money';
import type { Grosze, TaxInSum } from 'shared-contracts/money';
import { lineTotals } from '../carts/totals.ts';
import { STANDARD_VAT } from '../invoices/vat.ts';
import type { Store } from '../model/index.ts';
import { isGiftCard, type Goods } from './goods.ts';
import type { CartQuote } from './quote.ts';

/**
 * J-354: the tax in the sums of a cart, where the store shows net prices beside gross ones; null in other stores. As on the invoice, gift cards
 * have none (ADR 105), less what is taken off them.
 */
export function taxInSum(
  { totals, promotionShares }: Pick<CartQuote, 'totals' | 'promotionShares'>,
  goods: readonly Goods[],
  { config }: Pick<Store, 'config'>,
): TaxInSum | null {
  if (config.showsNetPrices !== true) return null;
  const cards = goods.map((one, index): Grosze => {
    if (!isGiftCard(one)) return ZERO_GROSZE;
    const reductions = sumGrosze([promotionShares[index] ?? ZERO_GROSZE, totals.couponShares[index] ?? ZERO_GROSZE]);
    return subtractGrosze(lineTotals(one).goods, reductions);
  });
  return { rate: STANDARD_VAT, untaxed: sumGrosze(cards) };
}
