import { findPlacedOrder } from './find-placed.ts';
import { placeOrder } from './place.ts';

export const orderJobs = {
  'orders.find-placed': findPlacedOrder,
  'orders.place': placeOrder,
} as const;
