/** Pieces of one product in one warehouse. */
export interface StockRow {
  readonly productId: number;
  readonly warehouseId: number;
  readonly qty: number;
}

export interface Taken {
  readonly productId: number;
  readonly warehouseId: number;
  readonly qty: number;
}

export interface WarehouseOrder {
  /** The shop where the goods are collected; null when they are sent. */
  readonly pickupShopId: number | null;
  readonly centralIds: ReadonlySet<number>;
}

/** The shop of the pickup first: its stock can be collected at once. Then central warehouses, then the other shops. */
function rank({ warehouseId }: StockRow, { pickupShopId, centralIds }: WarehouseOrder): number {
  if (warehouseId === pickupShopId) return 0;
  return centralIds.has(warehouseId) ? 1 : 2;
}

/**
 * From which warehouses the pieces of a product are taken.
 * @returns undefined when there are not so many
 */
export function allocate(stock: readonly StockRow[], qty: number, order: WarehouseOrder): readonly Taken[] | undefined {
  const rows = stock
    .filter((row) => row.qty > 0)
    .toSorted((a, b) => rank(a, order) - rank(b, order) || b.qty - a.qty || a.warehouseId - b.warehouseId);
  const taken: Taken[] = [];
  let left = qty;
  for (const { productId, warehouseId, qty: there } of rows) {
    if (left === 0) break;
    const pieces = Math.min(there, left);
    taken.push({ productId, warehouseId, qty: pieces });
    left -= pieces;
  }
  return left === 0 ? taken : undefined;
}
