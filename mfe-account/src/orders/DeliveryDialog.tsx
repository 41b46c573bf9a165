import { useCallback, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { Dialog } from 'shared-ui/dialog';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { LoadFailure } from '../account/LoadFailure.tsx';
import type { Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { deliveryRefusal } from './delivery-refusal.ts';
import { DeliveryForm } from './DeliveryForm.tsx';
import * as css from './order.css.ts';
import { orderTexts } from './texts.ts';

interface DeliveryDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
  /** As the order is now; to be called as the dialog closes. */
  readonly onAnswered: (order: Order) => void;
}

/** J-249: day and address of an order that nobody has packed. */
export default function DeliveryDialog({ order, onClose, onAnswered }: DeliveryDialogProps): ReactNode {
  const t = useTexts(orderTexts);
  const { number, hash } = order;
  const request = useCallback((commerce: Commerce) => commerce.readOrderDelivery({ order: number, hash }), [number, hash]);
  const { answer, reload, setValue } = useRequest(request);
  const refusal = answer.state === 'failed' ? deliveryRefusal(answer.error.code) : null;
  return (
    <Dialog open onClose={onClose} title={t('change.title', { number })}>
      <div className={css.cancelText}>
        {answer.state === 'loading' && <LoadingPart />}
        {answer.state === 'failed' &&
          (refusal === null ? <LoadFailure error={answer.error} onRetry={reload} /> : <p role="alert">{t(refusal)}</p>)}
        {answer.state === 'ready' && (
          <DeliveryForm order={order} calendar={answer.value} onCalendar={setValue} onClose={onClose} onAnswered={onAnswered} />
        )}
      </div>
    </Dialog>
  );
}
