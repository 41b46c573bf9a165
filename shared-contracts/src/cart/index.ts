export * from './cart-context.ts';
export * from './cart-outbox.ts';
export * from './cart-port.ts';
export * from './cart-summary.ts';
export type { NewCartItem } from '../rest/cart-calls.ts';
export type { CartRef } from '../rest/cart-ref.ts';
