export * from './compare-service.ts';
export * from './sku-lists.ts';
