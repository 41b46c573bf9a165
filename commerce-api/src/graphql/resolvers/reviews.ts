import type { Review } from 'shared-contracts/graphql';
import type { ProductRecord } from '../../catalogue/product-record.ts';
import { reviewOf } from '../../catalogue/review.ts';
import type { AppServices } from '../../server/app-services.ts';
import type { QueryResolvers } from '../resolver-types.ts';
import { badInput, keysOf } from './errors.ts';

/** Reviews of a product, newest first; the first ones are part of its record. */
export async function readReviews(
  services: AppServices,
  product: ProductRecord,
  offset: number,
  limit: number,
): Promise<readonly Review[]> {
  const { newestReviews, review_count: count } = product;
  if (Math.min(offset + limit, count) <= newestReviews.length) return newestReviews.slice(offset, offset + limit);
  const rows = await services.database.run('catalogue.reviews', { productId: product.id, offset, limit });
  return rows.map(({ id, created_at, stars, is_confirmed, document }) => reviewOf(id, created_at, stars, is_confirmed, document));
}

const mostPerPage = 50;

export const reviewQueries: Pick<QueryResolvers, 'productReviews' | 'productQuestions'> = {
  productReviews: async (_, { productIds, page, pageSize }, { services }) => {
    const number = page ?? 1;
    const size = pageSize ?? 10;
    if (number < 1 || size < 1 || size > mostPerPage) throw badInput(`page starts at 1, pageSize is 1 to ${mostPerPage}`);
    const products = await services.products.list(keysOf('productIds', productIds));
    return Promise.all(
      products.map(async (product) => ({
        productId: product.id,
        total_count: product.review_count,
        review_summary: product.review_summary,
        reviews: await readReviews(services, product, (number - 1) * size, size),
      })),
    );
  },
  productQuestions: async (_, { productId }, { services }) => {
    const rows = await services.database.run('catalogue.questions', productId);
    return rows.map(({ id, created_at, document }) => ({
      id,
      created_at: created_at.toISOString(),
      author: document.author,
      question: document.question,
      answer: document.answer,
      answered_by: document.answeredBy,
    }));
  },
};
