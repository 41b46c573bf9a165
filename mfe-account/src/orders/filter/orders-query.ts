import type { OrdersFilter } from 'shared-contracts/rest';
import { ORDERS_PATH } from '../../paths.ts';
import { pageOf } from '../page-of.ts';

export const orderStates = ['open', 'delivered', 'cancelled'] as const satisfies readonly OrdersFilter['state'][];
export const orderPeriods = ['30-days', '6-months', '12-months', 'older'] as const satisfies readonly OrdersFilter['period'][];

/** What the server takes at the most. */
export const longestText = 100;

/** What the address asks of the list of orders (J-243). */
export interface OrdersQuery {
  /** From 1. */
  readonly page: number;
  /** Empty: all orders. */
  readonly filter: OrdersFilter;
}

/** Reads an address; what it does not know, and what is empty, does not matter. @param search `?state=open&p=2` */
export function ordersQueryOf(search: string): OrdersQuery {
  const params = new URLSearchParams(search);
  const state = orderStates.find((known) => known === params.get('state'));
  const period = orderPeriods.find((known) => known === params.get('period'));
  const text = (params.get('q') ?? '').trim().slice(0, longestText);
  return {
    page: pageOf(search),
    filter: { ...(state !== undefined && { state }), ...(period !== undefined && { period }), ...(text !== '' && { text }) },
  };
}

/** The address of a page of the orders. */
export function ordersPath({ page, filter: { state, period, text } }: OrdersQuery): string {
  const params = new URLSearchParams();
  if (text !== undefined) params.set('q', text);
  if (state !== undefined) params.set('state', state);
  if (period !== undefined) params.set('period', period);
  if (page > 1) params.set('p', String(page));
  return params.size === 0 ? ORDERS_PATH : `${ORDERS_PATH}?${params.toString()}`;
}

/** Whether all orders are asked for. */
export const isUnfiltered = ({ filter }: OrdersQuery): boolean => Object.keys(filter).length === 0;
