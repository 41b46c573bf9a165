import type { Transaction } from '../database/database.ts';
import { hasBought } from './purchase.ts';
import { removeOlderWaiting } from './submit.ts';

export interface LinkOfMail {
  readonly tokenHash: string;
  /** ISO 8601. */
  readonly at: string;
  /** Links of what was written before are too old. */
  readonly writtenSince: string;
}

/** What a link opens: something that waits for the press, or something that has been confirmed. */
export interface LinkTarget {
  readonly productId: number;
  readonly isConfirmed: boolean;
}

/** What the link of a review's e-mail opens; null for one that opens nothing. */
export const readLink: Transaction<LinkOfMail, LinkTarget | null> = async (db, { tokenHash, writtenSince }) => {
  const found = await db
    .selectFrom('review_submission')
    .select(['product_id', 'state'])
    .where('confirm_hash', '=', tokenHash)
    .where((eb) => eb.or([eb('state', '<>', 'unconfirmed'), eb('written_at', '>', new Date(writtenSince))]))
    .executeTakeFirst();
  return found === undefined ? null : { productId: found.product_id, isConfirmed: found.state !== 'unconfirmed' };
};

/** The press on the link: the review waits for the shop from now on. A second press changes nothing. */
export const confirm: Transaction<LinkOfMail, LinkTarget | null> = async (db, link) => {
  const submission = await db
    .selectFrom('review_submission')
    .select(['id', 'product_id', 'customer_id', 'email'])
    .where('confirm_hash', '=', link.tokenHash)
    .where('state', '=', 'unconfirmed')
    .where('written_at', '>', new Date(link.writtenSince))
    .forUpdate()
    .executeTakeFirst();
  if (submission === undefined) return readLink(db, link);
  const { id, product_id: productId, email } = submission;
  await db
    .updateTable('review_submission')
    .set({ state: 'waiting', confirmed_at: link.at, is_purchase: await hasBought(db, { productId, customerId: null, email }) })
    .where('id', '=', id)
    .execute();
  await removeOlderWaiting(db, submission);
  return { productId, isConfirmed: true };
};
