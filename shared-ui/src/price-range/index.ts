export { PriceRange } from './PriceRange.tsx';
export { settleRange, type Range } from './range.ts';
