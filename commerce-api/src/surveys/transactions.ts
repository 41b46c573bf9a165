import type { Connection, Transaction } from '../database/database.ts';
import { endRatingReminders, hasRatingReminder, remindOfRatings, setRatingReminder, thankForRating } from './remind.ts';
import { letPublish, withdrawOfOrder } from '../shop-reviews/consent.ts';
import type { WithdrawnComment } from '../shop-reviews/consent.ts';
import type { PublicationConsent, ShopReviewState } from '../shop-reviews/shop-review.ts';
import type { SurveyAnswer, SurveyKind } from './survey.ts';

export interface SurveyWanted {
  readonly tokenHash: string;
  readonly kind: SurveyKind;
  /** Null: whichever order the link is of. */
  readonly orderId: number | null;
}

export interface OpenedSurvey {
  /** Of the order. */
  readonly number: string;
  readonly isAnswered: boolean;
  /** J-339: of its comment; null where the shop may not publish one. */
  readonly publication: ShopReviewState | null;
}

/** The survey of a link: that of the e-mail about the order’s end, or of the reminder (J-312). */
const ofLink = (db: Connection, tokenHash: string) =>
  db
    .selectFrom('order_survey')
    .select('order_survey.id')
    .where((eb) => eb.or([eb('order_survey.id', '=', tokenHash), eb('order_survey.reminder_hash', '=', tokenHash)]));

/** What the link of an e-mail opens; null for one that opens nothing. */
const read: Transaction<SurveyWanted, OpenedSurvey | null> = async (db, { tokenHash, kind, orderId }) => {
  const found = await db
    .selectFrom('order_survey as s')
    .innerJoin('shop_order as o', 'o.id', 's.order_id')
    .leftJoin('shop_review as r', (join) => join.onRef('r.order_id', '=', 's.order_id').on('s.kind', '=', 'rating'))
    .select(['o.number', 's.answered_at', 'r.state as publication'])
    .where('s.id', 'in', ofLink(db, tokenHash))
    .where('s.kind', '=', kind)
    .$if(orderId !== null, (surveys) => surveys.where('s.order_id', '=', orderId))
    .executeTakeFirst();
  if (found === undefined) return null;
  const { number, answered_at: answeredAt, publication } = found;
  return { number, isAnswered: answeredAt !== null, publication };
};

export interface AnswerSurvey extends SurveyWanted {
  readonly answer: SurveyAnswer;
  /** J-339: the author lets the shop publish the comment of a rating; null: not. */
  readonly publication: PublicationConsent | null;
  /** ISO 8601. */
  readonly at: string;
}

/** Takes the one answer of a link in. @returns whether it is this one; null for a link that opens nothing */
const answer: Transaction<AnswerSurvey, { readonly isTaken: boolean } | null> = async (
  db,
  { answer: document, publication, at, ...wanted },
) => {
  const taken = await db
    .updateTable('order_survey')
    .set({ answered_at: at, document })
    .where('id', 'in', ofLink(db, wanted.tokenHash))
    .where('kind', '=', wanted.kind)
    .where('answered_at', 'is', null)
    .$if(wanted.orderId !== null, (surveys) => surveys.where('order_id', '=', wanted.orderId))
    .returning(['id', 'order_id'])
    .executeTakeFirst();
  if (taken !== undefined) {
    if (document.kind === 'rating') await thankForRating(db, taken.id, at);
    if (publication !== null) await letPublish(db, taken.order_id, publication, at);
    return { isTaken: true };
  }
  return (await read(db, wanted)) === null ? null : { isTaken: false };
};

/** J-340: the link of a rating takes the consent to publish its comment back. @returns null for a link that opens nothing */
const withdrawComment: Transaction<SurveyWanted & { readonly at: string }, WithdrawnComment | null> = async (db, { at, ...wanted }) => {
  const survey = await db
    .selectFrom('order_survey')
    .select('order_id')
    .where('id', 'in', ofLink(db, wanted.tokenHash))
    .where('kind', '=', wanted.kind)
    .$if(wanted.orderId !== null, (surveys) => surveys.where('order_id', '=', wanted.orderId))
    .executeTakeFirst();
  return survey === undefined ? null : withdrawOfOrder(db, survey.order_id, at);
};

/** J-233: the answers, the newest first. */
const answers: Transaction<
  { readonly most: number },
  readonly { readonly number: string; readonly answeredAt: Date; readonly document: SurveyAnswer }[]
> = async (db, { most }) => {
  const rows = await db
    .selectFrom('order_survey as s')
    .innerJoin('shop_order as o', 'o.id', 's.order_id')
    .select(['o.number', 's.answered_at', 's.document'])
    .where('s.answered_at', 'is not', null)
    .orderBy('s.answered_at', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(({ number, answered_at: answeredAt, document }) =>
    answeredAt === null || document === null ? [] : [{ number, answeredAt, document }],
  );
};

export const surveyTransactions = {
  'surveys.read': read,
  'surveys.answer': answer,
  'surveys.answers': answers,
  'surveys.withdraw-comment': withdrawComment,
  'surveys.remind': remindOfRatings,
  'surveys.set-reminder': setRatingReminder,
  'surveys.has-reminder': hasRatingReminder,
  'surveys.end-reminders': endRatingReminders,
} as const;

export type SurveyTransactions = typeof surveyTransactions;
