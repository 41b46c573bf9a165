export * from './format.ts';
export * from './grosze.ts';
export { netOf, vatIn } from './vat.ts';
