import { returnPieces } from '../catalogue/stock-moves.ts';
import type { Connection, Transaction } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { smsNumber } from '../mail/sms-number.ts';
import { changeReservation, lockReservation, readLines, recordOf } from './reservation-rows.ts';
import type { ReservationRow } from './reservation-rows.ts';
import { reservationNumber } from './reservation.ts';
import type { ReservationResult, ReservationStatus } from './reservation.ts';
import { takeBackCode } from './take-back-code.ts';

interface End {
  readonly status: 'cancelled' | 'expired';
  /** ISO 8601. */
  readonly at: string;
  readonly isByShopper?: boolean;
}

/**
 * Ends a locked reservation whose pieces wait: they go back onto the shelf, and the shopper is told by SMS. A shopper who cancels it
 * before the SMS with the code has left gets neither; where the shop or the time ends it, the end is told: there is an e-mail about it.
 */
async function putBack(
  db: Connection,
  row: ReservationRow,
  { status, at, isByShopper = false }: End,
): Promise<Extract<ReservationResult, { reservation: unknown }>> {
  const lines = await readLines(db, row.id);
  const { shop_id: shopId, number } = row;
  const { contact, language = 'pl' } = row.document;
  if (shopId === null || number === null || contact === null)
    throw new Error(`the reservation ${row.id} waits without a shop or a contact`);
  await returnPieces(
    db,
    lines.map((line) => ({ productId: line.product_id, warehouseId: shopId, qty: line.qty })).toSorted((a, b) => a.productId - b.productId),
  );
  const changed = await changeReservation(db, row.id, { status });
  const hasNoCode = await takeBackCode(db, number);
  if (!isByShopper || !hasNoCode) {
    await enqueueMail(
      db,
      { kind: 'sms-reservation-over', data: { number, isExpired: status === 'expired', language } },
      { storeCode: row.store_code, at, recipient: smsNumber(contact.telephone) },
    );
  }
  return { reservation: recordOf(changed, lines), productIds: [...new Set(lines.map((line) => line.product_id))] };
}

export interface CancelReservation {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
}

/** K-16: gives the pieces back. What is over already stays as it is, so that a repeated call does no harm. */
export const cancelReservation: Transaction<CancelReservation, ReservationResult> = async (db, { id, at }) => {
  const row = await lockReservation(db, id);
  if (row === undefined) return { refusal: { reason: 'reservation_not_found' } };
  if (row.status === 'waiting') return putBack(db, row, { status: 'cancelled', at, isByShopper: true });
  const lines = await readLines(db, id);
  if (row.status !== 'draft') return { reservation: recordOf(row, lines), productIds: [] };
  return { reservation: recordOf(await changeReservation(db, id, { status: 'cancelled' }), lines), productIds: [] };
};

export interface EndAtDesk {
  /** The number without its letter. */
  readonly id: number;
  readonly state: 'collected' | 'cancelled';
  /** ISO 8601. */
  readonly at: string;
}

export type EndedAtDesk =
  | { readonly productIds: readonly number[] }
  | { readonly refusal: 'unknown' }
  | { readonly refusal: 'over'; readonly state: Exclude<ReservationStatus, 'draft' | 'waiting'> };

/** J-220: ends a reservation that waits: its goods are sold in the shop, or go back onto the shelf. What is over stays. */
export const endAtDesk: Transaction<EndAtDesk, EndedAtDesk> = async (db, { id, state, at }) => {
  const found = await db.selectFrom('reservation').select('id').where('number', '=', reservationNumber(id)).executeTakeFirst();
  const row = found === undefined ? undefined : await lockReservation(db, found.id);
  if (row === undefined || row.status === 'draft') return { refusal: 'unknown' };
  if (row.status !== 'waiting') return { refusal: 'over', state: row.status };
  if (state === 'cancelled') return { productIds: (await putBack(db, row, { status: state, at })).productIds };
  await changeReservation(db, row.id, { status: state });
  await takeBackCode(db, reservationNumber(id));
  return { productIds: [] };
};

const mostAtOnce = 50;

export interface EndedReservations {
  readonly numbers: readonly string[];
  readonly productIds: readonly number[];
}

/** Ends what nobody has collected in time, the oldest first; not all at once, so that no transaction takes long. */
export const expireReservations: Transaction<{ readonly now: string }, EndedReservations> = async (db, { now }) => {
  const due = await db
    .selectFrom('reservation')
    .select('id')
    .where('status', '=', 'waiting')
    .where('expires_at', '<=', new Date(now))
    .orderBy('expires_at')
    .limit(mostAtOnce)
    .execute();
  const numbers: string[] = [];
  const productIds = new Set<number>();
  for (const { id } of due) {
    const row = await lockReservation(db, id);
    // Cancelled while this one waited for it.
    if (row?.status !== 'waiting') continue;
    const ended = await putBack(db, row, { status: 'expired', at: now });
    if (row.number !== null) numbers.push(row.number);
    for (const productId of ended.productIds) productIds.add(productId);
  }
  return { numbers, productIds: [...productIds] };
};

/** Forgets drafts and reservations that are over, with the contact in them. @returns how many */
export const forgetReservations: Transaction<{ readonly before: string; readonly most: number }, number> = async (db, { before, most }) => {
  const old = await db
    .selectFrom('reservation')
    .select('id')
    .where('status', '<>', 'waiting')
    .where('updated_at', '<', new Date(before))
    .limit(most)
    .execute();
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  await db
    .with('lines', (part) => part.deleteFrom('reservation_line').where('reservation_id', 'in', ids))
    .deleteFrom('reservation')
    .where('id', 'in', ids)
    .execute();
  return ids.length;
};
