export * from './format.ts';
export * from './grosze.ts';
export { netOf, netOfSum, vatIn, type TaxInSum } from './vat.ts';
