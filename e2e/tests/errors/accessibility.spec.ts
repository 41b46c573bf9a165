import { expectAccessible } from '../../lib/axe.ts';
import { expect, test } from '../../lib/gated-shop.ts';
import { outsideViewport, horizontalOverflow, ZOOMED } from '../../lib/reading.ts';

const VIEWS = 'host-shell/views';

test('[J-96] error screens: axe finds nothing, the keyboard reaches their buttons, nothing is cut off at 400 %', async ({
  page,
  shop,
  texts,
  gate,
  context,
  complaints,
}) => {
  complaints.expect(/503/, /WebSocket/, /ERR_INTERNET_DISCONNECTED/);
  gate.goDown();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const alive = page.waitForRequest('**/check-version');
  await page.goto('/');
  await alive;
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(texts.translate(VIEWS, 'connection.online'));
  await expectAccessible(page, 'no connection to the server');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: texts.translate(VIEWS, 'connection.retry') })).toBeFocused();

  await context.setOffline(true);
  await expect(shop.heading).toHaveText(texts.translate(VIEWS, 'connection.offline'));
  await expectAccessible(page, 'no connection');
  await page.setViewportSize(ZOOMED);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await outsideViewport(page.locator('body'))).toEqual([]);
  await context.setOffline(false);

  await expect(shop.heading).toHaveText(texts.translate(VIEWS, 'connection.online'));
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(shop.heading).toHaveText(texts.translate(VIEWS, 'maintenance.title'), { timeout: 1_000 });
  }).toPass();
  await expectAccessible(page, 'maintenance');
  expect(await horizontalOverflow(page)).toBe(0);
  await page.close(); // before its host stops
});
