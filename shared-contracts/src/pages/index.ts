export * from './fixed-routes.ts';
export * from './page-kinds.ts';
export * from './page-props.ts';
export * from './prefetch.ts';
export * from './resolver-kinds.ts';
export * from './services.ts';
export * from './slots.ts';
export * from './use-hydrated.ts';
