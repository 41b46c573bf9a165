import type { Order } from '../rest/schemas/index.ts';

/** How many days before the last day of a warranty its owner is written to. */
export const daysBefore = 30;

/** Goods of an order whose warranty ends on one day. */
export interface WarrantyEnd {
  /** The last day, `YYYY-MM-DD`. */
  readonly until: string;
  readonly items: WarrantyGoods['items'];
}

/** Names are Polish: they are translated when the e-mail is written (ADR 039). */
export interface WarrantyGoods {
  readonly items: readonly { readonly productId: number; readonly name: string }[];
}

/** J-290: the ends of warranties of an order that are still to come, each once. @param today in Poland, `YYYY-MM-DD` */
export function warrantyEnds({ items }: Pick<Order, 'items'>, today: string): readonly WarrantyEnd[] {
  const ends = new Map<string, { productId: number; name: string }[]>();
  for (const { warranty_until: until, product_id: productId, name } of items) {
    if (until == null || until < today) continue;
    const goods = ends.get(until) ?? [];
    if (!goods.some((known) => known.productId === productId)) goods.push({ productId, name });
    ends.set(until, goods);
  }
  return [...ends].map(([until, goods]) => ({ until, items: goods }));
}
