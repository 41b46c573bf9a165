export * from './bare-resolution.ts';
export * from './clean-path.ts';
export * from './resolution.ts';
export * from './resolver-cache.ts';
