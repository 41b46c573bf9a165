import { expectAccessible } from '../../lib/axe.ts';
import { workerIsActive } from '../../lib/kept-pages.ts';
import { expect, test } from '../../lib/own-shop.ts';

test.use({ serviceWorkers: 'allow' });

test('[J-82] a new version of the service worker waits, is offered outside of the checkout only, and is activated by a button', async ({
  page,
  own,
  shop,
}) => {
  test.setTimeout(90_000);
  await shop.open('/');
  await workerIsActive(page);
  const same = (code: string): string => code;
  const worker = (code: string): string => (code.includes('workbox:core') ? `${code}\n// another version` : code);
  const next = own.releases.derive('host-shell', 'worker', same, worker);
  own.promote({ 'host-shell': next });
  await own.serves({ 'host-shell': next });

  const prompt = page.getByRole('region', { name: 'Nowa wersja sklepu' });
  await shop.open('/checkout/cart');
  const waits = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await expect.poll(waits, { timeout: 20_000 }).toBe('installed');
  await shop.navigate('/kontakt');
  await shop.expectHeading(/./);
  await expect(prompt).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'the page with the prompt for a new version');

  await shop.navigate('/checkout/cart');
  await expect(prompt).toBeHidden();
  await shop.navigate('/');
  await expect(prompt).toBeVisible();
  const anew = page.waitForEvent('load');
  await prompt.getByRole('button', { name: 'Później' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(prompt.getByRole('button', { name: 'Odśwież' })).toBeFocused();
  await page.keyboard.press('Enter');
  await anew;
  await shop.interactive();
  await workerIsActive(page);
  expect(await waits()).toBeUndefined();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.close();
});
