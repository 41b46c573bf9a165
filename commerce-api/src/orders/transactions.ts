import { cartContact } from './contact-of.ts';
import { deliveryChangeTransactions } from './delivery-change-transactions.ts';
import { deliveryDateTransactions } from './delivery-date-transactions.ts';
import { expireOrders } from './expiry.ts';
import { findPlacedOrder } from './find-placed.ts';
import { ownsMailbox } from './held-mail.ts';
import { placeOrder } from './place.ts';
import { orderReadTransactions } from './read-transactions.ts';
import { refundTransactions } from './refund-transactions.ts';
import { cancelOrder, changeStatus } from './change-status.ts';

export const orderTransactions = {
  'orders.find-placed': findPlacedOrder,
  'orders.contact-of-cart': cartContact,
  'orders.owns-mailbox': ownsMailbox,
  'orders.place': placeOrder,
  'orders.cancel': cancelOrder,
  'orders.change-status': changeStatus,
  'orders.expire': expireOrders,
  ...refundTransactions,
  ...orderReadTransactions,
  ...deliveryDateTransactions,
  ...deliveryChangeTransactions,
} as const;

export type OrderTransactions = typeof orderTransactions;
