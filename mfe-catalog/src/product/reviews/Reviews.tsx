import { Pencil } from 'shared-ui/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { useHydrated, useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { FailedDialog, FailedLine, lazyPart, PreloadedPart } from 'shared-ui/lazy-part';
import { Panel } from 'shared-ui/page-container';
import { RatingDistribution } from 'shared-ui/rating-distribution';
import { ratingText, Stars } from 'shared-ui/stars';
import { texts } from '../texts.ts';
import type { ProductDetails } from '../product-types.ts';
import * as page from '../product.css.ts';
import { ReviewList } from './ReviewList.tsx';
import * as css from './reviews.css.ts';

// If its code cannot be loaded, the first reviews stay.
const ReviewBrowser = lazyPart(
  () => import('./browse/ReviewBrowser.tsx'),
  ({ part, onRetry }) => (
    <>
      <ReviewList reviews={part.product.reviews} />
      <FailedLine onRetry={onRetry} />
    </>
  ),
);
const WriteReview = lazyPart(() => import('../written/WriteReview.tsx'), FailedDialog);

interface ReviewsProps {
  readonly product: ProductDetails;
  readonly name: string;
}

/**
 * P-10, ∅61: what customers say, how the votes spread, how many bought here, and how that is checked. The server renders the newest
 * ones; what narrows, sorts and counts helpful ones comes when the part is near.
 */
export const Reviews = ({ product, name }: ReviewsProps): ReactNode => {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const [stars, setStars] = useState<number | null>(null);
  const [isWriting, setWriting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { review_count: count, reviews } = product;
  const write = (
    <Button variant="secondary" icon={Pencil} className={css.write} onClick={() => setWriting(true)}>
      {t('reviewWrite')}
    </Button>
  );
  return (
    <Panel id="opinie" className={page.section.reviews} aria-labelledby="opinie-naglowek">
      <h2 id="opinie-naglowek" className={page.sectionHeading}>
        {t('reviews')}
      </h2>
      {count === 0 ? (
        <div className={css.summary}>
          <p>{t('reviewsNone')}</p>
          {write}
        </div>
      ) : (
        <div className={css.layout}>
          <div className={css.summary}>
            <p className={css.mean}>
              <span className={css.meanNumber} aria-hidden="true">
                {ratingText(product.review_summary)}
              </span>
              <Stars summary={product.review_summary} count={count} long />
            </p>
            <RatingDistribution
              stats={product.review_stats}
              {...(isHydrated && !hasFailed && { filter: { picked: stars, onPick: setStars } })}
            />
            <p className={css.confirmedCount}>{t('confirmedSummary', { count: product.confirmed_review_count })}</p>
            {write}
            <p className={css.verified}>{t('verified')}</p>
          </div>
          <div className={css.browser}>
            <PreloadedPart
              of={ReviewBrowser}
              wanted={isHydrated}
              props={{ product, stars, onStars: setStars }}
              waiting={
                <>
                  <div className={css.filtersPlace} />
                  <ReviewList reviews={reviews} />
                </>
              }
              onFailure={() => setFailed(true)}
            />
          </div>
        </div>
      )}
      {isWriting && (
        <Suspense fallback={null}>
          <WriteReview product={{ id: product.id, name }} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </Panel>
  );
};
