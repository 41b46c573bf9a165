import { SearchX } from 'shared-ui/icons';
import { useAtomValue } from 'jotai';
import { useCallback, type ReactNode } from 'react';
import { purchaseDetailsSlice, useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Panel } from 'shared-ui/page-container';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { LoadFailure } from '../account/LoadFailure.tsx';
import { ORDERS_PATH } from '../paths.ts';
import type { Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { orderTexts } from './texts.ts';
import { useShownDetails } from './use-shown-purchases.ts';

/** One order of the customer. */
export default function OrderPart({ number }: { readonly number: string }): ReactNode {
  const t = useTexts(orderTexts);
  const request = useCallback((commerce: Commerce) => commerce.readOrder(number), [number]);
  const { answer, reload, setValue } = useRequest(request);
  useShownDetails(answer);
  const { orderDetails: known } = useAtomValue(purchaseDetailsSlice.read);
  // Z-19: an order that was opened before stands at once.
  if (answer.state === 'loading') return known?.number === number ? <OrderDetails order={known} onChanged={setValue} /> : <LoadingPart />;
  if (answer.state === 'ready') return <OrderDetails order={answer.value} onChanged={setValue} />;
  if (answer.error.status !== 404) return <LoadFailure error={answer.error} onRetry={reload} />;
  return (
    <Panel>
      <EmptyState icon={SearchX} title={t('order.unknown')} text={t('order.unknownText')}>
        <ButtonLink to={ORDERS_PATH}>{t('order.all')}</ButtonLink>
      </EmptyState>
    </Panel>
  );
}
