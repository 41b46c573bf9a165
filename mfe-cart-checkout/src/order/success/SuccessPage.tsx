import { useStore } from 'jotai';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { checkoutReceiptSlice, checkoutSlice, useTexts, type PageProps } from 'shared-contracts';
import { isBlik } from 'shared-contracts/codes';
import { ErrorMessage } from 'shared-ui/error-message';
import { Icon } from 'shared-ui/icon';
import { CircleCheck } from 'shared-ui/icons';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { GiftCards } from '../gift-cards/GiftCards.tsx';
import { BlikWait } from '../blik/BlikWait.tsx';
import { successPath } from '../order-paths.ts';
import { texts } from '../texts.ts';
import { BankTransfer } from '../view/BankTransfer.tsx';
import * as css from '../view/order.css.ts';
import { OrderDetails } from '../view/OrderDetails.tsx';
import { OrderLoading } from '../view/OrderLoading.tsx';
import { useOrder } from '../view/use-order.ts';
import { Thanks } from './Thanks.tsx';
import { UnknownOrder } from './UnknownOrder.tsx';
import { WhatNext } from './WhatNext.tsx';

export { texts };

/** R-40 … R-43, K-11, K-21, K-22: the order has been placed. The server renders the frame; whose order it is only the browser knows. */
export default function SuccessPage({ params }: PageProps): ReactNode {
  const t = useTexts(texts);
  const store = useStore();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { view, reload } = useOrder(params['orderId'], params['hash']);
  const order = view.kind === 'found' ? view.order : null;
  const waitsForBlik = order !== null && search.get('blik') === '1' && order.payment.status !== 'paid' && isBlik(order.payment.method);

  useEffect(() => store.set(checkoutSlice.patch, { successPageRedirect: null }), [store]);
  useEffect(() => {
    if (order !== null) store.set(checkoutReceiptSlice.patch, { order }); // K-22
  }, [store, order]);

  const number = order?.number;
  const hash = order?.hash;
  const onPaid = useCallback(() => {
    if (number !== undefined && hash !== undefined) void navigate(successPath({ order: number, hash }), { replace: true });
    void reload();
  }, [navigate, reload, number, hash]);

  return (
    <PageContainer className={css.page}>
      <div className={css.column}>
        <Panel className={css.thanks}>
          {order !== null && order.payment.status !== 'failed' && <Icon of={CircleCheck} size={48} className={css.done} />}
          {/* One heading from the first rendering on: it has the focus, which the order must not take away. */}
          <h1 className={css.title}>{t(view.kind === 'unknown' ? 'success.unknownTitle' : 'success.title')}</h1>
          {order !== null && <Thanks order={order} isBeingPaid={waitsForBlik} />}
        </Panel>
        {view.kind === 'loading' && <OrderLoading />}
        {view.kind === 'failed' && (
          <Panel>
            <ErrorMessage title={t('failed.title')} text={t('failed.text')} onRetry={reload} />
          </Panel>
        )}
        {view.kind === 'unknown' && <UnknownOrder />}
        {order !== null && (
          <>
            <BankTransfer order={order} />
            {waitsForBlik ? (
              <Panel>
                <BlikWait secret={{ order: order.number, hash: order.hash }} method={order.payment.method} onPaid={onPaid} />
              </Panel>
            ) : (
              <WhatNext order={order} />
            )}
            <GiftCards order={order} onChanged={reload} />
            <OrderDetails order={order} />
          </>
        )}
      </div>
    </PageContainer>
  );
}
