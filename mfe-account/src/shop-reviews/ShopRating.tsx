import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { RatingDistribution } from 'shared-ui/rating-distribution';
import { ratingText, Stars } from 'shared-ui/stars';
import type { ShopReviewsQuery } from '../graphql/generated.ts';
import * as css from './shop-reviews.css.ts';
import { shopReviewTexts } from './texts.ts';

interface ShopRatingProps {
  readonly rating: ShopReviewsQuery['shopReviews'];
}

/** J-339: the average of all ratings, how the stars of the shop spread, and the delivery apart. */
export const ShopRating = ({ rating }: ShopRatingProps): ReactNode => {
  const t = useTexts(shopReviewTexts);
  const { rating_count: count, shop_summary: shop, delivery_summary: delivery, rating_stats: stats } = rating;
  return (
    <section className={css.rating} aria-label={t('average')}>
      <p className={css.mean}>
        <span className={css.meanNumber} aria-hidden="true">
          {ratingText(shop)}
        </span>
        <span className={css.meanOf}>
          <Stars summary={shop} />
          <span>{t('count', { count })}</span>
        </span>
      </p>
      <RatingDistribution stats={stats} />
      <dl className={css.sides}>
        <dt>{t('shop')}</dt>
        <dd>
          <Stars summary={shop} />
        </dd>
        <dt>{t('delivery')}</dt>
        <dd>
          <Stars summary={delivery} />
        </dd>
      </dl>
      <p className={css.note}>{t('noComment')}</p>
    </section>
  );
};
