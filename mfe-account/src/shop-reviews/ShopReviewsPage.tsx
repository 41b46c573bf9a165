import { useCallback, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts, type PageProps } from 'shared-contracts';
import { SHOP_REVIEWS_PER_PAGE } from 'shared-contracts/surveys';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { Star } from 'shared-ui/icons';
import { Columns, PageContainer, Panel } from 'shared-ui/page-container';
import { useQuery } from 'urql';
import { ShopReviewsDocument } from '../graphql/generated.ts';
import { pageOf } from '../orders/page-of.ts';
import { Comments } from './Comments.tsx';
import * as css from './shop-reviews.css.ts';
import { ShopRating } from './ShopRating.tsx';
import { shopReviewTexts } from './texts.ts';

export { shopReviewTexts as texts };

/**
 * J-339: how customers rate the shop. Search engines are told nothing of it in a data block: they take no ratings of a shop by its own page
 * (Google's rules for review snippets: no self-serving reviews of an Organization or LocalBusiness).
 */
export default function ShopReviewsPage(_props: PageProps): ReactNode {
  const t = useTexts(shopReviewTexts);
  const page = pageOf(useLocation().search);
  const [{ data }, execute] = useQuery({ query: ShopReviewsDocument, variables: { page, pageSize: SHOP_REVIEWS_PER_PAGE } });
  const retry = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute]);
  if (!data) return <ErrorMessage onRetry={retry} />;
  const { rating_count: ratings, items, total_count: count } = data.shopReviews;
  return (
    <PageContainer className={css.page}>
      <Breadcrumbs items={[{ name: t('title') }]} />
      <header>
        <h1 className={css.heading}>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </header>
      {ratings === 0 ? (
        <Panel>
          <EmptyState icon={Star} title={t('none')} text={t('noneText')} />
          <Origin />
        </Panel>
      ) : (
        <Columns layout="facets">
          <Panel className={css.summary}>
            <ShopRating rating={data.shopReviews} />
            <Origin />
          </Panel>
          <Comments items={items} count={count} page={page} />
        </Columns>
      )}
    </PageContainer>
  );
}

/** Where the ratings come from and what is done so that customers alone have written them: the law wants it to be said (directive 2019/2161). */
const Origin = (): ReactNode => {
  const t = useTexts(shopReviewTexts);
  return (
    <div className={css.origin}>
      <h2 className={css.originTitle}>{t('origin')}</h2>
      <p>{t('originText')}</p>
    </div>
  );
};
