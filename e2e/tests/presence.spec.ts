import type { Page } from '@playwright/test';
import { layoutWidth } from '../lib/layout-width.ts';
import { expect, test } from '../lib/test.ts';

/** Measures in the page, where a busy machine delays both ends alike, how long a status is shown next. @returns waits for it, ms */
const noteStay = async (page: Page, text: string): Promise<() => Promise<number>> => {
  await page.evaluate((words) => {
    let since: number | undefined;
    const observer = new MutationObserver(() => {
      const isShown = [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent.includes(words));
      if (isShown) since ??= performance.now();
      else if (since !== undefined) {
        Reflect.set(window, 'amperioStay', performance.now() - since);
        observer.disconnect();
      }
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);
  return async () => {
    const stay = await page.waitForFunction(() => Reflect.get(window, 'amperioStay') as number | undefined); // set above
    return (await stay.jsonValue()) ?? Number.NaN;
  };
};

test('[S-23] [S-25] [S-27] [S-28] the button to the top, the title of a hidden tab, and a toast of 290 px that disappears after ten seconds', async ({
  page,
  shop,
  catalogue,
}) => {
  const [product] = await catalogue.buyable(1);
  await shop.useScreen('desktop');
  await page.clock.install();
  await shop.open(product?.url ?? '');

  await test.step('a toast can be closed, and disappears after ten seconds', async () => {
    await shop.buyButton.click();
    const toast = shop.toasts.getByRole('status').filter({ hasText: shop.texts.translate('mfe-cart-checkout/service', 'cart.added') });
    await expect(toast).toBeVisible();
    expect(await layoutWidth(toast)).toBe(290);
    await page.clock.fastForward(9_000);
    await expect(toast).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(toast).toBeHidden();
  });

  await test.step('the button to the top appears beyond 200 px', async () => {
    const button = page.getByRole('button', { name: shop.texts.translate('host-shell', 'footer.top') });
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(button).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 201));
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => shop.scrollTop()).toBe(0);
  });

  await test.step('a hidden tab has the shop’s message as its title, and its own title again when it is visible', async () => {
    const title = await page.title();
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (value ? 'hidden' : 'visible') });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await expect.poll(() => page.title()).not.toBe(title);
    await hide(false);
    await expect.poll(() => page.title()).toBe(title);
  });
});

test('[V-12] [V-13] [V-14] [V-15] the shop shows that the connection is lost, and for three seconds that it is back', async ({
  page,
  shop,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
  await shop.open('/customer/account/login');
  // The indicator loads with the same idle code that reports consent to tag managers.
  await expect.poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []))).toContain('consent');
  const offline = page.getByText(shop.texts.translate('host-shell', 'online.offline'));
  const back = shop.texts.translate('host-shell', 'online.online');
  const online = page.getByText(back);
  await expect(offline).toHaveCount(0);
  await expect(online).toHaveCount(0);
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  const stay = await noteStay(page, back);
  await context.setOffline(false);
  await expect(online).toBeVisible();
  await expect(online).toBeHidden();
  const lasted = await stay();
  expect(lasted).toBeGreaterThan(2_500);
  expect(lasted).toBeLessThan(4_000);
});

test('[V-03] [V-04] while the next page loads slowly, its skeleton replaces the old one; when the commerce server does not answer, the shop says so and has a retry button', async ({
  page,
  shop,
  catalogue,
  complaints,
}) => {
  const [slow, refused] = await catalogue.menu();
  if (slow === undefined || refused === undefined) throw new Error('the menu has no two categories');
  await shop.open('/customer/account/login');
  await test.step('a slow answer', async () => {
    const late = Promise.withResolvers<undefined>();
    await page.route(/\/graphql/, async (route) => {
      await late.promise;
      await route.continue();
    });
    await shop.navigate(slow.category.url);
    await expect(shop.main.getByRole('status').filter({ hasText: shop.texts.translate('shared-ui', 'loading') })).toBeAttached();
    await expect(shop.header).toBeVisible();
    late.resolve(undefined);
    await shop.expectHeading(slow.category.name);
    await page.unroute(/\/graphql/);
  });

  await test.step('no answer', async () => {
    complaints.expect(/Failed to load resource/, /503/);
    await page.route(/\/graphql/, (route) => route.abort('connectionrefused'));
    await shop.navigate(refused.category.url);
    // five more tries with growing pauses come first, about ten seconds in all.
    await expect(shop.heading).toHaveText(shop.texts.translate('host-shell/views', 'connection.online'), { timeout: 20_000 });
    await page.unroute(/\/graphql/);
    await shop.main.getByRole('button', { name: shop.texts.translate('host-shell/views', 'connection.retry') }).click();
    await shop.expectHeading(refused.category.name);
  });
});
