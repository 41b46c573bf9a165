import { addWorkingDays, dayAfter, polishDay } from '../checkout/working-days.ts';
import type { OrderStatus } from '../rest/schemas/index.ts';

/** Hours between which a lorry comes. */
export const deliveryHours: readonly string[] = ['8-12', '12-16', '16-20'];
const daysOffered = 14;

/** A-40, K-17: the next days on which an order can be delivered: working days, tomorrow at the earliest, none once it is on its way. */
export function daysToChoose(
  { deliveryFrom, status }: { readonly deliveryFrom: string; readonly status: OrderStatus },
  now: Date,
): readonly string[] {
  if (status !== 'pending_payment' && status !== 'processing') return [];
  const tomorrow = dayAfter(polishDay(now), 1);
  const start = deliveryFrom > tomorrow ? deliveryFrom : tomorrow;
  return Array.from({ length: daysOffered }, (_, index) => addWorkingDays(start, index));
}
