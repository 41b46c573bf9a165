import type { ShopReviews } from 'shared-contracts/graphql';
import { ratingSummary, reviewStats } from '../../catalogue/rating.ts';
import type { AppServices } from '../../server/app-services.ts';

/** J-339: all ratings of a store in sums, and a page of the comments that may be read. */
export async function shopReviews(
  { database }: Pick<AppServices, 'database'>,
  storeCode: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<ShopReviews> {
  const { shop, deliveryStars, count, items } = await database.run('shop-reviews.published', { storeCode, ...page });
  const ratings = shop.reduce((sum, { votes }) => sum + votes, 0);
  const shopStars = shop.reduce((sum, { stars, votes }) => sum + stars * votes, 0);
  return {
    rating_count: ratings,
    shop_summary: ratingSummary(shopStars, ratings),
    delivery_summary: ratingSummary(deliveryStars, ratings),
    rating_stats: reviewStats(shop),
    total_count: count,
    items: items.map(({ firstName, at, ...item }) => ({ author: firstName, created_at: at.toISOString(), ...item })),
  };
}
