import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { TextLink } from 'shared-ui/link';
import { Panel } from 'shared-ui/page-container';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import * as account from '../account/account.css.ts';
import { accountTexts } from '../account/texts.ts';
import { LoadFailure } from '../account/LoadFailure.tsx';
import { NoOrders } from '../orders/NoOrders.tsx';
import { OrderCard } from '../orders/OrderCard.tsx';
import { ORDERS_PATH } from '../paths.ts';
import type { Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import * as css from './dashboard.css.ts';

const readLatest = (commerce: Commerce): ReturnType<Commerce['listOrders']> => commerce.listOrders(1, 1);

interface LatestOrderProps {
  readonly counts: { readonly orders_count: number; readonly open_orders_count: number } | null;
}

/** The order that the customer most likely came for, and how many there are. */
export const LatestOrder = ({ counts }: LatestOrderProps): ReactNode => {
  const t = useTexts(accountTexts);
  const { answer, reload } = useRequest(readLatest);
  if (answer.state === 'failed') return <LoadFailure error={answer.error} onRetry={reload} />;
  if (answer.state === 'loading') {
    return (
      <SkeletonRegion>
        <Skeleton className={account.greyTile} />
      </SkeletonRegion>
    );
  }
  const [latest] = answer.value.items;
  if (latest === undefined) return <NoOrders />;
  return (
    <Panel aria-labelledby="latest-order">
      <div className={css.head}>
        <h2 id="latest-order" className={css.title}>
          {t('latest.title')}
        </h2>
        <p className={css.counts}>
          {counts !== null && counts.open_orders_count > 0 && <span>{t('latest.open', { count: counts.open_orders_count })}</span>}
          <TextLink to={ORDERS_PATH}>{t('latest.all', { count: answer.value.total_count })}</TextLink>
        </p>
      </div>
      <OrderCard order={latest} heading="h3" />
    </Panel>
  );
};
