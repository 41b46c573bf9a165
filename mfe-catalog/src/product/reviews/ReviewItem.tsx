import { BadgeCheck } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { formatDate, useLanguage, useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Icon } from 'shared-ui/icon';
import { Stars } from 'shared-ui/stars';
import type { ReviewItemFragment } from '../../graphql/generated.ts';
import { texts } from '../texts.ts';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import { ReviewText } from './ReviewText.tsx';
import * as css from './reviews.css.ts';

interface ReviewItemProps {
  readonly review: ReviewItemFragment;
  /** Opens its photos at one of them; without it they are links. */
  readonly onPhoto?: ((review: ReviewItemFragment, at: number) => void) | undefined;
  /** In the place of how many it has helped. */
  readonly vote?: ReactNode;
}

/** One customer's review; a confirmed purchase is marked (∅61). What strangers have written keeps its own direction of writing. */
export const ReviewItem = ({ review, onPhoto, vote }: ReviewItemProps): ReactNode => {
  const t = useTexts(texts);
  const language = useLanguage();
  return (
    <li className={css.review}>
      <p className={css.head}>
        <Stars summary={review.vote * 20} />
        <bdi className={css.author}>{review.author}</bdi>
        <time className={css.date} dateTime={review.created_at}>
          {formatDate(review.created_at, language)}
        </time>
        {review.is_confirmed && (
          <span className={css.confirmed}>
            <Icon of={BadgeCheck} size={16} />
            {t('confirmed')}
          </span>
        )}
      </p>
      {review.title !== null && (
        <h3 className={css.title} dir="auto">
          <CatalogueText text={review.title} />
        </h3>
      )}
      <ReviewText text={review.text} />
      <ReviewPhotos photos={review.photos} {...(onPhoto && { onOpen: (at: number) => onPhoto(review, at) })} />
      {review.shop_answer !== null && (
        <div className={css.answer}>
          <b>{t('shopAnswer')}</b>
          <p>
            <CatalogueText text={review.shop_answer} />
          </p>
        </div>
      )}
      {vote ?? (review.helpful_votes > 0 && <p className={css.helpful}>{t('helpful', { count: review.helpful_votes })}</p>)}
    </li>
  );
};
