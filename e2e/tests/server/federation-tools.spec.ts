import type { Page } from '@playwright/test';
import { expectAccessible } from '../../lib/axe.ts';
import { startHost, type OwnServer } from '../../lib/own-servers.ts';
import { screenNames } from '../../lib/screens.ts';
import { expect, test } from '../../lib/test.ts';

/** A second host with the developer tools enabled. */
let host: OwnServer;
test.beforeEach(async ({ shopUrl }) => {
  host = await startHost({ commerceUrl: shopUrl, env: { OVERRIDES: '1', METRICS: '1' } });
  await host.ready('/healthz');
});
test.afterEach(async ({ page }) => {
  // An open page would report errors when its host stops.
  await page.close();
  await host.stop();
});

const boundaries = (page: Page) => page.getByRole('list', { name: 'Boundaries: which release drew what' });
const labelOf = (page: Page, remote: string) => boundaries(page).getByText(new RegExp(`^${remote}@\\d+\\.\\d+\\.\\d+`));

/** The positions of the page's own elements. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, main, main > *, h1')].map((element) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      return [top, left, width, height];
    }),
  );

for (const screen of screenNames) {
  test(`[J-51] the boundary overlay shows which release drew what, shifts nothing and receives no clicks (${screen})`, async ({
    page,
    shop,
  }) => {
    await shop.useScreen(screen);
    await shop.open(`${host.url}/customer/account/login`);
    await expect(boundaries(page)).toHaveCount(0);
    const before = await places(page);
    await expect(async () => {
      // Its code loads after hydration.
      await page.keyboard.press('Alt+B');
      await expect(boundaries(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(labelOf(page, 'mfe-account')).toBeVisible();
    await expect(labelOf(page, 'host-shell').first()).toBeVisible();
    expect(await places(page)).toEqual(before);
    const label = await labelOf(page, 'mfe-account').boundingBox();
    const under = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('main, header') !== null, {
      x: (label?.x ?? 0) + 5,
      y: (label?.y ?? 0) + 5,
    });
    expect(under).toBe(true);
    await expectAccessible(page, 'the overlay');
    await page.keyboard.press('Alt+B');
    await expect(boundaries(page)).toHaveCount(0);
  });
}

test('[J-51] the overlay is updated: another remote after a navigation, an open drawer', async ({ page, shop }) => {
  await shop.useScreen('desktop');
  await shop.open(`${host.url}/customer/account/login?mfe.overlay=1`);
  await expect(labelOf(page, 'mfe-account')).toBeVisible();
  await shop.tool('header.cart').click();
  await expect(shop.cartDrawer).toBeVisible();
  await expect(labelOf(page, 'mfe-cart-checkout')).toBeVisible();
  await page.keyboard.press('Escape');
  await shop.navigate('/');
  await expect(labelOf(page, 'mfe-content')).toBeVisible();
  await expect(labelOf(page, 'mfe-account')).toHaveCount(0);
});

test('[J-51] where overrides are not allowed there is no overlay', async ({ page, shop }) => {
  await shop.open('/customer/account/login?mfe.overlay=1');
  await page.keyboard.press('Alt+B');
  await shop.waitForHeader();
  await expect(boundaries(page)).toHaveCount(0);
});

for (const [screen, colorScheme] of [
  ['phone', 'dark'],
  ['desktop', 'light'],
] as const) {
  test(`[J-50] the status page is accessible (${screen}, ${colorScheme})`, async ({ page, shop }) => {
    await shop.useScreen(screen);
    await page.emulateMedia({ colorScheme });
    await page.goto(`${host.url}/__federation`);
    await expect(page.getByRole('heading', { level: 1, name: 'Federation status' })).toBeVisible();
    for (const name of ['host-shell', 'mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content'])
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
    await expectAccessible(page, 'the status page');
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBe(widths[1]);
  });
}

test('[J-50] the status page is not public', async ({ shopUrl }) => {
  expect((await fetch(`${shopUrl}/__federation`)).status).toBe(404);
  expect((await fetch(`${shopUrl}/metrics`)).status).toBe(404);
});

test('[J-49] a page sends its report, and the host’s metrics count it by remote and release', async ({ page, shop }) => {
  await shop.useScreen('desktop');
  const report = page.waitForRequest('**/__federation/page-report', { timeout: 20_000 });
  await shop.open(`${host.url}/customer/account/login`);
  await report;
  const numbers = async (): Promise<string> => (await fetch(`${host.url}/metrics`)).text();
  await expect.poll(numbers).toMatch(/amperio_browser_remote_load_seconds_count\{remote="mfe-account",release="\d[^"]+"\} 1/);
  await expect
    .poll(numbers)
    .toMatch(/amperio_web_vital_seconds_count\{vital="FCP",kind="login",remote="mfe-account",release="\d[^"]+"\} 1/);
  expect(await numbers()).toMatch(/amperio_requests_total\{kind="page",status="200"\} [1-9]/);
});

test('[E-20] [J-49] an error in a page is sent to the error logger with the release that caused it', async ({ page, shop, complaints }) => {
  complaints.expect(/a broken part/);
  await shop.open(`${host.url}/customer/account/login`);
  const sent = page.waitForRequest('**/temp-react-logger', { timeout: 20_000 });
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('a broken part');
      }),
  );
  const request = await sent;
  expect((await request.response())?.status()).toBe(204);
  expect(request.postDataJSON()).toMatchObject({
    errors: [{ message: 'Error: a broken part', release: expect.stringMatching(/^host-shell@\d/) }],
  });
});
