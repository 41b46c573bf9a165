import { Type } from 'typebox';
import { MOST_PHOTOS } from 'shared-contracts/reviews';
import { nullable, oneOf, RecordId } from './common.ts';
import { submissionStates } from '../../reviews/review.ts';

/** Longer than any text that is taken: what is too long is told at its field, not refused as a whole. */
const Text = Type.String({ maxLength: 20_000 });
const PhotoId = Type.String({ format: 'uuid' });

const Written = {
  product_id: RecordId,
  author: Type.String({ maxLength: 1000, description: 'A nickname' }),
  email: Type.Optional(Type.String({ maxLength: 300, description: "A guest's; a customer's own is known" })),
  checked_publication: Type.Optional(Type.Boolean({ description: 'The consent to publish' })),
};

export const ReviewBody = Type.Object({
  ...Written,
  vote: Type.Integer({ minimum: 0, maximum: 5, description: 'Stars, 1-5' }),
  title: Type.Optional(Text),
  text: Text,
  photos: Type.Optional(Type.Array(PhotoId, { maxItems: MOST_PHOTOS, description: 'As they were uploaded' })),
});

export const QuestionBody = Type.Object({ ...Written, question: Text });

/** What becomes of it: its author is sent a link, or the shop looks at it. */
export const WrittenAnswer = Type.Object({ state: oneOf(['unconfirmed', 'waiting']) });

export const PhotoAnswer = Type.Object({ id: PhotoId, width: Type.Integer(), height: Type.Integer() });

export const VoteBody = Type.Object({ browser: Type.String({ format: 'uuid', description: 'A random number of the browser' }) });
export const VoteAnswer = Type.Object({ helpful_votes: Type.Integer() });

/** what the link of an e-mail opens. */
export const LinkAnswer = Type.Object({
  kind: oneOf(['review', 'question']),
  state: oneOf(['open', 'confirmed']),
  product_name: Type.String(),
  request_path: Type.String(),
});

/** J-308: the product of what a customer has written. */
const WrittenProduct = Type.Object({
  name: Type.String(),
  request_path: Type.String(),
  thumbnail: Type.String(),
});

const OwnWritten = {
  id: RecordId,
  product: nullable(WrittenProduct),
  state: oneOf(submissionStates),
  written_at: Type.String({ format: 'date-time' }),
  reason: nullable(Type.String({ description: 'Why it was rejected' })),
};

/** J-308 */
export const OwnReviews = Type.Object({
  items: Type.Array(
    Type.Object({
      ...OwnWritten,
      vote: Type.Integer({ minimum: 1, maximum: 5 }),
      title: Type.String(),
      text: Type.String(),
      photos: Type.Integer({ description: 'How many' }),
      shop_answer: nullable(Type.String()),
    }),
    { description: 'The latest first' },
  ),
  total_count: Type.Integer(),
});

/** J-308 */
export const OwnQuestions = Type.Object({
  items: Type.Array(
    Type.Object({
      ...OwnWritten,
      question: Type.String(),
      answer: nullable(Type.String()),
      answered_by: nullable(Type.String()),
    }),
    { description: 'The latest first' },
  ),
  total_count: Type.Integer(),
});

export const WithdrawnReview = Type.Object({ id: RecordId });
