import type { Page } from '@playwright/test';
import { expectAccessible } from '../../lib/axe.ts';
import { expect, test } from '../../lib/own-shop.ts';
import type { Shop } from '../../lib/shop.ts';

const REMOTE = 'mfe-content';
const BROKEN = 'broken by a test';

/** Lets the page of the remote be rendered again: its changed release reads this flag. */
const allowRendering = (page: Page): Promise<void> => page.evaluate(() => void Reflect.set(globalThis, 'amperioHealed', true));

/** Presses the retry of the part that failed until the page itself has failed. */
const giveUp = async (shop: Shop): Promise<void> => {
  const screen = shop.page.getByRole('heading', { level: 1, name: shop.texts.translate('host-shell/views', 'renderError.title') });
  const part = shop.main.getByRole('alert').filter({ hasText: shop.texts.translate('host-shell', 'slot.failed') });
  await expect(async () => {
    if (await screen.isVisible()) return;
    await part.getByRole('button').click({ timeout: 1_000 });
    await expect(screen).toBeVisible({ timeout: 200 });
  }).toPass();
};

test('[V-11] [E-14] [E-20] a page that throws in every try becomes the error screen, which can be cleared or reloaded; the log names its release', async ({
  page,
  shop,
  own,
  texts,
  complaints,
}) => {
  complaints.expect(new RegExp(BROKEN), /could not be rendered/, /The above error/, /WebSocket/);
  const release = own.releases.derive(
    REMOTE,
    'throws',
    (code) => code,
    (code) => code.replaceAll('("contact.title")', `(globalThis.amperioHealed?"contact.title":(()=>{throw new TypeError("${BROKEN}")})())`),
  );
  own.promote({ [REMOTE]: release });
  await own.serves({ [REMOTE]: release });
  const logged: { readonly message: string; readonly release?: string }[] = [];
  await page.route('**/temp-react-logger', async (route) => {
    logged.push(...(JSON.parse(route.request().postData() ?? '{}') as { errors: typeof logged }).errors); // A-61, the shop's own
    await route.fulfill({ status: 200, json: {} });
  });
  await page.clock.install();

  await shop.open('/customer/account/login');
  await shop.markDocument();
  await shop.navigate('/kontakt');
  await giveUp(shop);
  expect([texts.translate('host-shell/views', 'renderError.reload'), texts.translate('host-shell/views', 'renderError.clear')]).toEqual([
    'Odśwież',
    'Wyczyść błąd',
  ]);
  await expect(shop.footer).toHaveCount(0); // the page itself has failed
  await expectAccessible(page, 'a page that could not be rendered');
  await allowRendering(page);
  await page.getByRole('button', { name: texts.translate('host-shell/views', 'renderError.clear') }).click();
  await shop.expectHeading(texts.translate('mfe-content/pages', 'contact.title'));
  expect(await shop.isSameDocument()).toBe(true);

  // Logged once for all its occurrences, in a batch sent every ten seconds.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    expect(logged.filter(({ message }) => message.includes(BROKEN))).toHaveLength(1);
  }).toPass();
  expect(logged.map((entry) => entry.release)).toContain(`${REMOTE}@${release}`);

  await page.goto('/customer/account/login');
  await shop.interactive();
  await shop.navigate('/kontakt');
  await giveUp(shop);
  await shop.markDocument();
  await page.getByRole('button', { name: texts.translate('host-shell/views', 'renderError.reload') }).click();
  await expect.poll(() => shop.isSameDocument()).toBe(false);
  await page.close(); // before its host stops
});
