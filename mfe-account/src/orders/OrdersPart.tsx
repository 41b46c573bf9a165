import { useAtomValue } from 'jotai';
import { useCallback, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { purchaseHistorySlice } from 'shared-contracts';
import { Pagination } from 'shared-ui/pagination';
import { Panel } from 'shared-ui/page-container';
import * as account from '../account/account.css.ts';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { LoadFailure } from '../account/LoadFailure.tsx';
import { ORDERS_PATH } from '../paths.ts';
import type { Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { pageOf } from './page-of.ts';
import { useShownHistory } from './use-shown-purchases.ts';

const PER_PAGE = 10;
const pathOfPage = (page: number): string => (page === 1 ? ORDERS_PATH : `${ORDERS_PATH}?p=${page}`);

/** All orders of the customer, newest first. */
export default function OrdersPart(): ReactNode {
  const page = pageOf(useLocation().search);
  const request = useCallback((commerce: Commerce) => commerce.listOrders(page, PER_PAGE), [page]);
  const { answer, reload } = useRequest(request);
  useShownHistory(answer, page);
  const { items: known } = useAtomValue(purchaseHistorySlice.read);
  if (answer.state === 'failed') return <LoadFailure error={answer.error} onRetry={reload} />;
  // Z-18: the first page stands at once when somebody comes back to it.
  if (answer.state === 'loading' && (page > 1 || known.length === 0)) return <LoadingPart />;
  const { items, total_count } = answer.state === 'ready' ? answer.value : { items: known, total_count: known.length };
  if (total_count === 0) return <NoOrders />;
  return (
    <div className={account.stack}>
      {items.map((order) => (
        <Panel key={order.number}>
          <OrderCard order={order} heading="h2" />
        </Panel>
      ))}
      <Pagination page={page} pages={Math.ceil(total_count / PER_PAGE)} hrefOf={pathOfPage} />
    </div>
  );
}
