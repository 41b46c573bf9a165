export { Price } from './Price.tsx';
export { PriceBlock, type InstalmentLine } from './PriceBlock.tsx';
export { reductionOf, type Reduction } from './reduction.ts';
