export * from './listing-names.ts';
export * from './sku-lists.ts';
