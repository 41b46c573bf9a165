export * from './checkout-keys.ts';
export * from './frame-keys.ts';
export * from './keys.ts';
export * from './language-key.ts';
export * from './shop-storage.ts';
export * from './storage-key.ts';
export * from './plus-keys.ts';
export * from './written-keys.ts';
