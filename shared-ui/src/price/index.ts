export { NetNote } from './NetNote.tsx';
export { Price } from './Price.tsx';
export { PriceBlock, type InstalmentLine } from './PriceBlock.tsx';
export { reductionOf } from './reduction.ts';
