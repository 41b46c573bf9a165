import { Suspense, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { FailedLine, lazyPart } from 'shared-ui/lazy-part';
import { Panel } from 'shared-ui/page-container';
import { RatingDistribution } from 'shared-ui/rating-distribution';
import { ratingText, Stars } from 'shared-ui/stars';
import { texts } from '../texts.ts';
import type { ProductDetails } from '../product-types.ts';
import * as page from '../product.css.ts';
import { ReviewItem } from './ReviewItem.tsx';
import * as css from './reviews.css.ts';

// Without its code the reviews that are here stay.
const MoreReviews = lazyPart(
  () => import('./MoreReviews.tsx'),
  ({ part, onRetry }) => (
    <>
      <ReviewList reviews={part.first} />
      <FailedLine onRetry={onRetry} />
    </>
  ),
);

/** P-10, ∅61: what customers say, how the votes spread, how many bought here, and how that is checked. */
export const Reviews = ({ product }: { readonly product: ProductDetails }): ReactNode => {
  const t = useTexts(texts);
  const [all, setAll] = useState(false);
  const { review_count: count, reviews } = product;
  const first = <ReviewList reviews={reviews} />;
  return (
    <Panel id="opinie" className={page.section.reviews} aria-labelledby="opinie-naglowek">
      <h2 id="opinie-naglowek" className={page.sectionHeading}>
        {t('reviews')}
      </h2>
      {count === 0 ? (
        <p>{t('reviewsNone')}</p>
      ) : (
        <div className={css.layout}>
          <div className={css.summary}>
            <p className={css.mean}>
              <span className={css.meanNumber} aria-hidden="true">
                {ratingText(product.review_summary)}
              </span>
              <Stars summary={product.review_summary} count={count} long />
            </p>
            <RatingDistribution stats={product.review_stats} />
            <p className={css.confirmedCount}>{t('confirmedSummary', { count: product.confirmed_review_count })}</p>
            <p className={css.verified}>{t('verified')}</p>
          </div>
          <div>
            {all ? (
              <Suspense fallback={first}>
                <MoreReviews productId={product.id} total={count} first={reviews} />
              </Suspense>
            ) : (
              first
            )}
            {!all && count > reviews.length && (
              <p className={css.shown}>
                {t('reviewsShown', { shown: reviews.length, count })}
                <Button variant="secondary" size="small" onClick={() => setAll(true)}>
                  {t('reviewsMore')}
                </Button>
              </p>
            )}
          </div>
        </div>
      )}
    </Panel>
  );
};

export const ReviewList = ({ reviews }: { readonly reviews: ProductDetails['reviews'] }): ReactNode => (
  <ul className={css.list}>
    {reviews.map((review) => (
      <ReviewItem key={review.review_id} review={review} />
    ))}
  </ul>
);
