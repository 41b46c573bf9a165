/** ∅55: what the shop asks about an order. */
import { CANCEL_REASONS, PUBLICATION_VERSIONS } from 'shared-contracts/surveys';
import { Type } from 'typebox';
import { shopReviewStates } from '../../shop-reviews/shop-review.ts';
import { oneOf, RecordId } from './common.ts';

/** Longer than what is taken: what is too long is told at its field. */
const Text = Type.String({ maxLength: 20_000 });
/** As a pattern: callers are typed by the contract, which has a new version whenever a field takes less. */
const knownWords = `^(?:${PUBLICATION_VERSIONS.join('|')})$`;
const Stars = Type.Integer({ minimum: 0, maximum: 5, description: 'Stars, 1-5' });

export const OpenedSurvey = Type.Object({
  number: Type.String({ description: 'Of the order' }),
  state: oneOf(['open', 'answered']),
  publication: Type.Optional(oneOf(shopReviewStates, 'Of the comment, where its author lets the shop publish it (J-339)')),
});
export const RatingBody = Type.Object({
  shop: Stars,
  delivery: Stars,
  comment: Type.Optional(Text),
  publication: Type.Optional(
    Type.Object(
      {
        first_name: Type.Optional(Type.String({ maxLength: 1000, description: 'Signs the comment' })),
        words: Type.String({ maxLength: 40, pattern: knownWords, description: 'The version of the words of the consent' }),
      },
      { description: 'The consent to publish the comment (J-339); without it nobody but the shop reads it' },
    ),
  ),
});
export const CancellationBody = Type.Object({ reason: oneOf(CANCEL_REASONS), text: Type.Optional(Text) });

/** J-312: whether the customer is reminded once of a rating that was not given. */
export const RatingReminder = Type.Object({ is_on: Type.Boolean() });

/** J-233: as staff reads it. */
const Rating = Type.Object({
  id: RecordId,
  number: Type.String(),
  answered_at: Type.String({ format: 'date-time' }),
  kind: oneOf(['rating', 'cancellation']),
  shop: Type.Optional(Type.Integer()),
  delivery: Type.Optional(Type.Integer()),
  reason: Type.Optional(oneOf(CANCEL_REASONS)),
  text: Type.String(),
});
export const SurveyAnswers = Type.Object({ items: Type.Array(Rating) });
