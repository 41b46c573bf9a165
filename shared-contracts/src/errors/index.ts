export * from './api-error.ts';
export * from './ignored.ts';
export * from './unauthorized.ts';
