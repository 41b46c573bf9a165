import type { ShippingMethod } from '../model/commerce.ts';
import { drivingDays } from '../promise/carriage.ts';
import { dayAfter, polishDay } from '../promise/working-days.ts';
import type { OrderStatus } from '../rest/schemas/index.ts';

/** Hours between which a lorry comes. */
export const deliveryHours: readonly string[] = ['8-12', '12-16', '16-20'];
const daysOffered = 14;

/** A-40, K-17: the next days on which an order can be delivered: days on which its carrier drives, tomorrow at the earliest, none once it is on its way. */
export function daysToChoose(
  {
    deliveryFrom,
    status,
    method,
  }: { readonly deliveryFrom: string; readonly status: OrderStatus; readonly method: Pick<ShippingMethod, 'isSaturdayDriven'> },
  now: Date,
): readonly string[] {
  if (status !== 'pending_payment' && status !== 'processing') return [];
  const tomorrow = dayAfter(polishDay(now), 1);
  const start = deliveryFrom > tomorrow ? deliveryFrom : tomorrow;
  return drivingDays(start, daysOffered, method);
}
