import type { ProductRecord } from '../catalogue/product-record.ts';
import type { WarrantyPlan } from '../model/index.ts';
import type { Order } from '../rest/schemas/index.ts';

/** The maker's warranty in the catalogue: '24 miesiące'. */
const warrantyAttribute = 'gwarancja';

/** The day on which a warranty ends, `YYYY-MM-DD`; the last day of a shorter month stands for one that it has not. @param from ISO 8601 */
export function warrantyEnd(from: string, months: number): string {
  const start = new Date(from);
  const end = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end.toISOString().slice(0, 10);
}

/** Months of the maker's warranty; null where the catalogue tells none. */
function monthsOf({ attributes }: Pick<ProductRecord, 'attributes'>): number | null {
  const label = attributes.find(({ attribute_code: code }) => code === warrantyAttribute)?.options[0]?.label ?? '';
  const months = /^\d+/.exec(label)?.[0];
  return months === undefined ? null : Number(months);
}

interface OwnedParts {
  readonly products: readonly Pick<ProductRecord, 'id' | 'attributes' | 'energy_label'>[];
  readonly plans: readonly Pick<WarrantyPlan, 'id' | 'years'>[];
  /** They never left the shop. */
  readonly areGoodsWithdrawn?: boolean | undefined;
}

/**
 * J-244: what the owner of a bought product needs: whether it has a product information sheet (energy), and, once the order has been delivered,
 * until when its warranty lasts: the maker's, and the years that were bought with it.
 */
export function withOwned(order: Order, { products, plans, areGoodsWithdrawn = false }: OwnedParts): Order {
  const deliveredAt = order.timeline.findLast(({ event }) => event === 'delivered')?.at;
  const known = new Map(products.map((product) => [product.id, product]));
  return {
    ...order,
    items: order.items.map((item) => {
      const product = known.get(item.product_id);
      if (product === undefined) return item;
      const months = monthsOf(product);
      const bought = item.add_ons.find(({ kind }) => kind === 'warranty');
      const years = plans.find(({ id }) => id === bought?.id)?.years ?? 0;
      const isOwned = !areGoodsWithdrawn && order.status === 'delivered' && deliveredAt !== undefined && months !== null;
      return {
        ...item,
        has_product_sheet: product.energy_label !== null,
        warranty_until: isOwned ? warrantyEnd(deliveredAt, months + 12 * years) : null,
      };
    }),
  };
}
