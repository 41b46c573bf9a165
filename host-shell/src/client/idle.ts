/** What nobody waits for and every page does once the browser is idle: one file. */
export { addBrandFont } from './brand-font.ts';
export { lookAhead } from './look-ahead.ts';
export { createReader } from './prefetch.ts';
