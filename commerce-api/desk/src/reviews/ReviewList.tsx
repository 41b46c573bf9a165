import type { WaitingReview } from '../api.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { cards } from '../parts/parts.css.ts';
import { useList } from '../parts/use-list.ts';
import { ReviewCard } from './ReviewCard.tsx';

/** J-161: reviews that wait, the oldest first. */
export const ReviewList = () => {
  const { list, heading, readAndFocus } = useList<WaitingReview>('reviews');
  return (
    <ListPage name="reviews" list={list} heading={heading}>
      <div className={cards}>
        {list.rows?.map((review) => (
          <ReviewCard key={review.id} review={review} onGone={readAndFocus} />
        ))}
      </div>
    </ListPage>
  );
};
