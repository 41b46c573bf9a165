import type { Connection } from '../../database/database.ts';
import { removeSubmissions } from '../../reviews/submit.ts';

/** Stands where the name of an author was whose account is deleted. */
export const anonymousAuthor = 'Klient sklepu';

interface Author {
  readonly customerId: number;
  /** Lower case; proven by the link that was sent there. */
  readonly email: string;
}

/** What was written with the account, or as a guest with its address. */
async function written(db: Connection, table: 'review_submission' | 'question_submission', { customerId, email }: Author) {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'state', 'product_id'])
    .where((eb) => eb.or([eb('customer_id', '=', customerId), eb.and([eb('customer_id', 'is', null), eb('email', '=', email)])]))
    .execute();
  return { published: rows.filter(({ state }) => state === 'published'), others: rows.filter(({ state }) => state !== 'published') };
}

/** Reviews that are published lose their author; those that are not are removed with their photos. @returns their products */
async function anonymiseReviews(db: Connection, author: Author): Promise<readonly number[]> {
  const { published, others } = await written(db, 'review_submission', author);
  await removeSubmissions(
    db,
    others.map(({ id }) => id),
  );
  for (const { id } of published) {
    const { document, review_id: reviewId } = await db
      .selectFrom('review_submission')
      .select(['document', 'review_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('review_submission')
      .set({ customer_id: null, email: '', document: { ...document, author: anonymousAuthor } })
      .where('id', '=', id)
      .execute();
    const review =
      reviewId === null
        ? undefined
        : await db.selectFrom('review').select(['id', 'document']).where('id', '=', reviewId).executeTakeFirst();
    if (review !== undefined)
      await db
        .updateTable('review')
        .set({ document: { ...review.document, author: anonymousAuthor } })
        .where('id', '=', review.id)
        .execute();
  }
  return published.map(({ product_id: productId }) => productId);
}

/** The same of questions. */
async function anonymiseQuestions(db: Connection, author: Author): Promise<readonly number[]> {
  const { published, others } = await written(db, 'question_submission', author);
  for (const { id } of others) await db.deleteFrom('question_submission').where('id', '=', id).execute();
  for (const { id } of published) {
    const { document, question_id: questionId } = await db
      .selectFrom('question_submission')
      .select(['document', 'question_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('question_submission')
      .set({ customer_id: null, email: '', document: { ...document, author: anonymousAuthor } })
      .where('id', '=', id)
      .execute();
    const question =
      questionId === null
        ? undefined
        : await db.selectFrom('product_question').select(['id', 'document']).where('id', '=', questionId).executeTakeFirst();
    if (question !== undefined)
      await db
        .updateTable('product_question')
        .set({ document: { ...question.document, author: anonymousAuthor } })
        .where('id', '=', question.id)
        .execute();
  }
  return published.map(({ product_id: productId }) => productId);
}

/** J-241: published reviews and questions stay without a name; the others go. @returns products whose page has changed */
export async function anonymiseWritten(db: Connection, author: Author): Promise<readonly number[]> {
  const reviewed = await anonymiseReviews(db, author);
  const asked = await anonymiseQuestions(db, author);
  return [...new Set([...reviewed, ...asked])];
}
