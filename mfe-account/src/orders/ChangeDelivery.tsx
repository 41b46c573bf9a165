import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import * as css from './order.css.ts';
import { orderTexts } from './texts.ts';

const DeliveryDialog = lazyPart(() => import('./DeliveryDialog.tsx'), FailedDialog);

interface ChangeDeliveryProps {
  readonly order: Order;
  /** It comes on another day or to another place now. */
  readonly onChanged: (order: Order) => void;
}

/** J-249: the way to another day or address of delivery, until the order is packed. */
export const ChangeDelivery = ({ order, onChanged }: ChangeDeliveryProps): ReactNode => {
  const t = useTexts(orderTexts);
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [changes, setChanges] = useState(0);
  // While the dialog stands, everything behind it is inert.
  useEffect(() => {
    if (changes > 0) place.current?.focus();
  }, [changes]);
  const change = (changed: Order): void => {
    setOpen(false);
    onChanged(changed);
    setChanges((count) => count + 1);
  };
  return (
    <div ref={place} tabIndex={-1} className={css.cancel}>
      {order.can_change_delivery === true && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('change.open')}
        </Button>
      )}
      <p role="status">{changes > 0 && t('change.done')}</p>
      {isOpen && (
        <Suspense fallback={null}>
          <DeliveryDialog order={order} onClose={() => setOpen(false)} onChanged={change} />
        </Suspense>
      )}
    </div>
  );
};
