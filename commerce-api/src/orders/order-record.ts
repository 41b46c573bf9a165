import type { RowOf } from '../database/database.ts';

/** What is read of an order. */
export const orderColumns = [
  'id',
  'number',
  'hash',
  'store_code',
  'customer_id',
  'email',
  'status',
  'payment_method',
  'payment_status',
  'payment_review',
  'shipping_method',
  'grand_total',
  'voucher_amount',
  'placed_at',
  'is_mail_held',
  'document',
] as const;

export type OrderRecord = Pick<RowOf<'shop_order'>, (typeof orderColumns)[number]>;
