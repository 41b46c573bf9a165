import type { Connection, Transaction } from '../database/database.ts';
import { pagePath } from '../catalogue/paths.ts';
import { enqueueMail } from '../mail/enqueue.ts';

/** Questions that wait for the shop, the oldest first. */
export const readWaiting = async (db: Connection, { most }: { readonly most: number }) => {
  const rows = await db
    .selectFrom('question_submission as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['s.id', 's.product_id', 's.store_code', 's.confirmed_at', 's.document', 'p.name as product_name', 'p.sku', 'p.request_path'])
    .where('s.state', '=', 'waiting')
    .orderBy('s.confirmed_at')
    .orderBy('s.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, request_path: pagePath(row.request_path) }));
};

/** Published questions without an answer, the oldest first. */
export const readUnanswered = async (db: Connection, { most }: { readonly most: number }) => {
  const rows = await db
    .selectFrom('product_question as q')
    .innerJoin('product as p', 'p.id', 'q.product_id')
    .select(['q.id', 'q.product_id', 'q.created_at', 'q.document', 'p.name as product_name', 'p.sku', 'p.request_path'])
    .where((eb) => eb(eb.ref('q.document', '->>').key('answer'), 'is', null))
    .orderBy('q.created_at')
    .orderBy('q.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, request_path: pagePath(row.request_path) }));
};

export interface Answer {
  readonly text: string;
  /** As the page shows who has answered: 'Doradca Amperio'. */
  readonly answeredBy: string;
}

export interface AnswerQuestion {
  /** Of the published question. */
  readonly questionId: number;
  readonly answer: Answer;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Answers a published question, or changes its answer. The first one is announced to its asker by e-mail. The caller then notifies everybody
 * of the product then (`CatalogueChanges.reviewsChanged`).
 */
export const answerQuestion: Transaction<AnswerQuestion, { readonly productId: number } | { readonly refusal: 'no_question' }> = async (
  db,
  { questionId, answer, at },
) => {
  const question = await db
    .selectFrom('product_question as q')
    .innerJoin('product as p', 'p.id', 'q.product_id')
    .select(['q.product_id', 'q.document', 'p.name', 'p.request_path'])
    .where('q.id', '=', questionId)
    .forUpdate('q')
    .executeTakeFirst();
  if (question === undefined) return { refusal: 'no_question' };
  await db
    .updateTable('product_question')
    .set({ document: { ...question.document, answer: answer.text, answeredBy: answer.answeredBy } })
    .where('id', '=', questionId)
    .execute();
  const asked = await db
    .updateTable('question_submission')
    .set({ answer_sent_at: at })
    .where('question_id', '=', questionId)
    .where('answer_sent_at', 'is', null)
    .returning(['email', 'store_code'])
    .executeTakeFirst();
  if (asked !== undefined) {
    const mail = { kind: 'question-answered', data: { product: question.name, path: pagePath(question.request_path) } } as const;
    await enqueueMail(db, mail, { recipient: asked.email, storeCode: asked.store_code, at });
  }
  return { productId: question.product_id };
};

export type QuestionVerdict =
  | { readonly kind: 'publish'; readonly answer: Answer | null }
  | { readonly kind: 'reject'; readonly reason: string };

export interface DecideQuestion {
  /** Of the submission. */
  readonly id: number;
  readonly verdict: QuestionVerdict;
  /** ISO 8601. */
  readonly at: string;
}

export type DecideQuestionResult = { readonly productId: number; readonly questionId: number | null } | { readonly refusal: 'not_waiting' };

/** Publishes a question that waits, with an answer or before there is one, or rejects it with a reason, which its asker is sent. */
export const decide: Transaction<DecideQuestion, DecideQuestionResult> = async (db, { id, verdict, at }) => {
  const submission = await db
    .selectFrom('question_submission as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['s.product_id', 's.email', 's.store_code', 's.asked_at', 's.document', 'p.name'])
    .where('s.id', '=', id)
    .where('s.state', '=', 'waiting')
    .forUpdate('s')
    .executeTakeFirst();
  if (submission === undefined) return { refusal: 'not_waiting' };
  const { product_id: productId, email: recipient, store_code: storeCode } = submission;
  if (verdict.kind === 'reject') {
    const { reason } = verdict;
    await db.updateTable('question_submission').set({ state: 'rejected', decided_at: at, reason }).where('id', '=', id).execute();
    await enqueueMail(db, { kind: 'question-rejected', data: { product: submission.name, reason } }, { recipient, storeCode, at });
    return { productId, questionId: null };
  }
  await db
    .insertInto('product_question')
    .values({
      id,
      product_id: productId,
      created_at: submission.asked_at,
      document: { ...submission.document, answer: null, answeredBy: null },
    })
    .execute();
  await db.updateTable('question_submission').set({ state: 'published', decided_at: at, question_id: id }).where('id', '=', id).execute();
  if (verdict.answer !== null) await answerQuestion(db, { questionId: id, answer: verdict.answer, at });
  return { productId, questionId: id };
};
