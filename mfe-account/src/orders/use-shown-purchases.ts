import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { purchaseDetailsSlice, purchaseHistorySlice } from 'shared-contracts';
import type { Order, OrderSummary } from 'shared-contracts/rest';
import type { RequestState } from '../session/use-request.ts';

/** What was read; null while it is read, or could not be. An answer that is still loading is another object each time. */
const valueOf = <Value>(answer: RequestState<Value>): Value | null => (answer.state === 'ready' ? answer.value : null);

/** Z-18: the state holds the first page of all orders, and whether it is being read. */
export function useShownHistory(answer: RequestState<{ readonly items: readonly OrderSummary[] }>, isFirst: boolean): void {
  const patch = useSetAtom(purchaseHistorySlice.patch);
  const isFetching = answer.state === 'loading';
  const items = valueOf(answer)?.items ?? null;
  useEffect(() => patch({ isFetching, ...(items !== null && isFirst && { items }) }), [isFetching, items, isFirst, patch]);
}

/** Z-19: the state holds the order that was opened last, and whether one is being read. */
export function useShownDetails(answer: RequestState<Order>): void {
  const patch = useSetAtom(purchaseDetailsSlice.patch);
  const isFetching = answer.state === 'loading';
  const order = valueOf(answer);
  useEffect(() => {
    if (order === null) return patch({ isFetching });
    const [item = null, ...otherItems] = order.items;
    patch({ item, otherItems, orderDetails: order, isFetching });
  }, [isFetching, order, patch]);
}
