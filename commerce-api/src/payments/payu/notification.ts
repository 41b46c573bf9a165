import * as v from 'valibot';
import { attemptOf, type Attempt } from '../operators/reference.ts';

const OrderNotification = v.object({
  order: v.object({
    orderId: v.string(),
    extOrderId: v.string(),
    merchantPosId: v.string(),
    currencyCode: v.string(),
    totalAmount: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger()),
    status: v.string(),
  }),
});

const RefundNotification = v.object({
  orderId: v.string(),
  refund: v.object({ refundId: v.string(), status: v.string(), extRefundId: v.optional(v.string()) }),
});

/** What a signed body says: of an order's state (`amount` in grosze), or of a refund. */
export type PayuNotification =
  | { readonly kind: 'order'; readonly of: Attempt; readonly orderId: string; readonly status: string; readonly amount: number }
  | { readonly kind: 'refund'; readonly refundId: string; readonly status: string };

/** Undefined for what is not about this point of sale, or of another form. */
export function parseNotification(body: string, posId: string): PayuNotification | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return undefined; // signed, but no JSON
  }
  const order = v.safeParse(OrderNotification, json);
  if (order.success) {
    const { orderId, extOrderId, merchantPosId, currencyCode, totalAmount, status } = order.output.order;
    const of = attemptOf(extOrderId);
    if (of === undefined || merchantPosId !== posId || currencyCode !== 'PLN') return undefined;
    return { kind: 'order', of, orderId, status, amount: totalAmount };
  }
  const refund = v.safeParse(RefundNotification, json);
  if (!refund.success) return undefined;
  const { refundId, extRefundId, status } = refund.output.refund;
  return { kind: 'refund', refundId: extRefundId ?? refundId, status };
}
