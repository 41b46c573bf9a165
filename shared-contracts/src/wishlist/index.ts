export * from './guest-wishlist.ts';
export * from './wishlist-service.ts';
