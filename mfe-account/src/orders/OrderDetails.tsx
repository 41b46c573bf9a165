import { ArrowLeft } from 'shared-ui/icons';
import { Suspense, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { Icon } from 'shared-ui/icon';
import { lazyPart, nothing } from 'shared-ui/lazy-part';
import { TextLink } from 'shared-ui/link';
import { ORDERS_PATH } from '../paths.ts';
import { BuyAgain } from './BuyAgain.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { ChangeDelivery } from './ChangeDelivery.tsx';
import { Delivery } from './Delivery.tsx';
import { InvoiceAddress } from './InvoiceAddress.tsx';
import { ManageGiftCards } from './ManageGiftCards.tsx';
import * as css from './order.css.ts';
import { OrderHead } from './OrderHead.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { OrderPapers } from './OrderPapers.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { Payment } from './Payment.tsx';
import { orderTexts } from './texts.ts';
import { Timeline } from './Timeline.tsx';
import { WarrantyReminder } from './WarrantyReminder.tsx';

// A help, not a part of the order: without it nothing is missing.
const OwnedAccessories = lazyPart(() => import('./OwnedAccessories.tsx'), nothing);

interface OrderDetailsProps {
  readonly order: Order;
  /** Something has been done with it here. */
  readonly onChanged: (order: Order) => void;
}

/** Everything about one order. */
export const OrderDetails = ({ order, onChanged }: OrderDetailsProps): ReactNode => {
  const t = useTexts(orderTexts);
  return (
    <div className={css.order}>
      <p className={css.back}>
        <TextLink to={ORDERS_PATH} className={css.backLink}>
          <Icon of={ArrowLeft} size={18} />
          {t('order.all')}
        </TextLink>
      </p>
      <OrderHead order={order} />
      <div className={css.columns}>
        <div className={css.way}>
          <OrderPanel title={t('timeline')}>
            <Timeline order={order} />
            <CancelOrder order={order} onChanged={onChanged} />
          </OrderPanel>
        </div>
        <div className={css.main}>
          <OrderPanel title={t('order.products')}>
            <OrderItems items={order.items} isReceived={order.status === 'delivered'} />
            <WarrantyReminder order={order} />
            <OrderTotals order={order} />
            <ManageGiftCards order={order} />
            <BuyAgain items={order.items} />
          </OrderPanel>
          <Payment order={order} />
        </div>
        <div className={css.facts}>
          <Delivery order={order}>
            <ChangeDelivery order={order} onChanged={onChanged} />
          </Delivery>
          <OrderPapers order={order} />
          <InvoiceAddress order={order} />
        </div>
      </div>
      {order.status === 'delivered' && (
        <Suspense fallback={null}>
          <OwnedAccessories items={order.items} />
        </Suspense>
      )}
    </div>
  );
};
