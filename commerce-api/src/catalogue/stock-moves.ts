import type { Connection } from '../database/database.ts';

/** Pieces of one product that leave a warehouse, or come back to it. */
export interface StockMove {
  readonly productId: number;
  /** Null for what is sold without stock: nothing is moved. */
  readonly warehouseId: number | null;
  readonly qty: number;
}

/** Takes pieces out of their warehouses. The products and their stock are locked, and there are so many. */
export async function takePieces(db: Connection, moves: readonly StockMove[]): Promise<void> {
  for (const { productId, warehouseId, qty } of moves) {
    if (warehouseId === null) continue;
    await db
      .with('stored', (part) =>
        part
          .updateTable('stock')
          .set((eb) => ({ qty: eb('qty', '-', qty) }))
          .where('product_id', '=', productId)
          .where('warehouse_id', '=', warehouseId),
      )
      .updateTable('product')
      .set((eb) => ({ qty: eb('qty', '-', qty) }))
      .where('id', '=', productId)
      .execute();
  }
}

/** Brings pieces back to where they were taken from; by ids of products and warehouses, as they are locked everywhere. */
export async function returnPieces(db: Connection, moves: readonly (StockMove & { readonly warehouseId: number })[]): Promise<void> {
  for (const { productId, warehouseId, qty } of moves) {
    // The product first: every change of stock locks its row.
    await db
      .updateTable('product')
      .set((eb) => ({ qty: eb('qty', '+', qty) }))
      .where('id', '=', productId)
      .execute();
    const back = await db
      .updateTable('stock')
      .set((eb) => ({ qty: eb('qty', '+', qty) }))
      .where('product_id', '=', productId)
      .where('warehouse_id', '=', warehouseId)
      .returning('product_id')
      .executeTakeFirst();
    if (back !== undefined) continue;
    await db.insertInto('stock').values({ product_id: productId, warehouse_id: warehouseId, qty }).execute();
  }
}
