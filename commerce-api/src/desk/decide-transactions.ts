import { moveWithdrawal } from '../withdrawals/move.ts';
import type { MovedWithdrawal, MoveWithdrawal } from '../withdrawals/move.ts';
import { replyToComplaint } from '../complaints/reply.ts';
import type { RepliedComplaint, ReplyToComplaint } from '../complaints/reply.ts';
import { payComplaint } from '../complaints/refunds/pay.ts';
import type { PaidComplaint, PayComplaint } from '../complaints/refunds/pay.ts';
import type { Connection, Transaction } from '../database/database.ts';
import { answerQuestion, decide as decideWaitingQuestion } from '../questions/moderate.ts';
import type { AnswerQuestion, DecideQuestion } from '../questions/moderate.ts';
import { endAtDesk } from '../reservations/end-reservation.ts';
import type { EndAtDesk, EndedAtDesk } from '../reservations/end-reservation.ts';
import { decide as decideWaitingReview } from '../reviews/moderate.ts';
import type { DecideReview } from '../reviews/moderate.ts';
import type { SubmissionState } from '../reviews/review.ts';
import { decide as decideWaitingShopReview } from '../shop-reviews/moderate.ts';
import type { DecideShopReview } from '../shop-reviews/moderate.ts';
import type { ShopReviewState } from '../shop-reviews/shop-review.ts';
import { lastActor, noteAction } from './audit-transactions.ts';
import type { StaffAction } from './staff.ts';

/** Who decides. */
interface ByStaff {
  readonly staffId: number;
}

/** Why nothing was changed: there is no such thing, or somebody was faster. */
export type DeskRefusal =
  | { readonly refusal: 'unknown' }
  | {
      readonly refusal: 'decided';
      readonly state: 'published' | 'rejected' | 'answered';
      /** Null where it was not decided at the desk. */
      readonly by: string | null;
    };

/** The product whose pages show something else from now on. */
export type Decided = { readonly productId: number } | DeskRefusal;

/** @param state where the submission stands now */
async function refusalOf(
  db: Connection,
  action: Extract<StaffAction, 'decide-review' | 'decide-question' | 'decide-shop-review'>,
  { id, state }: { readonly id: number; readonly state: SubmissionState | ShopReviewState | undefined },
): Promise<DeskRefusal> {
  if (state !== 'published' && state !== 'rejected') return { refusal: 'unknown' };
  return { refusal: 'decided', state, by: await lastActor(db, action, id) };
}

const stateAfter = { publish: 'published', reject: 'rejected' } as const;

/** J-161: publishes or refuses a review that waits, and notes who did. */
const decideReview: Transaction<DecideReview & ByStaff, Decided> = async (db, { staffId, ...review }) => {
  const { id, verdict, at } = review;
  const result = await decideWaitingReview(db, review);
  if ('refusal' in result) {
    const found = await db.selectFrom('review_submission').select('state').where('id', '=', id).executeTakeFirst();
    return refusalOf(db, 'decide-review', { id, state: found?.state });
  }
  const after = stateAfter[verdict.kind];
  await noteAction(db, { staffId, action: 'decide-review', subjectId: id, before: 'waiting', after, at });
  return { productId: result.productId };
};

/** J-339: publishes or refuses the comment of a rating, and notes who did. @returns null: done */
const decideShopReview: Transaction<DecideShopReview & ByStaff, DeskRefusal | null> = async (db, { staffId, ...review }) => {
  const { id, verdict, at } = review;
  if (!(await decideWaitingShopReview(db, review))) {
    const found = await db.selectFrom('shop_review').select('state').where('id', '=', id).executeTakeFirst();
    return refusalOf(db, 'decide-shop-review', { id, state: found?.state });
  }
  const after = stateAfter[verdict.kind];
  await noteAction(db, { staffId, action: 'decide-shop-review', subjectId: id, before: 'waiting', after, at });
  return null;
};

