import { Type } from 'typebox';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { DeskAccess } from '../../desk/access.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { oneOf } from '../schemas/common.ts';
import { DecisionAnswer, RecordId, ReviewDecision, WaitingReviews } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { deskProduct, follow, mostListed, staffText } from './shared.ts';

const tags = ['desk'];

/** J-161: reviews that wait for the shop, with their photos. */
export function deskReviewRoutes(
  services: AppServices,
  changes: Pick<CatalogueChanges, 'reviewsChanged'>,
  { staffOf }: Pick<DeskAccess, 'staffOf'>,
) {
  const { database, now } = services;
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/reviews',
      {
        schema: {
          operationId: 'waitingReviews',
          tags,
          summary: 'Reviews that wait, the oldest first (J-161)',
          response: { 200: WaitingReviews, ...errorAnswers },
        },
      },
      async () => {
        const rows = await database.run('reviews.waiting', { most: mostListed });
        return {
          items: rows.map(({ document, photos, ...row }) => ({
            id: row.id,
            ...deskProduct(services, {
              id: row.product_id,
              name: row.product_name,
              sku: row.sku,
              path: row.request_path,
              storeCode: row.store_code,
            }),
            waiting_since: row.confirmed_at?.toISOString() ?? null,
            is_purchase: row.is_purchase,
            stars: row.stars,
            author: document.author,
            title: document.title,
            text: document.text,
            photos: photos.map(({ id, width, height }) => ({ id, width, height })),
          })),
        };
      },
    );

    app.get(
      '/rest/V1/desk/photos/:photoId/:size',
      {
        schema: {
          operationId: 'waitingPhoto',
          tags,
          summary: 'A photo before it is published, as WebP (J-161)',
          params: Type.Object({ photoId: Type.String({ format: 'uuid' }), size: oneOf(['picture', 'thumbnail']) }),
          response: { 200: { content: { 'image/webp': { schema: Type.Any() } } }, ...errorAnswers },
        },
      },
      async ({ params: { photoId, size } }, reply) => {
        const bytes = await database.run('reviews.read-photo', { id: photoId, size, isForStaff: true });
        if (bytes === null) throw new ApiError(404, 'no_picture', 'Nie ma takiego zdjęcia.');
        return reply.header('x-content-type-options', 'nosniff').type('image/webp').send(Buffer.from(bytes));
      },
    );

    app.post(
      '/rest/V1/desk/reviews/:id/decision',
      {
        schema: {
          operationId: 'decideReview',
          tags,
          summary: 'Publishes a review, perhaps without some photos, or refuses it with a reason for its author (J-161)',
          params: Type.Object({ id: RecordId }),
          body: ReviewDecision,
          response: { 200: DecisionAnswer, ...errorAnswers },
        },
      },
      async (request) => {
        const { decision, without_photos: withoutPhotos = [] } = request.body;
        const reason = staffText(request.body.reason);
        if (decision === 'reject') requireValid({ reason: reason.problem });
        const verdict =
          decision === 'publish' ? ({ kind: 'publish', withoutPhotos } as const) : ({ kind: 'reject', reason: reason.value } as const);
        const { id } = request.params;
        const decided = await database.run('desk.decide-review', { id, verdict, staffId: staffOf(request).id, at: now().toISOString() });
        await follow(services, changes, decided);
        return { id, state: decision === 'publish' ? ('published' as const) : ('rejected' as const) };
      },
    );
  };
}
