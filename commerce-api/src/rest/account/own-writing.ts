import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import { ownName } from '../../catalogue/own-name.ts';
import { requireCustomer } from '../../customers/session.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { storeOf } from '../../server/store.ts';
import { translatorOf } from '../../server/translator-of.ts';
import { OwnQuestions, OwnReviews, RecordId, WithdrawnReview } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

const tags = ['customers'];
const perPage = 10;
const querystring = Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: '10 of a page' })) });

/** J-308: reviews and questions of the signed-in customer, what has become of them, and a review that is taken back. */
export function ownWritingRoutes(services: AppServices, changes: Pick<CatalogueChanges, 'reviewsChanged'>) {
  const { database, products, index } = services;
  const pageOf = async (request: FastifyRequest, page = 1) => {
    const { id: customerId } = await requireCustomer(request, services);
    return { customerId, offset: (page - 1) * perPage, most: perPage };
  };

  /** What is shown of the products, in the language and the store of a call. */
  const shown = async (request: FastifyRequest, written: readonly { readonly product_id: number }[]) => {
    const records = await products.list([...new Set(written.map(({ product_id: id }) => id))]);
    const { translate } = translatorOf(request, services);
    const { code } = storeOf(request, services.reference);
    const sold = records.filter(({ id }) => index.isSoldIn(code, id));
    return ({ product_id: id }: { readonly product_id: number }) => {
      const product = sold.find((record) => record.id === id);
      if (product === undefined) return null;
      return { name: translate(product.name, ownName(product)), request_path: product.request_path, thumbnail: product.thumbnail };
    };
  };

  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/customers/me/reviews',
      {
        schema: {
          operationId: 'ownReviews',
          tags,
          summary: 'Reviews that the customer has written, with their state (J-308)',
          querystring,
          response: { 200: OwnReviews, ...errorAnswers },
        },
      },
      async (request) => {
        const { reviews, count } = await database.run('reviews.of-customer', await pageOf(request, request.query.page));
        const productOf = await shown(request, reviews);
        const items = reviews.map((review) => ({
          id: review.id,
          product: productOf(review),
          state: review.state,
          written_at: review.written_at.toISOString(),
          reason: review.reason,
          vote: review.stars,
          title: review.document.title,
          text: review.document.text,
          photos: review.photos,
          shop_answer: review.shopAnswer,
        }));
        return { items, total_count: count };
      },
    );

    app.delete(
      '/rest/V1/customers/me/reviews/:id',
      {
        schema: {
          operationId: 'withdrawReview',
          tags,
          summary: 'Takes a review of the customer back; a published one leaves the page of its product (J-308)',
          params: Type.Object({ id: RecordId }),
          response: { 200: WithdrawnReview, ...errorAnswers },
        },
      },
      async (request) => {
        const { id: customerId } = await requireCustomer(request, services);
        const { id } = request.params;
        const withdrawn = await database.run('reviews.withdraw', { customerId, id });
        if (withdrawn === undefined) throw new ApiError(404, 'review_not_found', 'Nie ma takiej opinii.');
        if (withdrawn.productId !== null) await changes.reviewsChanged([withdrawn.productId]);
        return { id };
      },
    );

    app.get(
      '/rest/V1/customers/me/questions',
      {
        schema: {
          operationId: 'ownQuestions',
          tags,
          summary: 'Questions that the customer has asked, with their state and the answer (J-308)',
          querystring,
          response: { 200: OwnQuestions, ...errorAnswers },
        },
      },
      async (request) => {
        const { questions, count } = await database.run('questions.of-customer', await pageOf(request, request.query.page));
        const productOf = await shown(request, questions);
        const items = questions.map((question) => ({
          id: question.id,
          product: productOf(question),
          state: question.state,
          written_at: question.asked_at.toISOString(),
          reason: question.reason,
          question: question.document.question,
          answer: question.answer,
          answered_by: question.answeredBy,
        }));
        return { items, total_count: count };
      },
    );
  };
}
