import type { Language } from 'shared-contracts';
import { grosze } from 'shared-contracts/money';
import { refusalOf } from '../carts/quantity.ts';
import { saleColumns, saleRules } from '../carts/sale-row.ts';
import { takePieces } from '../catalogue/stock-moves.ts';
import type { Connection, Transaction } from '../database/database.ts';
import { anyOf, nextOf } from '../database/expressions.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { changeReservation, lockReservation, readLines, recordOf } from './reservation-rows.ts';
import type { LineRow } from './reservation-rows.ts';
import { reservationNumber } from './reservation.ts';
import type { ReservationResult } from './reservation.ts';
import { smsNumber } from '../mail/sms-number.ts';

export interface PlaceReservation {
  readonly id: string;
  /** What the shopper has seen as the sum to be paid in the shop, grosze. */
  readonly expectedTotal: number;
  /** Six digits. */
  readonly code: string;
  /** ISO 8601. */
  readonly at: string;
  readonly expiresAt: string;
  /** In which the shopper reads the shop. */
  readonly language: Language;
  /** What e-mail and SMS call the shops. */
  readonly shops: readonly { readonly id: number; readonly name: string; readonly address: string }[];
}

/** The products of some lines, locked by id as everywhere, with what the shop has of them. */
async function lockShelf(db: Connection, lines: readonly LineRow[], shopId: number) {
  const ids = [...new Set(lines.map((line) => line.product_id))];
  const products = await db
    .selectFrom('product')
    .select(['product.id', 'name', 'final_price'])
    .select(saleColumns)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  const stock = await db
    .selectFrom('stock')
    .select(['product_id', 'qty'])
    .where('product_id', '=', anyOf(ids))
    .where('warehouse_id', '=', shopId)
    .orderBy('product_id')
    .forUpdate()
    .execute();
  return {
    products: new Map(products.map((product) => [product.id, product])),
    shelf: new Map(stock.map((row) => [row.product_id, row.qty])),
  };
}

/**
 * K-16: puts the pieces of a draft aside, once; sent again it answers the same reservation. Each product is one line, so that lines do
 * not share pieces.
 */
export const placeReservation: Transaction<PlaceReservation, ReservationResult> = async (db, input) => {
  const row = await lockReservation(db, input.id);
  if (row === undefined) return { refusal: { reason: 'reservation_not_found' } };
  const lines = await readLines(db, input.id);
  if (row.status === 'waiting') return { reservation: recordOf(row, lines), productIds: [] };
  if (row.status !== 'draft') return { refusal: { reason: 'reservation_over' } };
  const { shop_id: shopId } = row;
  const { contact } = row.document;
  const { language } = input;
  if (shopId === null) return { refusal: { reason: 'no_shop' } };
  if (contact === null) return { refusal: { reason: 'no_contact' } };
  const shop = input.shops.find(({ id }) => id === shopId);
  if (shop === undefined) return { refusal: { reason: 'no_shop' } };

  const { products, shelf } = await lockShelf(db, lines, shopId);
  const missing = lines.filter((line) => {
    const product = products.get(line.product_id);
    if (product === undefined || (shelf.get(line.product_id) ?? 0) < line.qty) return true;
    return refusalOf({ ...saleRules(product), isOnlyInStore: false }, line.qty) !== undefined;
  });
  if (missing.length > 0) return { refusal: { reason: 'not_in_shop', lineIds: missing.map((line) => line.line_id) } };
  const priced = lines.map((line) => ({ ...line, price: products.get(line.product_id)?.final_price ?? 0 }));
  const total = priced.reduce((sum, { price, qty }) => sum + price * qty, 0);
  if (total !== input.expectedTotal) return { refusal: { reason: 'price_changed', total } };

  await takePieces(
    db,
    lines.map((line) => ({ productId: line.product_id, warehouseId: shopId, qty: line.qty })),
  );
  for (const { line_id: lineId, price } of priced) {
    await db.updateTable('reservation_line').set({ price }).where('reservation_id', '=', input.id).where('line_id', '=', lineId).execute();
  }
  const { next } = await db.selectNoFrom(nextOf('reservation_number').as('next')).executeTakeFirstOrThrow();
  const number = reservationNumber(next);
  const changed = await changeReservation(db, input.id, {
    status: 'waiting',
    number,
    expires_at: input.expiresAt,
    document: { contact, code: input.code, language },
  });
  const until = input.expiresAt;
  const sent = { storeCode: row.store_code, at: input.at };
  await enqueueMail(
    db,
    { kind: 'sms-reservation', data: { number, code: input.code, shop: shop.name, until, language } },
    { ...sent, recipient: smsNumber(contact.telephone) },
  );
  const items = priced.map((line) => ({
    productId: line.product_id,
    name: products.get(line.product_id)?.name ?? '',
    qty: line.qty,
    rowTotal: grosze(line.price * line.qty),
  }));
  await enqueueMail(
    db,
    {
      kind: 'reservation-made',
      data: { id: row.id, number, language, shop: [shop.name, shop.address], until, items, total: grosze(total) },
    },
    { ...sent, recipient: contact.email },
  );
  return { reservation: recordOf(changed, priced), productIds: [...products.keys()] };
};
