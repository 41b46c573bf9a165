/** Entry `shared-contracts/cart-service`: what only a page with a cart needs. */
export { cartAnswerParser } from './cart-answer.ts';
export { cartPath, cartReadQuery } from './cart-paths.ts';
export type { CartEditsPorts } from './cart-edits.ts';
export { createCartService } from './cart-service.ts';
export type { CartSnapshot, CartSnapshotContent, CartSnapshots } from './cart-snapshot.ts';
export { type CartEdit, createEditOutbox } from './edit-outbox.ts';
export type { EditResult } from './edit-result.ts';
export { createRestCartApi, type RestCartApiOptions } from './rest-cart-api.ts';
