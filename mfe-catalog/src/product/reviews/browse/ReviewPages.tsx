import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { ErrorMessage } from 'shared-ui/error-message';
import { Skeleton } from 'shared-ui/skeleton';
import { useClient, useQuery } from 'urql';
import { MoreReviewsDocument, type ReviewItemFragment } from '../../../graphql/generated.ts';
import { ReviewList } from '../ReviewList.tsx';
import * as reviewCss from '../reviews.css.ts';
import { HelpfulVote } from './HelpfulVote.tsx';
import type { ReviewFilter } from './review-filter.ts';
import { texts } from './texts.ts';
import * as css from './browse.css.ts';

interface ReviewPagesProps {
  readonly product: { readonly id: number; readonly review_count: number };
  readonly filter: ReviewFilter;
  /** Those that the page has already; null: none of what is asked for. */
  readonly first: readonly ReviewItemFragment[] | null;
  readonly onPhoto: (review: ReviewItemFragment, at: number) => void;
}

const IN_PLACE = { suspense: false } as const;

/** The reviews that were asked for, ten at a time. */
export const ReviewPages = ({ product, filter, first, onPhoto }: ReviewPagesProps): ReactNode => {
  const t = useTexts(texts);
  const client = useClient();
  const [isWhole, setWhole] = useState(first === null);
  const [pages, setPages] = useState<readonly (readonly ReviewItemFragment[])[]>([]);
  const variables = { productId: product.id, ...filter };
  const [{ data, fetching }, reload] = useQuery({
    query: MoreReviewsDocument,
    variables: { ...variables, page: 1 },
    pause: !isWhole,
    context: IN_PLACE,
  });
  const read = data?.productReviews[0];
  const start = read?.reviews ?? first;
  if (start === null || start === undefined) {
    return fetching ? <Waiting /> : <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />;
  }
  const reviews = [...start, ...pages.flat()];
  const total = read?.total_count ?? product.review_count;
  const next = async (): Promise<void> => {
    if (!isWhole) return setWhole(true);
    const answer = await client.query(MoreReviewsDocument, { ...variables, page: pages.length + 2 }).toPromise();
    const more = answer.data?.productReviews[0]?.reviews;
    if (more) setPages([...pages, more]);
  };
  return (
    <>
      {reviews.length === 0 ? <p>{t('none')}</p> : <ReviewList reviews={reviews} onPhoto={onPhoto} Vote={HelpfulVote} />}
      <p className={reviewCss.shown}>
        <span role="status">{t('shown', { shown: reviews.length, count: total })}</span>
        {reviews.length < total && (
          <Button variant="secondary" size="small" busy={isWhole && fetching} onClick={next}>
            {t('more')}
          </Button>
        )}
      </p>
    </>
  );
};

const Waiting = (): ReactNode => (
  <div className={css.skeletons}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className={css.skeleton} />
    ))}
  </div>
);
