import type { Connection } from '../../database/database.ts';
import { addressOf, ownOrders, type Owner } from './owner.ts';

/** What has come of orders: withdrawals, complaints, answers to surveys. */
export const readAfterOrders = async (db: Connection, owner: Owner) => ({
  withdrawals: await readWithdrawals(db, owner),
  complaints: await readComplaints(db, owner),
  surveys: await db
    .selectFrom('order_survey')
    .innerJoin('shop_order', 'shop_order.id', 'order_survey.order_id')
    .leftJoin('shop_review', (join) =>
      join.onRef('shop_review.order_id', '=', 'order_survey.order_id').on('order_survey.kind', '=', 'rating'),
    )
    .select([
      'shop_review.state as publication',
      'shop_review.first_name as published_as',
      'shop_review.consented_at as publication_allowed_at',
      'shop_review.withdrawn_at as publication_withdrawn_at',
      'order_survey.kind',
      'order_survey.asked_at',
      'order_survey.answered_at',
      'order_survey.document',
      'shop_order.number as order_number',
    ])
    .where('order_survey.order_id', 'in', ownOrders(db, owner))
    .orderBy('order_survey.asked_at')
    .execute(),
});

/** Withdrawals with how they went on. */
async function readWithdrawals(db: Connection, owner: Owner) {
  const withdrawals = await db
    .selectFrom('withdrawal')
    .innerJoin('shop_order', 'shop_order.id', 'withdrawal.order_id')
    .select([
      'withdrawal.id',
      'withdrawal.number',
      'withdrawal.state',
      'withdrawal.submitted_at',
      'withdrawal.document',
      'withdrawal.reduced_by',
      'withdrawal.reduction_reason',
      'shop_order.number as order_number',
    ])
    .where('withdrawal.order_id', 'in', ownOrders(db, owner))
    .orderBy('withdrawal.submitted_at')
    .execute();
  const events = await db
    .selectFrom('withdrawal_event')
    .innerJoin('withdrawal', 'withdrawal.id', 'withdrawal_event.withdrawal_id')
    .select(['withdrawal_event.withdrawal_id', 'withdrawal_event.state', 'withdrawal_event.at'])
    .where('withdrawal.order_id', 'in', ownOrders(db, owner))
    .orderBy('withdrawal_event.at')
    .execute();
  const pickups = await db
    .selectFrom('withdrawal_pickup')
    .innerJoin('withdrawal', 'withdrawal.id', 'withdrawal_pickup.withdrawal_id')
    .select(['withdrawal_pickup.withdrawal_id', 'withdrawal_pickup.day', 'withdrawal_pickup.shipment', 'withdrawal_pickup.collected_at'])
    .where('withdrawal.order_id', 'in', ownOrders(db, owner))
    .execute();
  return withdrawals.map(({ id, ...withdrawal }) => ({
    ...withdrawal,
    pickups: pickups.filter((row) => row.withdrawal_id === id).map(({ withdrawal_id: _withdrawal, ...pickup }) => pickup),
    timeline: events.filter((row) => row.withdrawal_id === id).map(({ state, at }) => ({ state, at })),
  }));
}

/** Complaints of the customer, or made as a guest with the address. */
const ownComplaints = (db: Connection, owner: Owner) =>
  db
    .selectFrom('complaint')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('customer_id', '=', owner.customerId),
        eb.and([eb('customer_id', 'is', null), eb('email', '<>', ''), eb('email', '=', addressOf(owner))]),
      ]),
    );

/** Complaints with the names of their files, what was written and answered, and the day of the courier. */
async function readComplaints(db: Connection, owner: Owner) {
  const own = ownComplaints(db, owner);
  const complaints = await db
    .selectFrom('complaint')
    .select(['id', 'number', 'store_code', 'email', 'state', 'submitted_at', 'document', 'language'])
    .where('id', 'in', own)
    .orderBy('submitted_at')
    .execute();
  const events = await db
    .selectFrom('complaint_event')
    .select(['complaint_id', 'state', 'message', 'at'])
    .where('complaint_id', 'in', own)
    .orderBy('complaint_id')
    .orderBy('position')
    .execute();
  const files = await db
    .selectFrom('complaint_file')
    .select(['complaint_id', 'name', 'media_type', 'uploaded_at'])
    .where('complaint_id', 'in', own)
    .orderBy('uploaded_at')
    .execute();
  const messages = await db
    .selectFrom('complaint_message')
    .select(['complaint_id', 'text', 'at'])
    .where('complaint_id', 'in', own)
    .orderBy('complaint_id')
    .orderBy('position')
    .execute();
  const pickups = await db
    .selectFrom('complaint_pickup')
    .select(['complaint_id', 'day', 'shipment', 'collected_at'])
    .where('complaint_id', 'in', own)
    .execute();
  const refunds = await db
    .selectFrom('complaint_refund')
    .select(['complaint_id', 'amount', 'note', 'refunded_at'])
    .where('complaint_id', 'in', own)
    .execute();
  return complaints.map(({ id, ...complaint }) => ({
    ...complaint,
    refunds: refunds.filter((row) => row.complaint_id === id).map(({ complaint_id: _complaint, ...refund }) => refund),
    timeline: events.filter((row) => row.complaint_id === id).map(({ complaint_id: _complaint, ...event }) => event),
    messages: messages.filter((row) => row.complaint_id === id).map(({ complaint_id: _complaint, ...message }) => message),
    pickups: pickups.filter((row) => row.complaint_id === id).map(({ complaint_id: _complaint, ...pickup }) => pickup),
    files: files.filter((row) => row.complaint_id === id).map(({ complaint_id: _complaint, ...file }) => file),
  }));
}
