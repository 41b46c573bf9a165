import type { QueryProductReviewsArgs, Review } from 'shared-contracts/graphql';
import type { ProductRecord } from '../../catalogue/product-record.ts';
import { reviewOf } from '../../catalogue/review.ts';
import type { ReviewsInput } from '../../catalogue/transactions.ts';
import type { AppServices } from '../../server/app-services.ts';
import type { QueryResolvers } from '../resolver-types.ts';
import { badInput, keysOf } from './errors.ts';
import { shopReviews } from './shop-reviews.ts';

type Asked = Omit<ReviewsInput, 'productId'>;

interface ReviewPage {
  readonly total: number;
  readonly reviews: readonly Review[];
}

/** A page of a product's reviews; the newest ones are part of its record. */
async function reviewPage(services: AppServices, product: ProductRecord, asked: Asked): Promise<ReviewPage> {
  const { newestReviews, review_count: count } = product;
  const isAny = asked.stars === null && !asked.withPhotos && !asked.confirmed && asked.sortBy === 'newest';
  if (isAny && Math.min(asked.offset + asked.limit, count) <= newestReviews.length) {
    return { total: count, reviews: newestReviews.slice(asked.offset, asked.offset + asked.limit) };
  }
  const { total, rows } = await services.database.run('catalogue.reviews', { productId: product.id, ...asked });
  const reviews = rows.map((row) =>
    reviewOf({
      id: row.id,
      createdAt: row.created_at,
      stars: row.stars,
      isConfirmed: row.is_confirmed,
      helpfulVotes: row.helpful_votes,
      document: row.document,
    }),
  );
  return { total, reviews };
}

/** The newest reviews of a product. */
export const newestReviews = async (services: AppServices, product: ProductRecord, limit: number): Promise<readonly Review[]> =>
  (await reviewPage(services, product, { offset: 0, limit, stars: null, withPhotos: false, confirmed: false, sortBy: 'newest' })).reviews;

const mostPerPage = 50;

/** @throws badInput for what no page asks for */
function pageOf(page: number | null | undefined, pageSize: number | null | undefined): Pick<Asked, 'offset' | 'limit'> {
  const number = page ?? 1;
  const limit = pageSize ?? 10;
  if (number < 1 || limit < 1 || limit > mostPerPage) throw badInput(`page starts at 1, pageSize is 1 to ${mostPerPage}`);
  return { offset: (number - 1) * limit, limit };
}

/** @throws badInput for what no page asks for */
function askedOf({ page, pageSize, stars, withPhotos, confirmed, sortBy }: Partial<QueryProductReviewsArgs>): Asked {
  return {
    ...pageOf(page, pageSize),
    stars: stars ?? null,
    withPhotos: withPhotos ?? false,
    confirmed: confirmed ?? false,
    sortBy: sortBy ?? 'newest',
  };
}

export const reviewQueries: Pick<QueryResolvers, 'productReviews' | 'productQuestions' | 'shopReviews'> = {
  shopReviews: (_, { page, pageSize }, { services, store }) => shopReviews(services, store.code, pageOf(page, pageSize)),
  productReviews: async (_, { productIds, ...rest }, { services }) => {
    const asked = askedOf(rest);
    const products = await services.products.list(keysOf('productIds', productIds));
    return Promise.all(
      products.map(async (product) => {
        const { total, reviews } = await reviewPage(services, product, asked);
        return { productId: product.id, total_count: total, review_summary: product.review_summary, reviews };
      }),
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
