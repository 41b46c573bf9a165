import type { DeskOrderRow } from '../api.ts';

/** States by which the list is filtered; `pay-out`: money is to be paid back by hand. */
export const orderStates = [
  'pending_payment',
  'processing',
  'packed',
  'shipped',
  'ready_for_pickup',
  'delivered',
  'cancelled',
  'pay-out',
] as const satisfies readonly (DeskOrderRow['status'] | 'pay-out')[];
export type OrderState = (typeof orderStates)[number];

/** A state of the page's address; undefined: all. */
export const orderStateOf = (text: string | null): OrderState | undefined => orderStates.find((state) => state === text);
