import { Suspense, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { deliveryChanges } from './delivery-changes.ts';
import * as css from './order.css.ts';
import { orderTexts } from './texts.ts';
import { useOrderDialog } from './use-order-dialog.ts';

const DeliveryDialog = lazyPart(() => import('./DeliveryDialog.tsx'), FailedDialog);

interface ChangeDeliveryProps {
  readonly order: Order;
  /** It comes on another day or to another place now. */
  readonly onChanged: (order: Order) => void;
}

/** J-249: the way to another day or address of delivery, until the order is packed. */
export const ChangeDelivery = ({ order, onChanged }: ChangeDeliveryProps): ReactNode => {
  const t = useTexts(orderTexts);
  const { place, isOpen, open, close, change } = useOrderDialog(onChanged);
  // Sent as it was, nothing has been changed.
  const [isChanged, setIsChanged] = useState(false);
  const take = (answered: Order): void => {
    setIsChanged(deliveryChanges(answered) > deliveryChanges(order));
    change(answered);
  };
  return (
    <div ref={place} tabIndex={-1} className={css.cancel}>
      {order.can_change_delivery === true && (
        <Button variant="quiet" onClick={open}>
          {t('change.open')}
        </Button>
      )}
      <p role="status">{isChanged && t('change.done')}</p>
      {isOpen && (
        <Suspense fallback={null}>
          <DeliveryDialog order={order} onClose={close} onAnswered={take} />
        </Suspense>
      )}
    </div>
  );
};
