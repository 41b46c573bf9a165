import type { Connection } from '../../database/database.ts';

/** What a customer has ordered, and what has come of it. */
export async function readAfterOrders(db: Connection, customerId: number) {
  const orders = await db
    .selectFrom('shop_order')
    .select([
      'id',
      'number',
      'store_code',
      'email',
      'status',
      'payment_method',
      'payment_status',
      'shipping_method',
      'grand_total',
      'voucher_amount',
      'placed_at',
      'document',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('placed_at')
    .execute();
  const own = db.selectFrom('shop_order').select('id').where('customer_id', '=', customerId);
  const events = await db
    .selectFrom('order_event')
    .select(['order_id', 'event', 'at'])
    .where('order_id', 'in', own)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const refunds = await db
    .selectFrom('order_refund')
    .select(['order_id', 'amount', 'way', 'reason', 'status', 'created_at', 'done_at'])
    .where('order_id', 'in', own)
    .orderBy('created_at')
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawal')
    .innerJoin('shop_order', 'shop_order.id', 'withdrawal.order_id')
    .select([
      'withdrawal.number',
      'withdrawal.state',
      'withdrawal.submitted_at',
      'withdrawal.document',
      'shop_order.number as order_number',
    ])
    .where('shop_order.customer_id', '=', customerId)
    .orderBy('withdrawal.submitted_at')
    .execute();
  const surveys = await db
    .selectFrom('order_survey')
    .innerJoin('shop_order', 'shop_order.id', 'order_survey.order_id')
    .select([
      'order_survey.kind',
      'order_survey.asked_at',
      'order_survey.answered_at',
      'order_survey.document',
      'shop_order.number as order_number',
    ])
    .where('shop_order.customer_id', '=', customerId)
    .orderBy('order_survey.asked_at')
    .execute();
  return {
    orders: orders.map(({ id, ...order }) => ({
      ...order,
      timeline: events.filter((row) => row.order_id === id).map(({ event, at }) => ({ event, at })),
      refunds: refunds.filter((row) => row.order_id === id).map(({ order_id: _order, ...refund }) => refund),
    })),
    withdrawals,
    complaints: await readComplaints(db, customerId),
    surveys,
  };
}

/** Complaints with the names of their files and what was answered. */
async function readComplaints(db: Connection, customerId: number) {
  const complaints = await db
    .selectFrom('complaint')
    .select(['id', 'number', 'store_code', 'email', 'state', 'submitted_at', 'document'])
    .where('customer_id', '=', customerId)
    .orderBy('submitted_at')
    .execute();
  const own = db.selectFrom('complaint').select('id').where('customer_id', '=', customerId);
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
    .orderBy('position')
    .execute();
  return complaints.map(({ id, ...complaint }) => ({
    ...complaint,
    timeline: events.filter((row) => row.complaint_id === id).map(({ complaint_id: _complaint, ...event }) => event),
    files: files.filter((row) => row.complaint_id === id).map(({ complaint_id: _complaint, ...file }) => file),
  }));
}
