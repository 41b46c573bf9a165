export type { CartAnswer, CartCoupon, CartItem } from './cart-answer.ts';
export * from './cart-api.ts';
export * from './cart-context.ts';
export * from './cart-outbox.ts';
// The service itself is fetched when a cart is first needed: `shared-contracts/cart-service`.
export type * from './cart-service.ts';
export { cartCountAtom, cartStateAtom, cartViewAtom } from './cart-slice.ts';
export * from './cart-state.ts';
export * from './cart-view.ts';
export * from './quantity.ts';
