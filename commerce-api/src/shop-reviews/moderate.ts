import type { Connection, Transaction } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { mailAbout } from '../orders/order-mail.ts';
import { orderColumns } from '../orders/order-record.ts';

/** J-339: comments that wait for the shop, the oldest first. */
export const readWaiting = async (db: Connection, { most }: { readonly most: number }) => {
  const rows = await db
    .selectFrom('shop_review as r')
    .innerJoin('shop_order as o', 'o.id', 'r.order_id')
    .innerJoin('order_survey as s', (join) => join.onRef('s.order_id', '=', 'r.order_id').on('s.kind', '=', 'rating'))
    .select(['r.id', 'r.order_id', 'o.number', 'o.store_code', 'r.first_name', 'r.consented_at', 's.document'])
    .where('r.state', '=', 'waiting')
    .orderBy('r.consented_at')
    .orderBy('r.id')
    .limit(most)
    .execute();
  return rows.flatMap(({ document, ...row }) => (document?.kind === 'rating' ? [{ ...row, rating: document }] : []));
};

export interface DecideShopReview {
  readonly id: number;
  /** The reason of a refusal is sent to the author. */
  readonly verdict: { readonly kind: 'publish' } | { readonly kind: 'reject'; readonly reason: string };
  /** ISO 8601. */
  readonly at: string;
}

/** Tells the author what was decided; nobody is left to be told where the order's address was forgotten. */
async function tell(db: Connection, orderId: number, { verdict, at }: DecideShopReview): Promise<void> {
  const order = await db
    .selectFrom('shop_order')
    .select(orderColumns)
    .where('id', '=', orderId)
    .where('email', '<>', '')
    .executeTakeFirst();
  if (order === undefined) return;
  const about = { language: order.document.language ?? 'pl', number: order.number } as const;
  await enqueueMail(
    db,
    verdict.kind === 'publish'
      ? { kind: 'shop-review-published', data: about }
      : { kind: 'shop-review-rejected', data: { ...about, reason: verdict.reason } },
    mailAbout(order, at),
  );
}

/** Publishes or rejects a comment that waits; its author is told by e-mail. @returns false where it does not wait (any more) */
export const decide: Transaction<DecideShopReview, boolean> = async (db, decision) => {
  const { id, verdict, at } = decision;
  const decided = await db
    .updateTable('shop_review')
    .set({
      state: verdict.kind === 'publish' ? 'published' : 'rejected',
      decided_at: at,
      reason: verdict.kind === 'publish' ? null : verdict.reason,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('order_id')
    .executeTakeFirst();
  if (decided === undefined) return false;
  await tell(db, decided.order_id, decision);
  return true;
};
