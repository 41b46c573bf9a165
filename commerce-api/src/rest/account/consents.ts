import { Type } from 'typebox';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import { requireCustomer } from '../../customers/session.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { CustomerConsents, RecordId, WithdrawnShopReview } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

/** J-244: what the signed-in customer has consented to. Decisions about cookies are those of a browser (J-72), not of an account. */
export const customerConsentRoutes =
  (services: AppServices, { shopReviewsChanged }: Pick<CatalogueChanges, 'shopReviewsChanged'>) =>
  async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/customers/me/consents',
      {
        schema: {
          operationId: 'readConsents',
          tags: ['customers'],
          summary: 'The customer’s consents to newsletters and to published comments, with their history, the latest first (J-244, J-340)',
          response: { 200: CustomerConsents, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = await requireCustomer(request, services);
        const { isProven, events } = await services.database.run('newsletter.of-customer', id);
        const shopReviews = await services.database.run('shop-reviews.of-customer', id);
        return {
          is_email_confirmed: isProven,
          newsletter: events.map(({ store_code: store, event, at }) => ({
            store_code: store,
            store_name: services.reference.storesByCode.get(store)?.name ?? store,
            event,
            at: at.toISOString(),
          })),
          shop_reviews: shopReviews.map(({ consentedAt, withdrawnAt, ...review }) => ({
            ...review,
            consented_at: consentedAt.toISOString(),
            withdrawn_at: withdrawnAt?.toISOString() ?? null,
          })),
        };
      },
    );

    app.delete(
      '/rest/V1/customers/me/shop-reviews/:id',
      {
        schema: {
          operationId: 'withdrawShopReview',
          tags: ['customers'],
          summary: 'Takes the consent to publish the comment of a rating back; again, it changes nothing (J-340)',
          params: Type.Object({ id: RecordId }),
          response: { 200: WithdrawnShopReview, ...errorAnswers },
        },
      },
      async (request) => {
        const { id: customerId } = await requireCustomer(request, services);
        const { id } = request.params;
        const withdrawn = await services.database.run('shop-reviews.withdraw-own', { customerId, id, at: services.now().toISOString() });
        if (withdrawn === null) throw new ApiError(404, 'review_not_found', 'Nie ma takiej opinii.');
        if (withdrawn.was === 'published') shopReviewsChanged();
        return { id };
      },
    );
  };
