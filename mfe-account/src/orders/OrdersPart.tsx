import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { purchaseHistorySlice, useTexts } from 'shared-contracts';
import { LiveRegion } from 'shared-ui/live-region';
import { Pagination } from 'shared-ui/pagination';
import { Panel } from 'shared-ui/page-container';
import * as account from '../account/account.css.ts';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { LoadFailure } from '../account/LoadFailure.tsx';
import type { Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { OrdersFilterForm } from './filter/OrdersFilterForm.tsx';
import { isUnfiltered, ordersPath, ordersQueryOf } from './filter/orders-query.ts';
import { NoOrders } from './NoOrders.tsx';
import { NothingFound } from './NothingFound.tsx';
import { OrderCard } from './OrderCard.tsx';
import { orderTexts } from './texts.ts';
import { useShownHistory } from './use-shown-purchases.ts';

const PER_PAGE = 10;

/** The orders of the customer that the address asks for, newest first. */
export default function OrdersPart(): ReactNode {
  const t = useTexts(orderTexts);
  const { search } = useLocation();
  const query = useMemo(() => ordersQueryOf(search), [search]);
  const { page, filter } = query;
  const isAll = isUnfiltered(query);
  const request = useCallback((commerce: Commerce) => commerce.listOrders(page, PER_PAGE, filter), [page, filter]);
  const { answer, reload } = useRequest(request);
  useShownHistory(answer, isAll && page === 1);
  const { items: known } = useAtomValue(purchaseHistorySlice.read);
  const field = useRef<HTMLInputElement>(null);
  // The link that leads back to all orders goes as it is followed.
  const focusField = (): void => field.current?.focus();
  // Z-18: the first page stands at once when somebody comes back to it.
  const isKnown = answer.state === 'loading' && isAll && page === 1 && known.length > 0;
  const none = { items: isKnown ? known : [], total_count: isKnown ? known.length : 0 };
  const { items, total_count } = answer.state === 'ready' ? answer.value : none;
  const isEmpty = answer.state === 'ready' && total_count === 0;
  if (isEmpty && isAll) return <NoOrders />;
  return (
    <div className={account.stack}>
      <Panel>
        <OrdersFilterForm query={query} field={field} onClear={focusField} />
        <LiveRegion message={answer.state === 'ready' ? t('filter.found', { count: total_count }) : ''} />
      </Panel>
      {answer.state === 'failed' && <LoadFailure error={answer.error} onRetry={reload} />}
      {answer.state === 'loading' && !isKnown && <LoadingPart />}
      {isEmpty && <NothingFound onClear={focusField} />}
      {items.map((order) => (
        <Panel key={order.number}>
          <OrderCard order={order} heading="h2" />
        </Panel>
      ))}
      {total_count > 0 && (
        <Pagination page={page} pages={Math.ceil(total_count / PER_PAGE)} hrefOf={(shown) => ordersPath({ page: shown, filter })} />
      )}
    </div>
  );
}
