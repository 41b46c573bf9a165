import type { Page } from '@playwright/test';
import { expectAccessible } from '../../lib/axe.ts';
import { developerHost, expect, test } from '../../lib/own-shop.ts';

test.describe.configure({ mode: 'default' });
test.use({ hostEnv: developerHost });

const LOGIN = '/customer/account/login';

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

test('[J-51] the boundary overlay shows which release drew what, on phone and desktop, shifts nothing, receives no clicks and is updated; without overrides there is none', async ({
  page,
  shop,
  shopUrl,
}) => {
  await shop.useScreen('phone');
  await shop.open(`${LOGIN}?mfe.overlay=1`);
  await expect(labelOf(page, 'mfe-account')).toBeVisible();
  for (const screen of ['phone', 'desktop'] as const) {
    await test.step(screen, async () => {
      await shop.useScreen(screen);
      await page.keyboard.press('Alt+B');
      await expect(boundaries(page)).toHaveCount(0);
      const before = await places(page);
      await page.keyboard.press('Alt+B');
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
    });
  }

  await test.step('an open drawer, and another page', async () => {
    await shop.tool('header.cart').click();
    await expect(shop.cartDrawer).toBeVisible();
    await expect(labelOf(page, 'mfe-cart-checkout')).toBeVisible();
    await page.keyboard.press('Escape');
    await shop.navigate('/');
    await expect(labelOf(page, 'mfe-content')).toBeVisible();
    await expect(labelOf(page, 'mfe-account')).toHaveCount(0);
  });

  await test.step('a host without overrides', async () => {
    await page.goto(`${shopUrl}${LOGIN}?mfe.overlay=1`);
    await shop.interactive();
    await page.keyboard.press('Alt+B');
    await expect(boundaries(page)).toHaveCount(0);
  });
});

test('[J-50] the status page is accessible on phone and desktop, dark and light, and not public', async ({ page, shop, shopUrl }) => {
  await page.goto('/__federation');
  await expect(page.getByRole('heading', { level: 1, name: 'Federation status' })).toBeVisible();
  for (const name of ['host-shell', 'mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content'])
    await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  for (const [screen, colorScheme] of [
    ['phone', 'dark'],
    ['desktop', 'light'],
  ] as const) {
    await shop.useScreen(screen);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `the status page (${screen}, ${colorScheme})`);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBe(widths[1]);
  }
  expect((await fetch(`${shopUrl}/__federation`)).status).toBe(404);
  expect((await fetch(`${shopUrl}/metrics`)).status).toBe(404);
});

test('[E-20] [J-49] a page sends its report, which the metrics count by remote and release, and its errors to the error logger with the release that caused them', async ({
  page,
  own,
  shop,
  complaints,
}) => {
  complaints.expect(/a broken part/);
  const numbers = async (): Promise<string> => (await fetch(`${own.host.url}/metrics`)).text();
  /** The number behind the first line of the metrics that matches. */
  const count = async (line: RegExp): Promise<number> => Number(new RegExp(`${line.source} (\\d+)`).exec(await numbers())?.[1] ?? 0);
  const loads = /amperio_browser_remote_load_seconds_count\{remote="mfe-account",release="\d[^"]+"\}/;
  const paints = /amperio_web_vital_seconds_count\{vital="FCP",kind="login",remote="mfe-account",release="\d[^"]+"\}/;
  const before = { loads: await count(loads), paints: await count(paints) };
  await shop.useScreen('desktop');
  const report = page.waitForRequest('**/__federation/page-report', { timeout: 20_000 });
  await shop.open(LOGIN);
  const sent = page.waitForRequest('**/temp-react-logger', { timeout: 20_000 });
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('a broken part');
      }),
  );
  await report;
  await expect.poll(() => count(loads), { message: 'loads of the remote' }).toBeGreaterThan(before.loads);
  await expect.poll(() => count(paints), { message: 'paints of the page' }).toBeGreaterThan(before.paints);
  expect(await count(/amperio_requests_total\{kind="page",status="200"\}/)).toBeGreaterThan(0);
  const request = await sent;
  expect((await request.response())?.status()).toBe(204);
  expect(request.postDataJSON()).toMatchObject({
    errors: [{ message: 'Error: a broken part', release: expect.stringMatching(/^host-shell@\d/) }],
  });
});
