import type { Page } from '@playwright/test';
import type { Catalogue } from './catalogue.ts';
import { layoutShift } from './layout-shift.ts';
import { expect } from './test.ts';

const MAX_SHIFT = 0.01;

/** Pages that are drawn by the server; some with query parameters that the page does not read: it has been drawn without them. */
export const stillPages: readonly (readonly [name: string, address: (catalogue: Catalogue) => Promise<string>])[] = [
  ['home', async () => '/?utm_source=list&gclid=1'],
  ['listing', async (catalogue) => (await catalogue.category()).url],
  ['product', async (catalogue) => (await catalogue.buyable(1))[0]?.url ?? ''],
  ['search', async () => '/search.html?query=pralka'],
  ['cart', async () => '/checkout/cart'],
  ['content', async (catalogue) => `${await catalogue.contentPage()}?inny=1`],
  ['login', async () => '/customer/account/login'],
];

/** Waits until the page has finished its own work: the cart is read after a second, layers load while idle and need a frame. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.now() > 2_500);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve(null)))));
};

/** Fails with the elements that have moved. @param what names the page */
export const expectStill = async (page: Page, what: string): Promise<void> => {
  const { total, moved } = await layoutShift(page);
  expect(total, [what, ...moved].join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
};
