import { Suspense, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import * as css from './order.css.ts';
import { orderTexts } from './texts.ts';
import { useOrderDialog } from './use-order-dialog.ts';

const CancelDialog = lazyPart(() => import('./CancelDialog.tsx'), FailedDialog);

interface CancelOrderProps {
  readonly order: Order;
  /** It is cancelled now, or something else has happened to it meanwhile. */
  readonly onChanged: (order: Order) => void;
}

/** J-183: the way to give an order up, until it is packed. */
export const CancelOrder = ({ order, onChanged }: CancelOrderProps): ReactNode => {
  const t = useTexts(orderTexts);
  const { place, isOpen, open, close, change, changed } = useOrderDialog(onChanged);
  return (
    <div ref={place} tabIndex={-1} className={css.cancel}>
      {order.can_cancel === true && (
        <Button variant="quiet" onClick={open}>
          {t('cancel.open')}
        </Button>
      )}
      <p role="status">{changed?.status === 'cancelled' && t('cancel.done')}</p>
      {isOpen && (
        <Suspense fallback={null}>
          <CancelDialog order={order} onClose={close} onChanged={change} />
        </Suspense>
      )}
    </div>
  );
};
