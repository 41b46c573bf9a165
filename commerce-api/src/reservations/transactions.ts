import type { Connection, Transaction } from '../database/database.ts';
import type { StoreCode } from '../model/index.ts';
import { cancelReservation, expireReservations, forgetReservations } from './end-reservation.ts';
import { placeReservation } from './place-reservation.ts';
import { changeReservation, lockReservation, readLines, recordOf, selectReservation } from './reservation-rows.ts';
import type { ReservationContact, ReservationRecord, ReservationResult } from './reservation.ts';

export interface NewReservation {
  /** 32 characters that nobody can guess. */
  readonly id: string;
  readonly storeCode: StoreCode;
  readonly customerId: number | null;
  /** Each product once; checked to be sold in the store. */
  readonly items: readonly { readonly productId: number; readonly qty: number }[];
  /** ISO 8601. */
  readonly at: string;
}

/** K-16: a draft, for which shop and contact are chosen next. */
const create: Transaction<NewReservation, null> = async (db, { id, storeCode, customerId, items, at }) => {
  await db
    .insertInto('reservation')
    .values({
      id,
      store_code: storeCode,
      customer_id: customerId,
      status: 'draft',
      version: 1,
      created_at: at,
      updated_at: at,
      document: { contact: null, code: null },
    })
    .execute();
  await db
    .insertInto('reservation_line')
    .values(items.map(({ productId, qty }, index) => ({ reservation_id: id, line_id: index + 1, product_id: productId, qty })))
    .execute();
  return null;
};

/** A-04; null when nothing has this id. */
const read: Transaction<string, ReservationRecord | null> = async (db, id) => {
  const row = await selectReservation(db, id);
  return row === undefined ? null : recordOf(row, await readLines(db, id));
};

/** J-220: reservations whose goods wait in shops, the one that ends first at the beginning, with what staff has to know of them. */
const readOpen = async (db: Connection, { most }: { readonly most: number }) => {
  const rows = await db
    .selectFrom('reservation')
    .select(['id', 'number', 'shop_id', 'expires_at', 'document'])
    .where('status', '=', 'waiting')
    .orderBy('expires_at')
    .limit(most)
    .execute();
  if (rows.length === 0) return [];
  const lines = await db
    .selectFrom('reservation_line as l')
    .innerJoin('product as p', 'p.id', 'l.product_id')
    .select(['l.reservation_id', 'l.qty', 'l.price', 'p.name'])
    .where(
      'l.reservation_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('l.line_id')
    .execute();
  return rows.map(({ id, ...row }) => ({ ...row, lines: lines.filter((line) => line.reservation_id === id) }));
};

export interface ChooseShop {
  readonly id: string;
  readonly shopId: number;
  readonly contact: ReservationContact;
}

/** Keeps shop and contact of a draft; what waits already is not changed any more. */
const choose: Transaction<ChooseShop, ReservationResult> = async (db, { id, shopId, contact }) => {
  const row = await lockReservation(db, id);
  if (row === undefined) return { refusal: { reason: 'reservation_not_found' } };
  if (row.status !== 'draft') return { refusal: { reason: 'reservation_over' } };
  const changed = await changeReservation(db, id, { shop_id: shopId, document: { contact, code: null } });
  return { reservation: recordOf(changed, await readLines(db, id)), productIds: [] };
};

export const reservationTransactions = {
  'reservations.create': create,
  'reservations.read': read,
  'reservations.open': readOpen satisfies Transaction<{ readonly most: number }, unknown>,
  'reservations.choose': choose,
  'reservations.place': placeReservation,
  'reservations.cancel': cancelReservation,
  'reservations.expire': expireReservations,
  'reservations.forget': forgetReservations,
} as const;

export type ReservationTransactions = typeof reservationTransactions;
