/** What nobody waits for and every page does once the browser is idle: one file. */
export { addBrandFont } from './brand-font.ts';
export { preloadProductPage } from './preload-product-page.ts';
export { createReader } from './prefetch.ts';
