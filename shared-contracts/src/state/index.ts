export * from './app.ts';
export * from './products.ts';
export * from './checkout.ts';
export * from './delivery-place.ts';
export * from './slice.ts';
export * from './use-atom-after-hydration.ts';
export * from './user-atom.ts';
export * from './user.ts';
