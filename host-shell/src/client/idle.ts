/** What nobody waits for and every page does once the browser is idle: one file. */
export { addBrandFont } from './boot/brand-font.ts';
export { preloadProductPage } from './prefetch/preload-product-page.ts';
export { createReader } from './prefetch/prefetch.ts';
