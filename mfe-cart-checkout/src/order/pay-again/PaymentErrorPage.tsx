import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts, type PageProps } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { ErrorMessage } from 'shared-ui/error-message';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { creditState } from '../credit/credit-state.ts';
import { ToApplication } from '../credit/ToApplication.tsx';
import { successPath } from '../order-paths.ts';
import { UnknownOrder } from '../success/UnknownOrder.tsx';
import { texts } from '../texts.ts';
import * as css from '../view/order.css.ts';
import { OrderDetails } from '../view/OrderDetails.tsx';
import { OrderLoading } from '../view/OrderLoading.tsx';
import { useOrder } from '../view/use-order.ts';
import { PayAgain } from './PayAgain.tsx';

export { texts };

/** R-45, ∅49: a payment did not succeed, or the shopper wants to pay an order that waits for it. The order stands in any case. */
export default function PaymentErrorPage(_props: PageProps): ReactNode {
  const t = useTexts(texts);
  const [search] = useSearchParams();
  const isWanted = search.get('pay') === '1';
  const { view, reload } = useOrder(search.get('order') ?? undefined, search.get('hash') ?? undefined);
  const order = view.kind === 'found' ? view.order : null;
  const isPaid = order?.payment.status === 'paid';
  // An order that cannot be paid any more is not offered to be paid; whether it can is known once it is read.
  const isClosed = order !== null && !order.payment.can_pay;
  const credit = order === null ? null : creditState(order);
  const isReviewed = credit === 'deciding' || credit === 'documents';
  const why = credit === 'failed' ? 'refused' : isWanted ? 'wanted' : 'failed';
  const isFailed = order?.payment.status === 'failed';
  const lasting = isPaid ? 'paid' : isReviewed ? 'review' : isClosed && !isFailed ? 'closed' : null;
  const title = lasting ?? (isClosed && why === 'wanted' ? 'failed' : why);
  return (
    <PageContainer className={css.page}>
      <div className={css.column}>
        <Panel className={css.thanks}>
          <h1 className={css.title}>{t(`pay.${title}Title`)}</h1>
          {order !== null && <p className={css.lead}>{t('success.number', { number: order.number })}</p>}
          {view.kind !== 'loading' && !isPaid && !isReviewed && !isClosed && <p>{t(`pay.${why}Text`)}</p>}
          {order !== null && isReviewed && (
            <>
              <p>{t(credit === 'deciding' ? 'credit.wait' : 'credit.send')}</p>
              <ToApplication order={order} />
            </>
          )}
          {order !== null && !isPaid && !isReviewed && (isClosed ? <p>{t('pay.closed')}</p> : <PayAgain order={order} onPaid={reload} />)}
          {order !== null && (
            <div className={css.buttons}>
              <ButtonLink to={successPath({ order: order.number, hash: order.hash })} variant="quiet">
                {t('pay.order')}
              </ButtonLink>
            </div>
          )}
        </Panel>
        {view.kind === 'loading' && <OrderLoading />}
        {view.kind === 'failed' && (
          <Panel>
            <ErrorMessage title={t('failed.title')} text={t('failed.text')} onRetry={reload} />
          </Panel>
        )}
        {view.kind === 'unknown' && <UnknownOrder />}
        {order !== null && <OrderDetails order={order} />}
      </div>
    </PageContainer>
  );
}
