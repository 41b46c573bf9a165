import { ownerOf } from '../customers/own-writing.ts';
import type { RowOf, Transaction } from '../database/database.ts';
import type { OwnPage } from '../reviews/own.ts';

/** A question as its asker sees it. */
export type OwnQuestion = Pick<RowOf<'question_submission'>, 'id' | 'product_id' | 'state' | 'asked_at' | 'reason' | 'document'> & {
  readonly answer: string | null;
  readonly answeredBy: string | null;
};

/** J-308: what a customer has asked about products, the latest first. */
export const readOwnQuestions: Transaction<OwnPage, { readonly questions: readonly OwnQuestion[]; readonly count: number }> = async (
  db,
  { customerId, offset, most },
) => {
  const { provenEmail } = await ownerOf(db, customerId);
  const own = db.selectFrom('question_submission as s').where((eb) =>
    eb.or([
      eb('s.customer_id', '=', customerId),
      ...(provenEmail === null
        ? []
        : // What nobody has confirmed may have been typed by a stranger.
          [eb.and([eb('s.customer_id', 'is', null), eb('s.email', '=', provenEmail), eb('s.state', '<>', 'unconfirmed')])]),
    ]),
  );
  const rows = await own
    .leftJoin('product_question as q', 'q.id', 's.question_id')
    .select(['s.id', 's.product_id', 's.state', 's.asked_at', 's.reason', 's.document', 'q.document as published'])
    .orderBy('s.asked_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(most)
    .offset(offset)
    .execute();
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const questions = rows.map(({ published, ...row }) => ({
    ...row,
    answer: published?.answer ?? null,
    answeredBy: published?.answeredBy ?? null,
  }));
  return { questions, count };
};
