import type { Connection } from '../../database/database.ts';
import { addressOf, type Owner } from './owner.ts';

/** Reviews and questions of a customer, and those that a guest has written with the address. */
export async function readWritten(db: Connection, owner: Owner) {
  const { customerId } = owner;
  const reviews = await db
    .selectFrom('review_submission')
    .innerJoin('product', 'product.id', 'review_submission.product_id')
    .select([
      'product.sku',
      'product.name as product',
      'review_submission.store_code',
      'review_submission.stars',
      'review_submission.state',
      'review_submission.document',
      'review_submission.reason',
      'review_submission.written_at',
      'review_submission.decided_at',
    ])
    .where((eb) =>
      eb.or([
        eb('review_submission.customer_id', '=', customerId),
        eb.and([
          eb('review_submission.customer_id', 'is', null),
          eb('review_submission.email', '=', addressOf(owner)),
          eb('review_submission.email', '<>', ''),
        ]),
      ]),
    )
    .orderBy('review_submission.written_at')
    .execute();
  const questions = await db
    .selectFrom('question_submission')
    .innerJoin('product', 'product.id', 'question_submission.product_id')
    .select([
      'product.sku',
      'product.name as product',
      'question_submission.store_code',
      'question_submission.state',
      'question_submission.document',
      'question_submission.reason',
      'question_submission.asked_at',
      'question_submission.decided_at',
    ])
    .where((eb) =>
      eb.or([
        eb('question_submission.customer_id', '=', customerId),
        eb.and([
          eb('question_submission.customer_id', 'is', null),
          eb('question_submission.email', '=', addressOf(owner)),
          eb('question_submission.email', '<>', ''),
        ]),
      ]),
    )
    .orderBy('question_submission.asked_at')
    .execute();
  return { reviews, questions };
}
