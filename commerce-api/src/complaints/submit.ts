import type { Language } from 'shared-contracts';
import type { Transaction } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { ComplaintDocument } from './complaint.ts';
import { looseFiles } from './loose-files.ts';
import { bookPickup } from './pickup/choose.ts';

export interface SubmitComplaint {
  /** A new random one; a repetition gets that of the first. */
  readonly number: string;
  readonly storeCode: string;
  readonly customerId: number | null;
  /** SHA-256 of what was sent. */
  readonly digest: string;
  readonly document: ComplaintDocument;
  /** In which it was written; its e-mails are in it. */
  readonly language: Language;
  /** On which a courier comes, `YYYY-MM-DD`; null: none was chosen. */
  readonly pickupDay: string | null;
  /** As they were uploaded, in the order of the form. */
  readonly fileIds: readonly string[];
  /** ISO 8601. */
  readonly at: string;
}

export type SubmittedComplaint = { readonly number: string } | { readonly refusal: 'unknown_file' };

/** takes a complaint in. The same once more, while the shop has not decided, is the same complaint and changes nothing. */
export const submitComplaint: Transaction<SubmitComplaint, SubmittedComplaint> = async (
  db,
  { number, storeCode, customerId, digest, document, language, pickupDay, fileIds, at },
) => {
  const same = await db
    .selectFrom('complaint')
    .select('number')
    .where('digest', '=', digest)
    .where('state', 'in', ['submitted', 'answered'])
    .executeTakeFirst();
  if (same !== undefined) return { number: same.number };
  if (!(await looseFiles(db, fileIds))) return { refusal: 'unknown_file' };
  const email = document.claimant.email.toLowerCase();
  const { id } = await db
    .insertInto('complaint')
    .values({
      id: nextOf('complaint_id'),
      number,
      store_code: storeCode,
      customer_id: customerId,
      email,
      state: 'submitted',
      submitted_at: at,
      digest,
      document,
      language,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, fileId] of fileIds.entries())
    await db.updateTable('complaint_file').set({ complaint_id: id, position }).where('id', '=', fileId).execute();
  await db.insertInto('complaint_event').values({ complaint_id: id, position: 0, state: 'submitted', at, message: '' }).execute();
  if (pickupDay !== null) await bookPickup(db, id, pickupDay);
  await enqueueMail(db, { kind: 'complaint-submitted', data: { number, submittedAt: at, language } }, { recipient: email, storeCode, at });
  return { number };
};
