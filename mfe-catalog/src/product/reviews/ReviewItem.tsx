import { BadgeCheck } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { formatDate, useLanguage, useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Icon } from 'shared-ui/icon';
import { Stars } from 'shared-ui/stars';
import type { ReviewItemFragment } from '../../graphql/generated.ts';
import { texts } from '../texts.ts';
import * as css from './reviews.css.ts';

/** One customer's review; a confirmed purchase is marked (∅61). */
export const ReviewItem = ({ review }: { readonly review: ReviewItemFragment }): ReactNode => {
  const t = useTexts(texts);
  const language = useLanguage();
  return (
    <li className={css.review}>
      <p className={css.head}>
        <Stars summary={review.vote * 20} />
        <span className={css.author}>{review.author}</span>
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
      <p className={css.text}>
        <CatalogueText text={review.text} />
      </p>
      {review.shop_answer !== null && (
        <div className={css.answer}>
          <b>{t('shopAnswer')}</b>
          <p>
            <CatalogueText text={review.shop_answer} />
          </p>
        </div>
      )}
      {review.helpful_votes > 0 && <p className={css.helpful}>{t('helpful', { count: review.helpful_votes })}</p>}
    </li>
  );
};
