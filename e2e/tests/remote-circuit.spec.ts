import type { Page } from '@playwright/test';
import { RELOAD_GUARDS } from 'shared-contracts';
import { expect, test } from '../lib/test.ts';

/** Complaints that a failing remote is bound to cause. */
const wanted = [/Failed to load resource/, /could not be loaded/, /failed/, /preload/, /circuit is open/];

/** The catalogue's entry answers 500; returns how often it was tried. */
const breakCatalogue = async (page: Page): Promise<() => number> => {
  let tries = 0;
  await page.route(/\/assets\/mfe-catalog\/[^/]+\/remoteEntry\.js/, (route) => {
    if (route.request().resourceType() === 'script') tries += 1;
    return route.fulfill({ status: 500, body: 'broken' });
  });
  return () => tries;
};

test('[J-48] a remote whose entry answers 500 again and again is left alone; everything else works, and it comes back by itself', async ({
  page,
  shop,
  catalogue,
  complaints,
}) => {
  complaints.expect(...wanted);
  const { url, name } = await catalogue.category();
  await page.clock.install();
  await shop.open('/customer/account/login');
  // The page must not read itself anew meanwhile (E-04): that is another test's.
  await page.evaluate((key) => sessionStorage.setItem(key, JSON.stringify({ chunk: Date.now() })), RELOAD_GUARDS.name);
  const tries = await breakCatalogue(page);
  await shop.markDocument();
  await shop.navigate(url);
  const message = shop.main.getByRole('alert').filter({ hasText: shop.texts.say('host-shell', 'slot.failed') });
  for (let pressed = 1; pressed < 5; pressed += 1) {
    const before = tries();
    await message.getByRole('button').click();
    await expect.poll(tries).toBeGreaterThan(before);
    await expect(message).toBeVisible();
  }

  // Left alone now: other pages of the remote say so at once and ask for nothing.
  const asked = tries();
  await shop.navigate('/customer/account/login');
  await shop.expectHeading(shop.texts.say('mfe-account', 'login.title'));
  await shop.navigate(`${url}?p=2`);
  await expect(message).toBeVisible();
  await shop.navigate('/search.html?q=pralka');
  await expect(message).toBeVisible();
  expect(tries()).toBe(asked);
  await expect(shop.tool('header.cart')).toBeVisible();

  // After its pause one part asks, and after the next one it is there: nobody has pressed anything.
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
