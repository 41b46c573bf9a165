import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import { layoutShift } from '../lib/layout-shift.ts';
import { expect, test } from '../lib/test.ts';

const titles = { pl: 'Szybki dostęp do Amperio', ua: 'Швидкий доступ до Amperio' } as const;

const bannerOf = (page: Page, language: keyof typeof titles = 'pl') => page.getByRole('region', { name: titles[language] });

/** Fires Chromium's install event; accepting it sets `data-prompted` on the document. */
const offer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, { prompt: async () => document.documentElement.setAttribute('data-prompted', '') });
    window.dispatchEvent(event);
  });

/** Waits until the banner has slid in: until then it is below the menu, which a pointer there would open. */
const standing = async (page: Page, language: keyof typeof titles = 'pl'): Promise<Locator> => {
  const banner = bannerOf(page, language);
  await expect(banner).toBeVisible();
  await expect.poll(() => banner.evaluate((element) => element.getAnimations().length)).toBe(0);
  return banner;
};

/** The visitor's first interaction, after which deferred code loads. */
const act = (page: Page): Promise<void> => page.mouse.move(40, 40);

test('[S-19] the install offer is shown below the header, over the page, without a layout shift', async ({ page, shop }) => {
  await shop.useScreen('phone');
  await shop.open('/customer/account/login');
  await act(page);
  const heading = await shop.heading.boundingBox();
  await offer(page);
  const banner = await standing(page);
  await expect(banner).toContainText('Dodaj skrót do ekranu głównego');
  expect(await shop.heading.boundingBox()).toEqual(heading);
  expect(await layoutShift(page)).toEqual({ total: 0, moved: [] });
  await expectAccessible(page, 'the page with the install banner');
  await banner.getByRole('button', { name: 'Dodaj' }).click();
  await expect(banner).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-prompted'))).toBe(true);
});

test.describe('in Ukrainian', () => {
  test.use({ language: 'ua' });

  test('[S-19] [S-20] [T-04] an install event before the banner’s code has loaded is kept; an offer that the visitor closes is not shown again', async ({
    page,
    shop,
  }) => {
    await shop.useScreen('desktop');
    await page.goto('/customer/account/login', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await offer(page);
    await shop.interactive();
    const heading = await shop.heading.boundingBox();
    await act(page);
    const banner = await standing(page, 'ua');
    expect(await shop.heading.boundingBox()).toEqual(heading);
    expect(await layoutShift(page)).toEqual({ total: 0, moved: [] });
    await banner.getByRole('button', { name: 'Закрити' }).click();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('user_close_banner'))).toBe('true');
    await page.reload();
    await shop.interactive();
    await act(page);
    await offer(page);
    // The newsletter form is hydrated by the same code, after the offer.
    await shop.footer.getByRole('textbox').focus();
    await expect.poll(() => shop.footer.locator('form').evaluate((form) => (form as HTMLFormElement).noValidate)).toBe(true); // it is a form
    await expect(bannerOf(page, 'ua')).toHaveCount(0);
  });
});
