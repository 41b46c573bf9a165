export * from './compare-service.ts';
export * from './recently-viewed.ts';
