import type { Page } from '@playwright/test';
import { SIGNIN_TOKEN } from 'shared-contracts';
import { signInAsNew } from './account.ts';
import type { Catalogue } from './catalogue.ts';
import { layoutShift } from './layout-shift.ts';
import { calmly } from './shop.ts';
import { expect } from './test.ts';

const MAX_SHIFT = 0.01;

/** Pages that are rendered by the server; some with query parameters that the page does not read: it has been rendered without them. */
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
  await page.waitForFunction(() => performance.now() > 2_500, undefined, calmly);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve(null)))));
};

/** Fails with the elements that have moved. @param what names the page */
export const expectStill = async (page: Page, what: string): Promise<void> => {
  const { total, moved } = await layoutShift(page);
  expect(total, [what, ...moved].join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
};

/** A new customer with a product in the cart, signed in before the first page of the shop is opened. */
export const comeWithFilledCart = async (page: Page, sku: string): Promise<void> => {
  // A document of the shop's origin without scripts.
  await page.goto('/robots.txt');
  await signInAsNew(page);
  const token = await page.evaluate((key) => localStorage.getItem(key), SIGNIN_TOKEN.name);
  const added = await page.request.post('/rest/V1/pwa/carts/mine/items', {
    headers: { authorization: `Bearer ${token}` },
    data: { cartItem: { sku, qty: 1 } },
  });
  expect(added.status(), await added.text()).toBe(200);
};
