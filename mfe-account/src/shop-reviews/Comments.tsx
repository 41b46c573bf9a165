import { useId, type ReactNode } from 'react';
import { formatDate, useLanguage, useTexts } from 'shared-contracts';
import { SHOP_REVIEWS_PATH, SHOP_REVIEWS_PER_PAGE } from 'shared-contracts/surveys';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { TextLink } from 'shared-ui/link';
import { Panel } from 'shared-ui/page-container';
import { Pagination } from 'shared-ui/pagination';
import { Stars } from 'shared-ui/stars';
import type { ShopReviewRowFragment } from '../graphql/generated.ts';
import * as css from './shop-reviews.css.ts';
import { shopReviewTexts } from './texts.ts';

interface CommentsProps {
  readonly items: readonly ShopReviewRowFragment[];
  /** On all pages. */
  readonly count: number;
  readonly page: number;
}

const hrefOf = (page: number): string => (page === 1 ? SHOP_REVIEWS_PATH : `${SHOP_REVIEWS_PATH}?p=${page}`);

/** J-339: a page of the published comments, the newest first. */
export const Comments = ({ items, count, page }: CommentsProps): ReactNode => {
  const t = useTexts(shopReviewTexts);
  const heading = useId();
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {t('comments')}
      </h2>
      {count === 0 && <p className={css.note}>{t('noComments')}</p>}
      {count > 0 && items.length === 0 && (
        <p>
          {t('noPage')} <TextLink to={SHOP_REVIEWS_PATH}>{t('first')}</TextLink>
        </p>
      )}
      <ul className={css.list}>
        {items.map((review) => (
          <Comment key={`${review.created_at} ${review.text}`} review={review} />
        ))}
      </ul>
      <Pagination page={page} pages={Math.ceil(count / SHOP_REVIEWS_PER_PAGE)} hrefOf={hrefOf} />
    </Panel>
  );
};

/** What a customer has written: plain text, in its own direction of writing. */
const Comment = ({ review }: { readonly review: ShopReviewRowFragment }): ReactNode => {
  const t = useTexts(shopReviewTexts);
  const language = useLanguage();
  const { author, created_at: at, shop, delivery, text } = review;
  return (
    <li className={css.comment}>
      <p className={css.head}>
        <bdi className={css.author}>{author === '' ? t('client') : author}</bdi>
        <time className={css.date} dateTime={at}>
          {formatDate(at, language)}
        </time>
      </p>
      <dl className={css.stars}>
        <dt>{t('shop')}</dt>
        <dd>
          <Stars summary={shop * 20} />
        </dd>
        <dt>{t('delivery')}</dt>
        <dd>
          <Stars summary={delivery * 20} />
        </dd>
      </dl>
      <p className={css.text} dir="auto">
        <CatalogueText text={text} />
      </p>
    </li>
  );
};
