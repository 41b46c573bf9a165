import type { Transaction } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { LinkOfMail, LinkTarget } from '../reviews/confirm.ts';
import type { QuestionText } from './question.ts';

export interface AskQuestion {
  readonly productId: number;
  readonly storeCode: string;
  /** Null for guests. */
  readonly customerId: number | null;
  /** Lower case; the answer is announced to it, once a link in an e-mail has proven it. */
  readonly email: string;
  readonly token: string;
  readonly tokenHash: string;
  readonly document: QuestionText;
  /** ISO 8601. */
  readonly at: string;
  /** The same once more since then is a repetition, and changes nothing. */
  readonly repeatedSince: string;
}

/** Takes a question in; whoever the address belongs to is sent a link that confirms it. */
export const ask: Transaction<AskQuestion, void> = async (
  db,
  { productId, storeCode, customerId, email, token, tokenHash, document, at, repeatedSince },
) => {
  const same = await db
    .selectFrom('question_submission')
    .select('id')
    .where('product_id', '=', productId)
    .where('email', '=', email)
    .where('document', '=', document)
    .where('asked_at', '>', new Date(repeatedSince))
    .executeTakeFirst();
  // Its answer was lost, or the button was pressed twice.
  if (same !== undefined) return;
  await db
    .insertInto('question_submission')
    .values({
      id: nextOf('question_id'),
      product_id: productId,
      store_code: storeCode,
      customer_id: customerId,
      email,
      state: 'unconfirmed',
      asked_at: at,
      confirm_hash: tokenHash,
      document,
    })
    .execute();
  await enqueueMail(db, { kind: 'question-asked', data: { token } }, { recipient: email, storeCode, at });
};

/** What the link of a question's e-mail opens; null for one that opens nothing. */
export const readLink: Transaction<LinkOfMail, LinkTarget | null> = async (db, { tokenHash, writtenSince }) => {
  const found = await db
    .selectFrom('question_submission')
    .select(['product_id', 'state'])
    .where('confirm_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('state', '<>', 'unconfirmed'), eb('asked_at', '>', new Date(writtenSince))]))
    .executeTakeFirst();
  return found === undefined ? null : { productId: found.product_id, isConfirmed: found.state !== 'unconfirmed' };
};

/** The press on the link: the question waits for the shop from now on. A second press changes nothing. */
export const confirm: Transaction<LinkOfMail, LinkTarget | null> = async (db, link) => {
  const confirmed = await db
    .updateTable('question_submission')
    .set({ state: 'waiting', confirmed_at: link.at })
    .where('confirm_hash', '=', link.tokenHash)
    .where('state', '=', 'unconfirmed')
    .where('asked_at', '>', new Date(link.writtenSince))
    .returning('product_id')
    .executeTakeFirst();
  return confirmed === undefined ? readLink(db, link) : { productId: confirmed.product_id, isConfirmed: true };
};
