import type { Page } from '@playwright/test';
import { RELOAD_GUARDS, SIGNIN_TOKEN } from 'shared-contracts';
import { signIn } from '../lib/account.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

test('[E-02] [U-08] a cart call refused with 401 ends the session: the shopper is warned and continues as a guest', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.expect(/401/);
  const calls: string[] = [];
  await page.route('**/rest/V1/pwa/carts/mine**', async (route) => {
    calls.push(route.request().method());
    await route.fulfill({ status: 401, json: { message: 'Sesja wygasła.', code: 'session_expired', trace: 'a1' } });
  });
  await shop.useScreen('desktop');
  await page.goto('/robots.txt');
  await signIn(page);
  await shop.open('/kontakt');
  const region = shop.toasts;
  await expect(region.getByText('Twoja sesja wygasła. Zaloguj się ponownie, by przywrócić produkty z Twojego koszyka.')).toBeVisible();
  await expect(shop.tool('header.signIn')).toBeVisible();
  expect(await page.evaluate((name) => localStorage.getItem(name), SIGNIN_TOKEN.name)).toBeNull();
  expect(calls).toEqual(['GET']);
});

test.describe('a page whose code fails to load', () => {
  /** Aborts requests for the code of listings. @returns a function that counts them */
  const loseListings = async (page: Page): Promise<() => number> => {
    let tries = 0;
    await page.route(/\/assets\/mfe-catalog\/[^/]+\/remoteEntry\.js/, (route) => {
      if (route.request().resourceType() === 'script') tries += 1;
      return route.abort('connectionreset');
    });
    return () => tries;
  };

  /** Presses the retry button until `isEnough`, instead of waiting for the automatic retries. */
  const tryUntil = async (shop: Shop, isEnough: () => Promise<boolean>): Promise<void> => {
    const message = shop.main.getByRole('alert').filter({ hasText: shop.texts.translate('host-shell', 'slot.failed') });
    await expect(async () => {
      if (await isEnough()) return;
      await message.getByRole('button').click({ timeout: 1_000 });
      expect(await isEnough()).toBe(true);
    }).toPass();
  };

  test.beforeEach(({ complaints }) => complaints.expect(/Failed to load resource/, /could not be loaded/, /failed/, /preload/));

  test('[E-04] ≠07: is not reloaded a second time within a minute; else it is reloaded, and then rendered by the server', async ({
    page,
    shop,
    catalogue,
  }) => {
    const { url, name } = await catalogue.category();
    await shop.open('/customer/account/login');
    const tries = await loseListings(page);
    await shop.markDocument();
    await test.step('reloaded less than a minute ago', async () => {
      await page.evaluate((key) => sessionStorage.setItem(key, JSON.stringify({ chunk: Date.now() })), RELOAD_GUARDS.name);
      await shop.navigate(url);
      // One of the requests may be the preload of the product page, whose code has the same entry.
      await tryUntil(shop, async () => tries() >= 7);
      await expect(shop.main.getByRole('alert')).toBeVisible();
      expect(await shop.isSameDocument()).toBe(true);
    });
    await test.step('not reloaded before', async () => {
      await page.evaluate((key) => sessionStorage.removeItem(key), RELOAD_GUARDS.name);
      await tryUntil(shop, async () => !(await shop.isSameDocument()));
      await shop.expectHeading(name);
      await expect(shop.tiles.first()).toBeVisible();
    });
  });
});
