import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import * as css from './order.css.ts';
import { orderTexts } from './texts.ts';

const CancelDialog = lazyPart(() => import('./CancelDialog.tsx'), FailedDialog);

interface CancelOrderProps {
  readonly order: Order;
  /** It is cancelled now, or something else has happened to it meanwhile. */
  readonly onChanged: (order: Order) => void;
}

/** J-183: the way to give an order up, until it is packed. */
export const CancelOrder = ({ order, onChanged }: CancelOrderProps): ReactNode => {
  const t = useTexts(orderTexts);
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const [changes, setChanges] = useState(0);
  // The button that was pressed is gone. While the dialog stands, everything behind it is inert.
  useEffect(() => {
    if (changes > 0) place.current?.focus();
  }, [changes]);
  const change = (changed: Order): void => {
    setOpen(false);
    onChanged(changed);
    setDone(changed.status === 'cancelled');
    setChanges((count) => count + 1);
  };
  return (
    <div ref={place} tabIndex={-1} className={css.cancel}>
      {order.can_cancel === true && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('cancel.open')}
        </Button>
      )}
      <p role="status">{isDone && t('cancel.done')}</p>
      {isOpen && (
        <Suspense fallback={null}>
          <CancelDialog order={order} onClose={() => setOpen(false)} onChanged={change} />
        </Suspense>
      )}
    </div>
  );
};
