import { Type } from 'typebox';
import { ApiError } from '../../server/api-error.ts';
import { RecordId } from '../schemas/index.ts';
import type { TypedApp } from '../types.ts';
import type { DevelopmentParts } from './parts.ts';

const mostWaiting = 100;
const Written = Type.Object({ id: RecordId });

/** What the shop's staff decides about reviews and questions, without a desk. */
export function moderationCalls(app: TypedApp, { services, changes }: DevelopmentParts): void {
  app.get('/dev/written', { schema: { hide: true } }, async () => ({
    reviews: await services.database.run('reviews.waiting', { most: mostWaiting }),
    questions: await services.database.run('questions.waiting', { most: mostWaiting }),
  }));
  app.post(
    '/dev/reviews/:id',
    {
      schema: {
        hide: true,
        params: Written,
        body: Type.Object({ reason: Type.Optional(Type.String()), without_photos: Type.Optional(Type.Array(Type.String())) }),
      },
    },
    async ({ params: { id }, body }) => {
      const verdict =
        body.reason === undefined
          ? ({ kind: 'publish', withoutPhotos: body.without_photos ?? [] } as const)
          : ({ kind: 'reject', reason: body.reason } as const);
      const result = await services.database.run('reviews.decide', { id, verdict, at: services.now().toISOString() });
      if ('refusal' in result) throw new ApiError(409, result.refusal, 'Ta opinia nie czeka na decyzję.');
      services.mail.wake();
      await changes.reviewsChanged([result.productId]);
      return result;
    },
  );
  app.post(
    '/dev/questions/:id',
    {
      schema: {
        hide: true,
        params: Written,
        body: Type.Object({ reason: Type.Optional(Type.String()), answer: Type.Optional(Type.String()) }),
      },
    },
    async ({ params: { id }, body: { reason, answer } }) => {
      const verdict =
        reason === undefined
          ? ({ kind: 'publish', answer: answer === undefined ? null : { text: answer, answeredBy: 'Doradca Amperio' } } as const)
          : ({ kind: 'reject', reason } as const);
      const result = await services.database.run('questions.decide', { id, verdict, at: services.now().toISOString() });
      if ('refusal' in result) throw new ApiError(409, result.refusal, 'To pytanie nie czeka na decyzję.');
      services.mail.wake();
      await changes.reviewsChanged([result.productId]);
      return result;
    },
  );
  app.post(
    '/dev/questions/:id/answer',
    { schema: { hide: true, params: Written, body: Type.Object({ answer: Type.String() }) } },
    async ({ params: { id }, body }) => {
      const answer = { text: body.answer, answeredBy: 'Doradca Amperio' };
      const result = await services.database.run('questions.answer', { questionId: id, answer, at: services.now().toISOString() });
      if ('refusal' in result) throw new ApiError(404, result.refusal, 'Nie ma takiego pytania.');
      services.mail.wake();
      await changes.reviewsChanged([result.productId]);
      return result;
    },
  );
}
