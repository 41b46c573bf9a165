import type { Connection, RowOf } from '../database/database.ts';
import { now } from '../database/expressions.ts';
import type { ReservationRecord, ReservationStatus } from './reservation.ts';

const columns = ['id', 'store_code', 'status', 'shop_id', 'number', 'version', 'updated_at', 'expires_at', 'document'] as const;

export type ReservationRow = Pick<RowOf<'reservation'>, (typeof columns)[number]>;
export type LineRow = Pick<RowOf<'reservation_line'>, 'line_id' | 'product_id' | 'qty' | 'price'>;

/** The reservation's row, kept from everybody else until the end of the transaction. */
export const lockReservation = (db: Connection, id: string): Promise<ReservationRow | undefined> =>
  db.selectFrom('reservation').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

export const selectReservation = (db: Connection, id: string): Promise<ReservationRow | undefined> =>
  db.selectFrom('reservation').select(columns).where('id', '=', id).executeTakeFirst();

export const readLines = (db: Connection, id: string): Promise<readonly LineRow[]> =>
  db
    .selectFrom('reservation_line')
    .select(['line_id', 'product_id', 'qty', 'price'])
    .where('reservation_id', '=', id)
    .orderBy('line_id')
    .execute();

export const recordOf = (row: ReservationRow, lines: readonly LineRow[]): ReservationRecord => ({
  id: row.id,
  storeCode: row.store_code,
  status: row.status,
  shopId: row.shop_id,
  number: row.number,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  contact: row.document.contact,
  lines: lines.map((line) => ({ lineId: line.line_id, productId: line.product_id, qty: line.qty, price: line.price })),
});

type Change = Partial<Pick<RowOf<'reservation'>, 'shop_id' | 'number' | 'document'>> & {
  readonly status?: ReservationStatus;
  readonly expires_at?: string;
};

/** Writes a change of a locked reservation and counts it. */
export const changeReservation = (db: Connection, id: string, change: Change): Promise<ReservationRow> =>
  db
    .updateTable('reservation')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
