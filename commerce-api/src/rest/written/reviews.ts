import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import { customerOf } from '../../customers/session.ts';
import { bearerToken, newToken, tokenHash } from '../../customers/token.ts';
import type { Author } from '../../reviews/review.ts';
import type { WritingLimits } from '../../reviews/writing-limits.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { RecordId, ReviewBody, VoteAnswer, VoteBody, WrittenAnswer } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { checked } from './checked.ts';
import { submittedAt } from './submitted-at.ts';
import { productOf, writerOf } from './writer.ts';

const tags = ['reviews'];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** J-150, J-154, ∅47: reviews of customers and guests, and who finds them helpful. */
export function reviewRoutes(services: AppServices, limits: WritingLimits) {
  return async (app: TypedApp): Promise<void> => {
    app.post(
      '/rest/V1/reviews',
      {
        schema: {
          operationId: 'writeReview',
          tags,
          summary: 'Takes a review in; it is published after the shop has looked at it (∅47, J-150)',
          body: ReviewBody,
          response: { 200: WrittenAnswer, ...errorAnswers },
        },
      },
      async (request) => {
        const { body } = request;
        const { writer, problem } = await writerOf(request, services, body.email);
        const author = checked('author', body.author);
        const title = checked('title', body.title ?? '', { optional: true });
        const text = checked('text', body.text);
        requireValid({
          vote: body.vote === 0 ? 'required' : null,
          author: author.problem,
          title: title.problem,
          text: text.problem,
          email: problem,
          checked_publication: body.checked_publication === true ? null : 'required',
        });
        const { storeCode } = await productOf(request, services, body.product_id);
        await limits.take(writer);
        const token = newToken();
        const { customerId, email } = writer;
        const by: Author =
          customerId === null ? { kind: 'guest', email, token, tokenHash: tokenHash(token) } : { kind: 'customer', customerId, email };
        const result = await services.database.run('reviews.submit', {
          productId: body.product_id,
          storeCode,
          author: by,
          stars: body.vote,
          document: { author: author.value, title: title.value, text: text.value },
          photoIds: [...new Set(body.photos)],
          ...submittedAt(services.now()),
        });
        if ('refusal' in result) throw new ApiError(400, 'photo_gone', 'Zdjęcia wygasły. Dodaj je jeszcze raz.');
        services.mail.wake();
        return { state: result.isWaiting ? ('waiting' as const) : ('unconfirmed' as const) };
      },
    );

    app.post(
      '/rest/V1/reviews/:reviewId/helpful',
      {
        schema: {
          operationId: 'findReviewHelpful',
          tags,
          summary: 'Counts that a customer or a browser has found a review helpful, once (J-154)',
          params: Type.Object({ reviewId: RecordId }),
          body: VoteBody,
          response: { 200: VoteAnswer, ...errorAnswers },
        },
      },
      async (request) => {
        await limits.votes.take(addressKey(request.ip));
        const customer = await customerOf(bearerToken(request.headers.authorization), services);
        const result = await services.database.run('reviews.vote', {
          reviewId: request.params.reviewId,
          voter: sha256(customer === null ? `browser ${request.body.browser.toLowerCase()}` : `customer ${customer.id}`),
          at: services.now().toISOString(),
        });
        if (result === null) throw new ApiError(404, 'unknown_review', 'Nie ma już takiej opinii.');
        // No other server or page is notified: a vote of anybody must not make hosts draw their pages again.
        if (result.isCounted) services.products.drop(result.productId);
        return { helpful_votes: result.helpfulVotes };
      },
    );
  };
}
