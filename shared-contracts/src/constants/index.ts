export * from './first-paint.ts';
export * from './limits.ts';
export * from './shop.ts';
export * from './time.ts';
export * from './viewport.ts';
