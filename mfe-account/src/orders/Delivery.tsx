import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { hoursText } from 'shared-contracts/delivery';
import type { Order } from 'shared-contracts/rest';
import { useDeliveryWords } from 'shared-ui/delivery';
import { AddressText } from '../addresses/AddressText.tsx';
import { CalendarLink } from './CalendarLink.tsx';
import * as css from './order.css.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { orderTexts } from './texts.ts';

const isAhead = (status: Order['status']): boolean => status !== 'delivered' && status !== 'cancelled';

interface DeliveryProps {
  readonly order: Order;
  /** Not on pages that somebody else may open. */
  readonly withAddress?: boolean;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** How an order travels and where to. */
export const Delivery = ({ order, withAddress = true, children }: DeliveryProps): ReactNode => {
  const t = useTexts(orderTexts);
  const words = useDeliveryWords();
  const {
    method_title,
    amount,
    delivery_from,
    delivery_to,
    collection_hour,
    delivery_hours: hours,
    pickup_point: point,
    carrier,
    tracking_number,
  } = order.shipping;
  const address = order.shipping_address ?? order.billing_address;
  return (
    <OrderPanel title={t('delivery.title')}>
      <p className={css.strong}>{method_title}</p>
      {isAhead(order.status) && (
        <p>
          {words.span({ day: delivery_from, hour: collection_hour, amount }, delivery_to)}
          {hours !== null && ` · ${hoursText(hours)}`}
        </p>
      )}
      {tracking_number !== null && <p>{[carrier, t('delivery.parcel', { number: tracking_number })].filter(Boolean).join(' · ')}</p>}
      {point !== null && (
        <address className={css.address}>
          <span className={css.strong}>{point.name}</span>
          <span>{point.street}</span>
          <span>{`${point.postcode}\u00a0${point.city}`}</span>
          <span className={css.muted}>{point.opening_hours}</span>
        </address>
      )}
      {point === null && withAddress && <AddressText address={address} />}
      {order.hash !== '' && isAhead(order.status) && <CalendarLink order={order} />}
      {children}
    </OrderPanel>
  );
};