/** J-161: publishes (with or without an answer) or refuses a question that waits, and notes who did. */
const decideQuestion: Transaction<DecideQuestion & ByStaff, Decided> = async (db, { staffId, ...question }) => {
  const { id, verdict, at } = question;
  const result = await decideWaitingQuestion(db, question);
  if ('refusal' in result) {
    const found = await db.selectFrom('question_submission').select('state').where('id', '=', id).executeTakeFirst();
    return refusalOf(db, 'decide-question', { id, state: found?.state });
  }
  const after = stateAfter[verdict.kind];
  await noteAction(db, { staffId, action: 'decide-question', subjectId: id, before: 'waiting', after, at });
  if (verdict.kind === 'publish' && verdict.answer !== null) await noteAnswer(db, staffId, id, at);
  return { productId: result.productId };
};

const noteAnswer = (db: Connection, staffId: number, subjectId: number, at: string): Promise<void> =>
  noteAction(db, { staffId, action: 'answer-question', subjectId, before: 'unanswered', after: 'answered', at });

/** J-161: answers a published question that has no answer yet. */
const answer: Transaction<AnswerQuestion & ByStaff, Decided> = async (db, { staffId, ...given }) => {
  const { questionId, at } = given;
  const question = await db.selectFrom('product_question').select('document').where('id', '=', questionId).forUpdate().executeTakeFirst();
  if (question === undefined) return { refusal: 'unknown' };
  if (question.document.answer !== null)
    return { refusal: 'decided', state: 'answered', by: await lastActor(db, 'answer-question', questionId) };
  const result = await answerQuestion(db, given);
  if ('refusal' in result) return { refusal: 'unknown' };
  await noteAnswer(db, staffId, questionId, at);
  return { productId: result.productId };
};

/** J-232: answers a complaint or decides about it, and notes who did. */
const replyComplaint: Transaction<ReplyToComplaint & ByStaff, RepliedComplaint & { readonly by?: string | null }> = async (
  db,
  { staffId, ...reply },
) => {
  const result = await replyToComplaint(db, reply);
  const { id, at } = reply;
  if ('before' in result)
    await noteAction(db, { staffId, action: 'reply-complaint', subjectId: id, before: result.before, after: reply.reply, at });
  else if (result.refusal === 'decided') return { ...result, by: await lastActor(db, 'reply-complaint', id) };
  return result;
};

/** J-333: gives back what a complaint is worth, and notes who did. */
const refundComplaint: Transaction<PayComplaint & ByStaff, PaidComplaint & { readonly by?: string | null }> = async (
  db,
  { staffId, ...wanted },
) => {
  const result = await payComplaint(db, wanted);
  const { id, at } = wanted;
  if (!('refusal' in result))
    await noteAction(db, { staffId, action: 'reply-complaint', subjectId: id, before: 'accepted', after: 'refunded', at });
  else if (result.refusal === 'refunded') return { ...result, by: await lastActor(db, 'reply-complaint', id) };
  return result;
};

/** J-220: a reservation is collected or given up, and who has noted it. */
const endReservation: Transaction<EndAtDesk & ByStaff, EndedAtDesk & { readonly by?: string | null }> = async (
  db,
  { staffId, ...wanted },
) => {
  const result = await endAtDesk(db, wanted);
  const { id, state, at } = wanted;
  if ('productIds' in result)
    await noteAction(db, { staffId, action: 'end-reservation', subjectId: id, before: 'waiting', after: state, at });
  else if (result.refusal === 'over') return { ...result, by: await lastActor(db, 'end-reservation', id) };
  return result;
};

/** J-205: moves a withdrawal one step on, and notes who did. */
const moveWithdrawalOn: Transaction<MoveWithdrawal & ByStaff, MovedWithdrawal & { readonly by?: string | null }> = async (
  db,
  { staffId, ...move },
) => {
  const result = await moveWithdrawal(db, move);
  const { id, step, at } = move;
  if ('before' in result)
    await noteAction(db, { staffId, action: 'move-withdrawal', subjectId: id, before: result.before, after: step, at });
  else if (result.refusal === 'moved') return { ...result, by: await lastActor(db, 'move-withdrawal', id) };
  return result;
};

export const decideTransactions = {
  'desk.end-reservation': endReservation,
  'desk.move-withdrawal': moveWithdrawalOn,
  'desk.reply-complaint': replyComplaint,
  'desk.refund-complaint': refundComplaint,
  'desk.decide-review': decideReview,
  'desk.decide-shop-review': decideShopReview,
  'desk.decide-question': decideQuestion,
  'desk.answer-question': answer,
} as const;
