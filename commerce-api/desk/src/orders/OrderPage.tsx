import { useRef } from 'react';
import { useGetOne, useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import type { DeskOrder } from '../api.ts';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { useTitle } from '../layout/use-title.ts';
import { useWayBack } from '../parts/list-address.ts';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { GiftCards } from './GiftCards.tsx';
import { NoteForm } from './NoteForm.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { Papers } from './Papers.tsx';
import { Refunds } from './Refunds.tsx';

/** J-182: an order with all that has happened to it, and what can be done with it now. */
export const OrderPage = () => {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const back = useWayBack('/orders');
  const { data, error, refetch, isFetching } = useGetOne<DeskOrder, Error>('orders', { id: Number(id) });
  const heading = useRef<HTMLHeadingElement>(null);
  const title = data === undefined ? translate('orders.nav') : translate('orders.number', { number: data.order.number });
  useTitle(title);
  const changed = async (): Promise<void> => {
    await refetch();
    heading.current?.focus();
  };
  return (
    <>
      <p>
        <Link className={styles.link} to={back}>
          {translate('orders.back')}
        </Link>
      </p>
      <div className={styles.head}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <button type="button" className={styles.button.plain} onClick={() => void refetch()}>
          {translate('app.refresh')}
        </button>
      </div>
      <div aria-busy={isFetching}>
        {error !== null && <LoadFailure message={error.message} onRetry={refetch} />}
        {data === undefined && error === null && <p className={styles.muted}>{translate('app.loading')}</p>}
        {data !== undefined && (
          <div className={styles.cards}>
            <section className={styles.card} aria-labelledby="order-state">
              <h2 className={styles.cardTitle} id="order-state">
                {translate(`orders.state.${data.order.status}`)}
              </h2>
              <p className={styles.muted}>{translate('orders.placed', { time: moment(data.order.placed_at) })}</p>
              <OrderSteps order={data} onChanged={changed} />
            </section>
            <OrderLines order={data.order} />
            <OrderFacts order={data.order} />
            <GiftCards order={data} onChanged={changed} />
            <Papers key={data.history.length} order={data} onChanged={changed} />
            <Refunds key={data.refunded} order={data} onChanged={changed} />
            <NoteForm key={data.note} order={data} onChanged={changed} />
            <OrderHistory history={data.history} />
          </div>
        )}
      </div>
    </>
  );
};
