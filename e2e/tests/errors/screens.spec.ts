import type { Page } from '@playwright/test';
import { APP_VERSION, RELOAD_GUARDS } from 'shared-contracts';
import { expectAccessible } from '../../lib/axe.ts';
import { expect, test } from '../../lib/gated-shop.ts';
import { outsideViewport, horizontalOverflow, ZOOMED } from '../../lib/reading.ts';

const VIEWS = 'host-shell/views';

/** Whether an error page has recorded an automatic reload. */
const guarded = (page: Page): Promise<boolean> =>
  page.evaluate((name) => (sessionStorage.getItem(name) ?? '').includes('error-page'), RELOAD_GUARDS.name);

test.beforeEach(({ gate, complaints }) => {
  complaints.expect(/503/, /WebSocket/, /ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_REFUSED/);
  gate.goDown();
});

test('[J-98] [V-08] [V-09] [E-07] without the commerce server the page says so; its button reloads, and it loads by itself when a lost connection is back', async ({
  page,
  shop,
  texts,
  gate,
  context,
  catalogue,
}) => {
  const [first, second] = (await catalogue.menu()).map(({ category }) => category);
  if (first === undefined || second === undefined) throw new Error('the menu has fewer than two entries');
  const asked = page.waitForRequest('**/check-version');
  expect((await page.goto(first.url))?.status()).toBe(503);
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(texts.translate(VIEWS, 'connection.online'));
  await asked; // the page compares its version first; without an answer it stays as it is
  gate.open();
  await page.getByRole('button', { name: texts.translate(VIEWS, 'connection.retry') }).click();
  await shop.expectHeading(first.name);
  expect(await guarded(page)).toBe(false); // the visitor's own retry is not recorded as an automatic reload

  gate.goDown();
  const alive = page.waitForRequest('**/check-version');
  expect((await page.goto(second.url))?.status()).toBe(503);
  await alive;
  await context.setOffline(true);
  await expect(shop.heading).toHaveText(texts.translate(VIEWS, 'connection.offline'));
  gate.open();
  await context.setOffline(false);
  await shop.expectHeading(second.name);
  expect(await guarded(page)).toBe(false);
});

test('[V-05] [V-06] [V-07] [J-96] screens of a lost server, maintenance and a lost connection have their texts; axe finds nothing, the keyboard reaches the button, nothing is cut off at 400 %; another version causes one reload', async ({
  page,
  shop,
  texts,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectZoomed = async (): Promise<void> => {
    const window = page.viewportSize() ?? ZOOMED;
    await page.setViewportSize(ZOOMED);
    await expect.poll(() => horizontalOverflow(page)).toBe(0);
    expect(await outsideViewport(page.locator('body'))).toEqual([]);
    await page.setViewportSize(window);
  };

  await page.route('**/check-version', (route) => route.fulfill({ contentType: 'text/plain', body: `${APP_VERSION}-next` }));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto('/');
  await expect(shop.heading).toHaveText(texts.translate(VIEWS, 'maintenance.title'));
  expect(documents, 'one immediate reload, and only one').toHaveLength(2);
  await expectAccessible(page, 'maintenance');
  await expectZoomed();

  await page.unrouteAll();
  await page.evaluate(() => sessionStorage.clear()); // the reload above is recorded there
  const alive = page.waitForRequest('**/check-version');
  await page.goto('/');
  await alive;
  expect(texts.translate(VIEWS, 'connection.online')).toBe('Nie udało się nawiązać połączenia z serwerem');
  await expect(shop.heading).toHaveText(texts.translate(VIEWS, 'connection.online'));
  await expectAccessible(page, 'no connection to the server');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: texts.translate(VIEWS, 'connection.retry') })).toBeFocused();

  await context.setOffline(true);
  expect(texts.translate(VIEWS, 'connection.offline')).toBe('Brak połączenia z internetem');
  await expect(shop.heading).toHaveText(texts.translate(VIEWS, 'connection.offline'));
  await expectAccessible(page, 'no connection');
  await expectZoomed();
  await page.close(); // before its host stops
});
