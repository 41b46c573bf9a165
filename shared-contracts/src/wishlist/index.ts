export * from './guest-wishlist.ts';
export * from './wishlist-outbox.ts';
export * from './wishlist-service.ts';
