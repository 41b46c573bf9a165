/** What a next page may use, in one file: its code, its data, the brand font. */
export { addBrandFont } from './brand-font.ts';
export { preloadProductPage } from './preload-product-page.ts';
export { createReader } from './prefetch.ts';
