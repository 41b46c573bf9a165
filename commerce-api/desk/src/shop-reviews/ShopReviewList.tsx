import type { WaitingShopReview } from '../api.ts';
import { ListPage } from '../parts/ListPage.tsx';
import { cards } from '../parts/parts.css.ts';
import { useList } from '../parts/use-list.ts';
import { ShopReviewCard } from './ShopReviewCard.tsx';

/** J-339: comments of ratings that may be published, the oldest first. */
export const ShopReviewList = () => {
  const { list, heading, readAndFocus } = useList<WaitingShopReview>('shop-reviews');
  return (
    <ListPage name="shop-reviews" list={list} heading={heading}>
      <div className={cards}>
        {list.rows?.map((review) => (
          <ShopReviewCard key={review.id} review={review} onGone={readAndFocus} />
        ))}
      </div>
    </ListPage>
  );
};
