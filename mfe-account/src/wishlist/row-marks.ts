import { grosze, type Grosze } from 'shared-contracts';
import { canBeOrdered } from 'shared-contracts/catalogue';

type Product = Parameters<typeof canBeOrdered>[0] & { readonly final_price: Grosze };

/** How a product was when it was put on the list. */
export interface AsAdded {
  readonly price_added: number | null;
  readonly was_sold_out: boolean;
}

/** J-173: what has become better since a product was put on the list. */
interface RowMarks {
  /** By how much it costs less. */
  readonly dropped: Grosze | null;
  /** It can be bought again. */
  readonly isBack: boolean;
}

/** The marks of a product on the list. */
export const rowMarks = ({ price_added: before, was_sold_out: wasSoldOut }: AsAdded, product: Product): RowMarks => ({
  dropped: before !== null && product.final_price < before ? grosze(before - product.final_price) : null,
  isBack: wasSoldOut && canBeOrdered(product),
});
