// For tests only: never imported by what goes to shoppers.
export * from './instalment-tag.ts';
export * from './carts-over-http.ts';
export * from './fake-cart-api.ts';
export * from './fake-client.ts';
export * from './fake-clock.ts';
export * from './fake-resolution.ts';
export * from './fake-outbox.ts';
export * from './fake-storage.ts';
export * from './shop-wrapper.tsx';
