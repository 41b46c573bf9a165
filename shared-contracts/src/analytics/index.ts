export * from './consent-mode.ts';
export * from './data-layer.ts';
export * from './page-types.ts';
