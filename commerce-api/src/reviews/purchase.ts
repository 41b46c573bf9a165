import type { Connection } from '../database/database.ts';

/**
 * Whether somebody has bought a product here: it has been paid for or delivered, and neither cancelled nor withdrawn from before it was packed. An account is known by its number
 * alone: nobody has proven that its address is theirs; a guest's address has been proven by a link.
 */
export async function hasBought(
  db: Connection,
  { productId, customerId, email }: { readonly productId: number; readonly customerId: number | null; readonly email: string },
): Promise<boolean> {
  const order = await db
    .selectFrom('shop_order as o')
    .innerJoin('order_line as l', 'l.order_id', 'o.id')
    .select('o.id')
    .where('l.product_id', '=', productId)
    .where('o.status', '<>', 'cancelled')
    .where((eb) => eb(eb.ref('o.document', '->').key('areGoodsWithdrawn'), 'is', null))
    .where((eb) => eb.or([eb('o.payment_status', '=', 'paid'), eb('o.status', '=', 'delivered')]))
    .where((eb) => (customerId === null ? eb(eb.fn('lower', ['o.email']), '=', email) : eb('o.customer_id', '=', customerId)))
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
