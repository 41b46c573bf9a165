import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Star } from 'shared-ui/icons';
import { LiveRegion } from 'shared-ui/live-region';
import { Panel } from 'shared-ui/page-container';
import { Pagination } from 'shared-ui/pagination';
import { LoadFailure } from '../account/LoadFailure.tsx';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { ORDERS_PATH } from '../paths.ts';
import type { Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { writingTexts } from './texts.ts';
import { PER_PAGE, writingPath, type WritingPages } from './writing-pages.ts';
import * as css from './writing.css.ts';

/** J-308: reviews of the customer, the latest first. */
export const OwnReviews = ({ pages }: { readonly pages: WritingPages }): ReactNode => {
  const t = useTexts(writingTexts);
  const page = pages.reviews;
  const request = useCallback((commerce: Commerce) => commerce.ownReviews(page), [page]);
  const { answer, reload } = useRequest(request);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const withdrawn = async (): Promise<void> => {
    await reload();
    setSaid(t('withdrawn'));
    // Its card has gone, and the button with it.
    heading.current?.focus();
  };
  if (answer.state === 'loading') return <LoadingPart />;
  if (answer.state === 'failed') return <LoadFailure error={answer.error} onRetry={reload} />;
  const { items, total_count: count } = answer.value;
  return (
    <Panel aria-labelledby="own-reviews">
      <h2 id="own-reviews" ref={heading} tabIndex={-1} className={css.title}>
        {t('reviews')}
      </h2>
      <LiveRegion message={said} />
      {count === 0 ? (
        <EmptyState icon={Star} title={t('reviews.none')} text={t('reviews.noneText')}>
          <ButtonLink to={ORDERS_PATH} variant="secondary">
            {t('reviews.orders')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className={css.list} aria-labelledby="own-reviews">
          {items.map((review) => (
            <ReviewCard key={review.id} review={review} onWithdrawn={withdrawn} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(count / PER_PAGE)}
        hrefOf={(shown) => writingPath({ ...pages, reviews: shown })}
        label={t('pages.reviews')}
      />
    </Panel>
  );
};
