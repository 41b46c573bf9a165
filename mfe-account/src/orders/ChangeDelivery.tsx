import { Suspense, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
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
  const { place, isOpen, open, close, change, changed } = useOrderDialog(onChanged);
  return (
    <div ref={place} tabIndex={-1} className={css.cancel}>
      {order.can_change_delivery === true && (
        <Button variant="quiet" onClick={open}>
          {t('change.open')}
        </Button>
      )}
      <p role="status">{changed !== null && t('change.done')}</p>
      {isOpen && (
        <Suspense fallback={null}>
          <DeliveryDialog order={order} onClose={close} onChanged={change} />
        </Suspense>
      )}
    </div>
  );
};
