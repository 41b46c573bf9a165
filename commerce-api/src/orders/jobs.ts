import { deliveryDateJobs } from './delivery-date-jobs.ts';
import { expireOrders } from './expiry.ts';
import { findPlacedOrder } from './find-placed.ts';
import { placeOrder } from './place.ts';
import { orderReadJobs } from './read-jobs.ts';
import { changeStatus } from './status.ts';

export const orderJobs = {
  'orders.find-placed': findPlacedOrder,
  'orders.place': placeOrder,
  'orders.change-status': changeStatus,
  'orders.expire': expireOrders,
  ...orderReadJobs,
  ...deliveryDateJobs,
} as const;
