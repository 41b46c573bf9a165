import type { Page } from '@playwright/test';
import { expect, test } from '../lib/test.ts';
import { escapePattern } from '../lib/texts.ts';

/** The screens for failures and the kept answers come with the visitor's first sign of life. */
const showLife = async (page: Page): Promise<void> => {
  const views = page.waitForResponse(
    (response) => response.request().resourceType() === 'script' && response.url().includes('/host-shell/'),
  );
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await views;
};

const notFoundTitles = ['gone', 'promo', 'signal'].map((name) => `notFound.${name}.title`);

test('[R-06] [R-07] offline, an address of an earlier page stands as it was resolved; another one is not found', async ({
  page,
  shop,
  catalogue,
  context,
  complaints,
  texts,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /WebSocket/, /Failed to load resource/);
  const [known, other] = await catalogue.menu();
  const category = await catalogue.category();
  if (known === undefined || other === undefined) throw new Error('the menu has no two categories');
  await shop.open(known.category.url);
  await showLife(page);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('url_resolver:'))))
    .not.toEqual([]);
  await shop.open(category.url);
  await showLife(page);
  await context.setOffline(true);

  await shop.navigate(known.category.url);
  await shop.expectHeading(known.category.name);
  await shop.navigate(other.category.url);
  await expect(shop.heading).toHaveText(
    new RegExp(notFoundTitles.map((key) => escapePattern(texts.say('host-shell/views', key))).join('|')),
  );

  // The page is read again when the connection is back.
  await context.setOffline(false);
  await shop.expectHeading(other.category.name);
});
