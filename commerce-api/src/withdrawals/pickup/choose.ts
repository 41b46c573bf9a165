import type { WithdrawalState } from 'shared-contracts/withdrawals';
import type { StoredAddress } from '../../checkout/choices.ts';
import type { Connection, Transaction } from '../../database/database.ts';
import type { OrderDocument } from '../../orders/order-document.ts';
import { isDayOpen } from '../../pickups/days.ts';
import type { WithdrawalDocument } from '../withdrawal.ts';

const columns = ['day', 'shipment', 'collected_at'] as const;

/** J-335: the day of the courier; null while none was chosen. */
export const readPickup = async (db: Connection, withdrawalId: number) =>
  (await db.selectFrom('withdrawal_pickup').select(columns).where('withdrawal_id', '=', withdrawalId).executeTakeFirst()) ?? null;

/** Where a courier finds the goods of an order: its address of delivery, which may have no street (J-327). */
export const placeOf = ({
  document: { billing, delivery },
}: {
  readonly document: Pick<OrderDocument, 'billing' | 'delivery'>;
}): StoredAddress => delivery ?? billing;

export type WithdrawalPickup = NonNullable<Awaited<ReturnType<typeof readPickup>>>;

/** Notes the day on which withdrawn goods are to be collected; the courier is told in the background. */
export async function bookPickup(db: Connection, withdrawalId: number, day: string): Promise<void> {
  await db
    .insertInto('withdrawal_pickup')
    .values({ withdrawal_id: withdrawalId, day })
    .onConflict((conflict) => conflict.column('withdrawal_id').doUpdateSet({ day }))
    .execute();
}

/**
 * J-335: whether a day can be chosen: for large goods that have been delivered and are not back yet, until the day before, and anew where the
 * courier did not come.
 */
export const canChoosePickup = (
  {
    withdrawal: { state, document },
    order,
    pickup,
  }: {
    readonly withdrawal: { readonly state: WithdrawalState; readonly document: Pick<WithdrawalDocument, 'isLarge'> };
    readonly order: { readonly status: string };
    readonly pickup: Pick<WithdrawalPickup, 'day' | 'collected_at'> | null;
  },
  now: Date,
): boolean => document.isLarge === true && state === 'submitted' && order.status === 'delivered' && isDayOpen(pickup, now);

/** The goods are there: what nobody has collected yet is collected no more. */
export async function endPickup(db: Connection, withdrawalId: number, at: string): Promise<void> {
  await db
    .updateTable('withdrawal_pickup')
    .set({ ended_at: at })
    .where('withdrawal_id', '=', withdrawalId)
    .where('collected_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

export interface ChoosePickup {
  readonly id: number;
  /** One of those that are offered, `YYYY-MM-DD`. */
  readonly day: string;
  /** ISO 8601. */
  readonly at: string;
}

/** J-335: chooses the day, or another one. @returns false where it can be changed no more */
export const choosePickup: Transaction<ChoosePickup, boolean> = async (db, { id, day, at }) => {
  const withdrawal = await db
    .selectFrom('withdrawal')
    .select(['state', 'document', 'order_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const order = await db.selectFrom('shop_order').select('status').where('id', '=', withdrawal.order_id).executeTakeFirstOrThrow();
  if (!canChoosePickup({ withdrawal, order, pickup: await readPickup(db, id) }, new Date(at))) return false;
  await bookPickup(db, id, day);
  return true;
};
