import type { Page } from '@playwright/test';
import { RELOAD_GUARDS } from 'shared-contracts';
import { expect, test } from '../lib/test.ts';

/** Complaints that every failing remote causes. */
const wanted = [/Failed to load resource/, /could not be loaded/, /failed/, /preload/, /circuit is open/];

/** Answers 500 for the catalogue's entry. @returns a function that counts the requests */
const breakCatalogue = async (page: Page): Promise<() => number> => {
  let tries = 0;
  await page.route(/\/assets\/mfe-catalog\/[^/]+\/remoteEntry\.js/, (route) => {
    if (route.request().resourceType() === 'script') tries += 1;
    return route.fulfill({ status: 500, body: 'broken' });
  });
  return () => tries;
};

test('[J-48] a remote whose entry keeps answering 500 is no longer requested; everything else works, and it recovers by itself', async ({
  page,
  shop,
  catalogue,
  complaints,
}) => {
  complaints.expect(...wanted);
  const { url, name } = await catalogue.category();
  await page.clock.install();
  await shop.open('/customer/account/login');
  // Keeps the page from its automatic reload (E-04), which has a test of its own.
  await page.evaluate((key) => sessionStorage.setItem(key, JSON.stringify({ chunk: Date.now() })), RELOAD_GUARDS.name);
  const tries = await breakCatalogue(page);
  await shop.markDocument();
  await shop.navigate(url);
  const message = shop.main.getByRole('alert').filter({ hasText: shop.texts.translate('host-shell', 'slot.failed') });
  for (let pressed = 1; pressed < 5; pressed += 1) {
    const before = tries();
    await message.getByRole('button').click();
    await expect.poll(tries).toBeGreaterThan(before);
    await expect(message).toBeVisible();
  }

  // The circuit is open: other pages of the remote fail at once and request nothing.
  const asked = tries();
  await shop.navigate('/customer/account/login');
  await shop.expectHeading(shop.texts.translate('mfe-account', 'login.title'));
  await shop.navigate(`${url}?p=2`);
  await expect(message).toBeVisible();
  await shop.navigate('/search.html?q=pralka');
  await expect(message).toBeVisible();
  expect(tries()).toBe(asked);
  await expect(shop.tool('header.cart')).toBeVisible();

  // After the pause one part retries, and after the next pause the page is shown, without a press.
  await page.clock.fastForward(31_000);
  await expect.poll(tries).toBe(asked + 1);
  await expect(message).toBeVisible();
  await page.unroute(/\/assets\/mfe-catalog\/[^/]+\/remoteEntry\.js/);
  await page.clock.fastForward(31_000);
  await expect(message).toBeHidden();
  await shop.navigate(url);
  await shop.expectHeading(name);
  expect(await shop.isSameDocument()).toBe(true);
});
