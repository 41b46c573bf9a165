import type { Transaction, Connection, RowOf } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { dayAfter, endOfPolishDay, polishDay } from '../promise/working-days.ts';
import type { Voucher } from './voucher.ts';

const columns = ['id', 'code_end', 'balance', 'expires_at'] as const;

const voucherOf = (row: Pick<RowOf<'voucher'>, (typeof columns)[number]>): Voucher => ({
  id: row.id,
  codeEnd: row.code_end,
  balance: row.balance,
  expiresAt: row.expires_at,
});

/** The voucher of a code, by its hash. */
const find: Transaction<string, Voucher | null> = async (db, hash) => {
  const row = await db.selectFrom('voucher').select(columns).where('code_hash', '=', hash).executeTakeFirst();
  return row === undefined ? null : voucherOf(row);
};

const read: Transaction<number, Voucher | null> = async (db, id) => {
  const row = await db.selectFrom('voucher').select(columns).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : voucherOf(row);
};

export interface NewVoucher {
  readonly hash: string;
  readonly codeEnd: string;
  readonly balance: number;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly at: string;
}

export interface VoucherHistory {
  readonly voucher: Voucher;
  /** Paid by orders (`spent`) and given back by them, the newest first; amounts in grosze. */
  readonly movements: readonly { readonly kind: string; readonly amount: number; readonly at: Date }[];
}

/** More nobody reads. */
const mostMovements = 100;

/** J-253: the voucher of a code, by its hash, with what was paid with it; null also for a gift card that was cancelled. */
const history: Transaction<string, VoucherHistory | null> = async (db, hash) => {
  const row = await db
    .selectFrom('voucher')
    .select(columns)
    .where('code_hash', '=', hash)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gift_card')
            .select('gift_card.order_id')
            .whereRef('gift_card.voucher_id', '=', 'voucher.id')
            .where('gift_card.state', '=', 'cancelled'),
        ),
      ),
    )
    .executeTakeFirst();
  if (row === undefined) return null;
  const movements = await db
    .selectFrom('voucher_movement')
    .select(['kind', 'amount', 'at'])
    .where('voucher_id', '=', row.id)
    .orderBy('at', 'desc')
    .limit(mostMovements)
    .execute();
  return { voucher: voucherOf(row), movements };
};

/** A new voucher; null when its code is there already. */
const issue: Transaction<NewVoucher, number | null> = async (db, { hash, codeEnd, balance, expiresAt, at }) => {
  const row = await db
    .insertInto('voucher')
    .values({ id: nextOf('voucher_id'), code_hash: hash, code_end: codeEnd, balance, expires_at: expiresAt, created_at: at })
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

/** The voucher, kept from everybody else until the end of the transaction: what it holds now is spent by who has it. */
export async function lockVoucher(db: Connection, id: number): Promise<Voucher | null> {
  const row = await db.selectFrom('voucher').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? null : voucherOf(row);
}

interface Movement {
  readonly orderId: number;
  readonly voucherId: number;
  readonly amount: number;
  readonly at: string;
}

/** An order pays with a voucher, which is locked and holds as much. */
export async function spendVoucher(db: Connection, { orderId, voucherId, amount, at }: Movement): Promise<void> {
  await db
    .updateTable('voucher')
    .set((eb) => ({ balance: eb('balance', '-', amount) }))
    .where('id', '=', voucherId)
    .execute();
  await db.insertInto('voucher_movement').values({ order_id: orderId, kind: 'spent', voucher_id: voucherId, amount, at }).execute();
}

/** What a voucher has paid of an order and has not got back, in grosze. */
export async function voucherLeft(db: Connection, orderId: number): Promise<number> {
  const movements = await db.selectFrom('voucher_movement').select(['kind', 'amount']).where('order_id', '=', orderId).execute();
  return movements.reduce((left, { kind, amount }) => (kind === 'spent' ? left + amount : left - amount), 0);
}

/**
 * A locked voucher ends, and another one takes its place: what was paid with it was paid with the new one, which has its money back where such an
 * order is cancelled. Carts that hold it have none then.
 */
export async function replaceVoucher(db: Connection, id: number, newId: number): Promise<void> {
  await db.updateTable('voucher_movement').set({ voucher_id: newId }).where('voucher_id', '=', id).execute();
  await db.deleteFrom('voucher').where('id', '=', id).execute();
}

interface VoucherReturn {
  readonly orderId: number;
  readonly refundId: string;
  /** Grosze, at most `voucherLeft`. */
  readonly amount: number;
  readonly at: string;
}

/** For as many days at least money that has come back can be spent, the last one included. */
const RETURNED_DAYS = 30;

/** A part of what a locked order has paid with a voucher goes back to it, once for each refund; one that has expired meanwhile lives on. */
export async function returnToVoucher(db: Connection, { orderId, refundId, amount, at }: VoucherReturn): Promise<void> {
  const spent = await db
    .selectFrom('voucher_movement')
    .select('voucher_id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'spent')
    .executeTakeFirstOrThrow();
  const { voucher_id: voucherId } = spent;
  const until = endOfPolishDay(dayAfter(polishDay(new Date(at)), RETURNED_DAYS));
  await db
    .insertInto('voucher_movement')
    .values({ order_id: orderId, kind: `refund-${refundId}`, voucher_id: voucherId, amount, at })
    .execute();
  await db
    .updateTable('voucher')
    .set((eb) => ({ balance: eb('balance', '+', amount), expires_at: eb.fn<Date>('greatest', ['expires_at', eb.val(until)]) }))
    .where('id', '=', voucherId)
    .execute();
}

export const voucherTransactions = {
  'vouchers.find': find,
  'vouchers.read': read,
  'vouchers.history': history,
  'vouchers.issue': issue,
} as const;

export type VoucherTransactions = typeof voucherTransactions;
