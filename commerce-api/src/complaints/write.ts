import type { Transaction } from '../database/database.ts';
import { looseFiles } from './loose-files.ts';

/** Messages that a claimant may send before the shop has answered. */
const mostUnanswered = 10;

export interface WriteToComplaint {
  readonly id: number;
  readonly text: string;
  /** As they were uploaded, in the order of the form. */
  readonly fileIds: readonly string[];
  /** SHA-256 of text and files. */
  readonly digest: string;
  /** ISO 8601. */
  readonly at: string;
}

export type WrittenToComplaint = { readonly refusal: null | 'decided' | 'unknown_file' | 'unanswered' };

/**
 * J-286: takes a message of the claimant, while the shop has not decided. The same once more, until the shop has answered, is the same
 * message and changes nothing.
 */
export const writeToComplaint: Transaction<WriteToComplaint, WrittenToComplaint> = async (db, { id, text, fileIds, digest, at }) => {
  const { state } = await db.selectFrom('complaint').select('state').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  const messages = await db.selectFrom('complaint_message').select(['at', 'digest']).where('complaint_id', '=', id).execute();
  const { answered } = await db
    .selectFrom('complaint_event')
    .select(({ fn }) => fn.max('at').as('answered'))
    .where('complaint_id', '=', id)
    .executeTakeFirstOrThrow();
  const unanswered = messages.filter((message) => message.at >= answered);
  // A file belongs to one message for ever, words may be said again.
  const repeated = fileIds.length > 0 ? messages : unanswered;
  if (repeated.some((message) => message.digest === digest)) return { refusal: null };
  if (state === 'accepted' || state === 'rejected') return { refusal: 'decided' };
  if (unanswered.length >= mostUnanswered) return { refusal: 'unanswered' };
  if (!(await looseFiles(db, fileIds))) return { refusal: 'unknown_file' };
  const position = messages.length;
  await db.insertInto('complaint_message').values({ complaint_id: id, position, at, text, digest }).execute();
  for (const [index, fileId] of fileIds.entries())
    await db
      .updateTable('complaint_file')
      .set({ complaint_id: id, message_position: position, position: index })
      .where('id', '=', fileId)
      .execute();
  return { refusal: null };
};
