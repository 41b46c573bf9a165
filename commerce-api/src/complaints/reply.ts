import type { ComplaintState } from 'shared-contracts/complaints';
import type { Transaction } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { endPickup } from './pickup/choose.ts';
import type { ComplaintReply } from './complaint.ts';
import { oweRefund } from './refunds/rows.ts';

export interface ReplyToComplaint {
  readonly id: number;
  readonly reply: ComplaintReply;
  /** Of the shop's staff: the claimant reads it. */
  readonly message: string;
  /** ISO 8601. */
  readonly at: string;
}

export type RepliedComplaint =
  | { readonly before: ComplaintState }
  | { readonly refusal: 'unknown' }
  | { readonly refusal: 'decided'; readonly state: 'accepted' | 'rejected' };

/** J-232: answers a complaint or decides about it, in its timeline and by e-mail. What has been decided stays. */
export const replyToComplaint: Transaction<ReplyToComplaint, RepliedComplaint> = async (db, { id, reply, message, at }) => {
  const complaint = await db
    .selectFrom('complaint')
    .select(['number', 'state', 'email', 'store_code', 'language', 'document'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (complaint === undefined) return { refusal: 'unknown' };
  const { number, state, email, store_code: storeCode, language, document } = complaint;
  if (state === 'accepted' || state === 'rejected') return { refusal: 'decided', state };
  await db.updateTable('complaint').set({ state: reply }).where('id', '=', id).execute();
  await db
    .insertInto('complaint_event')
    .values((eb) => ({
      complaint_id: id,
      position: eb
        .selectFrom('complaint_event')
        .select(({ fn }) => fn.countAll<number>().as('position'))
        .where('complaint_id', '=', id),
      state: reply,
      at,
      message,
    }))
    .execute();
  if (reply === 'rejected') await endPickup(db, id, at);
  if (reply === 'accepted') await oweRefund(db, id, document);
  await enqueueMail(db, { kind: 'complaint-replied', data: { number, reply, message, language } }, { recipient: email, storeCode, at });
  return { before: state };
};
