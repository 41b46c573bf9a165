import type { Order } from 'shared-contracts/rest';

const CHANGES: ReadonlySet<string> = new Set(['delivery_day_changed', 'delivery_address_changed']);

/** J-249: how often day or address of a delivery have been changed. Other things happen to an order meanwhile. */
export const deliveryChanges = ({ timeline }: Pick<Order, 'timeline'>): number => timeline.filter(({ event }) => CHANGES.has(event)).length;
