import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { CancelOrder } from '../orders/CancelOrder.tsx';
import { ChangeDelivery } from '../orders/ChangeDelivery.tsx';
import { Delivery } from '../orders/Delivery.tsx';
import { ManageGiftCards } from '../orders/ManageGiftCards.tsx';
import * as css from '../orders/order.css.ts';
import { OrderHead } from '../orders/OrderHead.tsx';
import { OrderPanel } from '../orders/OrderPanel.tsx';
import { OrderPapers } from '../orders/OrderPapers.tsx';
import { Payment } from '../orders/Payment.tsx';
import { orderTexts } from '../orders/texts.ts';
import { Timeline } from '../orders/Timeline.tsx';
import { OpenOrder } from './OpenOrder.tsx';

interface TrackedOrderProps {
  readonly order: Order;
  /** Something has been done with it here. */
  readonly onChanged: (order: Order) => void;
}

/** What somebody with number and e-mail may see of an order: where it is, not where its customer lives. */
export const TrackedOrder = ({ order, onChanged }: TrackedOrderProps): ReactNode => {
  const t = useTexts(orderTexts);
  const heading = useInitialFocus<HTMLHeadingElement>();
  return (
    <section className={css.order} aria-labelledby="tracked-order">
      <h2 id="tracked-order" ref={heading} tabIndex={-1} className={css.found}>
        {t('order.number', { number: order.number })}
      </h2>
      <OrderHead order={order} />
      <OrderPanel title={t('timeline')}>
        <Timeline order={order} />
        <ManageGiftCards order={order} />
        <CancelOrder order={order} onChanged={onChanged} />
      </OrderPanel>
      {order.payment.refund != null && <Payment order={order} />}
      <Delivery order={order} withAddress={order.hash !== ''}>
        {order.hash !== '' && <ChangeDelivery order={order} onChanged={onChanged} />}
      </Delivery>
      {order.hash === '' ? <OpenOrder order={order} onOpened={onChanged} /> : <OrderPapers order={order} />}
    </section>
  );
};
