export * from './filter-path.ts';
export * from './listing-query.ts';
export * from './plus-price.ts';
export * from './price-block.ts';
export * from './product.ts';
export * from './stars.ts';
export * from '../codes/availability.ts';
