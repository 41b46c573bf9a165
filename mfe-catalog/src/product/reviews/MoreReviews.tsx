import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { ErrorMessage } from 'shared-ui/error-message';
import { useClient, useQuery } from 'urql';
import { MoreReviewsDocument, type ReviewItemFragment } from '../../graphql/generated.ts';
import { texts } from '../texts.ts';
import { ReviewList } from './ReviewList.tsx';
import * as css from './reviews.css.ts';

interface MoreReviewsProps {
  readonly productId: number;
  readonly total: number;
  /** Those that the page already shows. */
  readonly first: readonly ReviewItemFragment[];
}

/** All reviews, ten at a time. */
export default function MoreReviews({ productId, total, first }: MoreReviewsProps): ReactNode {
  const t = useTexts(texts);
  const client = useClient();
  const [pages, setPages] = useState<readonly (readonly ReviewItemFragment[])[]>([]);
  const [{ data }, reload] = useQuery({ query: MoreReviewsDocument, variables: { productIds: [productId], page: 1 } });
  if (!data) return <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />;
  const reviews = [...(data.productReviews[0]?.reviews ?? first), ...pages.flat()];
  const next = async (): Promise<void> => {
    const answer = await client.query(MoreReviewsDocument, { productIds: [productId], page: pages.length + 2 }).toPromise();
    const more = answer.data?.productReviews[0]?.reviews;
    if (more) setPages([...pages, more]);
  };
  return (
    <>
      <ReviewList reviews={reviews} />
      {reviews.length < total && (
        <p className={css.shown}>
          {t('reviewsShown', { shown: reviews.length, count: total })}
          <Button variant="secondary" size="small" onClick={next}>
            {t('reviewsMore')}
          </Button>
        </p>
      )}
    </>
  );
}
