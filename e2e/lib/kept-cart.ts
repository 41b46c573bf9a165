import type { Page } from '@playwright/test';
import { keptAddresses, pageIsKept } from './kept-pages.ts';
import { expect } from './test.ts';

/** The cart that the browser stores for offline use, as JSON; 'null' when there is none. */
export const keptCart = async (page: Page): Promise<string> => {
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  // Opening the database would create it.
  if (!databases.includes('amperio-cart')) return 'null';
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('amperio-cart');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('snapshot').objectStore('snapshot').get('last');
          reading.addEventListener('success', () => resolve(JSON.stringify(reading.result ?? null)));
        });
      }),
  );
};

/** Waits until the present page and the cart page (which need not have been visited) are in the service worker's cache. */
export const cartPageIsKept = async (page: Page): Promise<void> => {
  await pageIsKept(page);
  await expect
    .poll(async () => (await keptAddresses(page))['amperio-documents-pl'], { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['/checkout/cart']));
  await pageIsKept(page);
};
