import type { Review } from 'shared-contracts/graphql';
import type { Shop } from '../context.ts';
import type { QueryResolvers } from '../resolver-types.ts';
import { badInput, keysOf } from './errors.ts';

/** Reviews of a product, newest first. */
export async function readReviews(shop: Shop, productId: number, offset: number, limit: number): Promise<readonly Review[]> {
  const rows = await shop.database.run('catalogue.reviews', { productId, offset, limit });
  return rows.map(({ id, created_at, stars, is_confirmed, document }) => ({
    review_id: id,
    author: document.author,
    created_at: created_at.toISOString(),
    vote: stars,
    text: document.text,
    is_confirmed,
    helpful_votes: document.helpfulVotes,
    shop_answer: document.shopAnswer,
  }));
}

const mostPerPage = 50;

export const reviewQueries: Pick<QueryResolvers, 'productReviews' | 'productQuestions'> = {
  productReviews: async (_, { productIds, page, pageSize }, { shop }) => {
    const number = page ?? 1;
    const size = pageSize ?? 10;
    if (number < 1 || size < 1 || size > mostPerPage) throw badInput(`page starts at 1, pageSize is 1 to ${mostPerPage}`);
    const products = await shop.products.list(keysOf('productIds', productIds));
    return Promise.all(
      products.map(async (product) => ({
        productId: product.id,
        total_count: product.review_count,
        review_summary: product.review_summary,
        reviews: await readReviews(shop, product.id, (number - 1) * size, size),
      })),
    );
  },
  productQuestions: async (_, { productId }, { shop }) => {
    const rows = await shop.database.run('catalogue.questions', productId);
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
