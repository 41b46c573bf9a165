import { ownShops } from '../checkout/pickup-points.ts';
import type { ChosenShipping } from '../checkout/quote.ts';
import type { DeliveryNetwork } from '../promise/network.ts';
import { allocate } from './allocate.ts';
import type { LockedGoods } from './locked-goods.ts';
import type { PlaceRefusal } from './place-order.ts';
import type { NewOrder } from './write-order.ts';

/** The pieces of each line by warehouse; a refusal when the warehouses hold less than the product says. */
export function takeLines(
  { goods, stock }: LockedGoods,
  { method, pickupPoint }: ChosenShipping,
  { centralIds }: Pick<DeliveryNetwork, 'centralIds'>,
): NewOrder['lines'] | { readonly refusal: PlaceRefusal } {
  const pickupShopId = method.code === ownShops && pickupPoint !== null ? Number(pickupPoint.id) : null;
  const left = new Map(stock.map((row) => [`${row.productId} ${row.warehouseId}`, row]));
  const lines: NewOrder['lines'][number][] = [];
  for (const { productId, qty, sale, itemId, sku, name } of goods) {
    if (sale.isSoldWithoutStock) {
      lines.push({ productId, warehouseId: null, qty });
      continue;
    }
    const rows = [...left.values()].filter((row) => row.productId === productId);
    const taken = allocate(rows, qty, { pickupShopId, centralIds });
    if (taken === undefined) {
      const max = rows.reduce((sum, row) => sum + Math.max(0, row.qty), 0);
      return { refusal: { reason: 'item', refusal: { reason: 'not_enough_stock', max }, itemId, sku, name } };
    }
    for (const row of taken) {
      const key = `${productId} ${row.warehouseId}`;
      left.set(key, { ...row, qty: (left.get(key)?.qty ?? 0) - row.qty });
    }
    lines.push(...taken);
  }
  return lines;
}
