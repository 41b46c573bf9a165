import type { Connection } from '../database/database.ts';
import type { GiftCardRecord } from '../gift-cards/rows.ts';
import { correctInvoice } from '../invoices/issue.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { refundOrder } from '../orders/refund-rows.ts';
import { finishCards, giveStockBack } from '../orders/status.ts';

/**
 * J-198: all goods of a locked, paid order were withdrawn from before anybody has packed it, and its gift cards stay. The pieces go back into
 * stock, all money but that of the cards goes back at once, and the order is done where no card waits.
 * @returns products whose stock has changed
 */
export async function giveGoodsUp(
  db: Connection,
  order: OrderRecord,
  cards: readonly GiftCardRecord[],
  at: string,
): Promise<readonly number[]> {
  const document = { ...order.document, areGoodsWithdrawn: true } as const;
  await db.updateTable('shop_order').set({ document }).where('id', '=', order.id).execute();
  const productIds = await giveStockBack(db, order);
  await refundOrder(db, order, null, { reason: 'cancelled', at });
  await correctInvoice(db, order, { amount: null, lines: [] }, { reason: 'withdrawal', at });
  if (cards.every(({ state }) => state !== 'waiting')) await finishCards(db, order, at);
  return productIds;
}
