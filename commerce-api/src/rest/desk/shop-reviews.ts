import { Type } from 'typebox';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { DeskAccess } from '../../desk/access.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { DecisionAnswer, RecordId, ShopReviewDecision, WaitingShopReviews } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { mostListed, staffText, throwRefusal } from './shared.ts';

const tags = ['desk'];

/** J-339: comments of ratings that may be published when staff has looked at them. */
export function deskShopReviewRoutes(
  { database, mail, now, reference }: Pick<AppServices, 'database' | 'mail' | 'now' | 'reference'>,
  { shopReviewsChanged }: Pick<CatalogueChanges, 'shopReviewsChanged'>,
  { staffOf }: Pick<DeskAccess, 'staffOf'>,
) {
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/shop-reviews',
      {
        schema: {
          operationId: 'waitingShopReviews',
          tags,
          summary: 'Comments of ratings that wait for their publication, the oldest first (J-339)',
          response: { 200: WaitingShopReviews, ...errorAnswers },
        },
      },
      async () => {
        const rows = await database.run('shop-reviews.waiting', { most: mostListed });
        return {
          items: rows.map(({ id, order_id: orderId, number, store_code: store, first_name: author, consented_at: since, rating }) => ({
            id,
            order_id: orderId,
            number,
            store_name: reference.storesByCode.get(store)?.name ?? store,
            waiting_since: since.toISOString(),
            author,
            shop: rating.shop,
            delivery: rating.delivery,
            text: rating.comment,
          })),
        };
      },
    );

    app.post(
      '/rest/V1/desk/shop-reviews/:id/decision',
      {
        schema: {
          operationId: 'decideShopReview',
          tags,
          summary: 'Publishes the comment of a rating, or refuses it with a reason for its author (J-339)',
          params: Type.Object({ id: RecordId }),
          body: ShopReviewDecision,
          response: { 200: DecisionAnswer, ...errorAnswers },
        },
      },
      async (request) => {
        const { decision } = request.body;
        const reason = staffText(request.body.reason);
        if (decision === 'reject') requireValid({ reason: reason.problem });
        const verdict = decision === 'publish' ? ({ kind: 'publish' } as const) : ({ kind: 'reject', reason: reason.value } as const);
        const { id } = request.params;
        const refused = await database.run('desk.decide-shop-review', {
          id,
          verdict,
          staffId: staffOf(request).id,
          at: now().toISOString(),
        });
        if (refused !== null) throwRefusal(refused);
        mail.wake();
        shopReviewsChanged();
        return { id, state: decision === 'publish' ? ('published' as const) : ('rejected' as const) };
      },
    );
  };
}
