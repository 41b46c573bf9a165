import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import { expectedComplaints } from '../lib/faults/browser-faults.ts';
import { layoutWidth } from '../lib/layout-width.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

test.use({ hasDecided: false });

const bannerOf = ({ page }: { readonly page: Page }) => page.getByRole('region', { name: 'Dostosowujemy się do Ciebie' });
const settingsOf = ({ page }: { readonly page: Page }) => page.getByRole('dialog', { name: 'Ustawienia ciasteczek' });

const storedCategories = (page: Page): Promise<unknown> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('user_cookies_accept') ?? '{}') as { categories?: unknown }).categories); // the page's own value

const openWithBanner = async (shop: Shop, page: Page, path = '/') => {
  await shop.open(path);
  const banner = bannerOf({ page });
  await expect(banner).toBeVisible();
  return banner;
};

const everything = { necessary: true, functional: true, analytics: true, marketing: true };
const nothing = { necessary: true, functional: false, analytics: false, marketing: false };

for (const [row, button, categories] of [
  ['G-03', 'Zaakceptuj wszystkie', everything],
  ['G-04', 'Odrzuć wszystkie', nothing],
] as const) {
  test(`[G-02] [${row}] [G-11] [T-05] "${button}" is stored, and the banner is not shown again`, async ({ page, shop }) => {
    const banner = await openWithBanner(shop, page);
    await banner.getByRole('button', { name: button }).click();
    await expect(banner).toBeHidden();
    expect(await storedCategories(page)).toEqual(categories);
    await page.reload();
    await shop.interactive();
    // The consent code has run once it has reported the state to tag managers; only then could it show the banner.
    await expect.poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []))).toContain('update');
    await expect(bannerOf({ page })).toHaveCount(0);
  });
}

test('[G-06] [G-07] [G-08] [G-09] purposes are chosen individually; the necessary one has no switch', async ({ page, shop }) => {
  const banner = await openWithBanner(shop, page);
  await banner.getByRole('button', { name: 'Ustaw cele' }).click();
  const settings = settingsOf({ page });
  await expect(settings).toBeVisible();
  await expect(settings.getByText('Zawsze aktywne')).toBeVisible();
  await expect(settings.getByRole('switch')).toHaveCount(3);
  await expect(settings.getByRole('switch', { name: 'Niezbędne' })).toHaveCount(0);
  for (const name of ['Funkcjonalne', 'Analityczne', 'Marketingowe'])
    await expect(settings.getByRole('switch', { name })).not.toBeChecked();
  await settings.getByText('Analityczne', { exact: true }).click();
  await expect(settings.getByText(/zbiorczych statystykach/)).toBeVisible();
  await settings.getByRole('switch', { name: 'Analityczne' }).check();
  await settings.getByRole('button', { name: 'Zaakceptuj wybrane' }).click();
  await expect(settings).toBeHidden();
  await expect(banner).toBeHidden();
  expect(await storedCategories(page)).toEqual({ ...nothing, analytics: true });
});

test('closing the settings without a decision leaves the banner open', async ({ page, shop }) => {
  const banner = await openWithBanner(shop, page);
  await banner.getByRole('button', { name: 'Ustaw cele' }).click();
  await expect(settingsOf({ page })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settingsOf({ page })).toBeHidden();
  await expect(banner).toBeVisible();
  expect(await storedCategories(page)).toBeUndefined();
});

test('a decision is changed with the link at the end of each page; withdrawn purposes end with a new document', async ({ page, shop }) => {
  await (await openWithBanner(shop, page)).getByRole('button', { name: 'Zaakceptuj wszystkie' }).click();
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'first'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ustawienia plików cookie' }).click();
  const settings = settingsOf({ page });
  await expect(settings.getByRole('switch', { name: 'Marketingowe' })).toBeChecked();
  await expect(settings.getByText(/Ostatnia zmiana: \d+ \p{L}+ \d{4}/u)).toBeVisible();
  await settings.getByRole('switch', { name: 'Marketingowe' }).uncheck();
  await settings.getByRole('button', { name: 'Zaakceptuj wybrane' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['mark'])).toBeUndefined();
  expect(await storedCategories(page)).toEqual({ ...everything, marketing: false });
});

test('an address that names the settings opens them, and so does the link in a new tab', async ({ page, shop, context }) => {
  await shop.open('/pliki-cookies.html#ustawienia-cookies');
  await settingsOf({ page }).getByRole('button', { name: 'Zaakceptuj wybrane' }).click();
  await expect(settingsOf({ page })).toBeHidden();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Ustawienia plików cookie' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(settingsOf({ page: await opened })).toBeVisible();
  await expect(settingsOf({ page })).toBeHidden();
});

test('a link to the settings whose code cannot be loaded leads to the page about cookies', async ({ page, shop, complaints }) => {
  complaints.expect(...expectedComplaints);
  await page.route(/\/background\.[^/]+\.js$/, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'not here' }));
  await shop.open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ustawienia plików cookie' }).click();
  await expect(shop.main.getByRole('heading', { name: 'Pliki cookies', level: 1 })).toBeVisible();
});

test('[∅32] in the app, which has its own consent dialog, no page shows the banner', async ({ page, shop, catalogue }) => {
  const settled = () => expect.poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []))).toContain('default');
  await shop.open('/?env=app');
  await settled();
  await shop.open((await catalogue.category()).url);
  await settled();
  await expect(bannerOf({ page })).toHaveCount(0);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[G-10] [G-05] [N-20] the settings are at most 700 px wide', async ({ page, shop }) => {
    await (await openWithBanner(shop, page)).getByRole('button', { name: 'Ustaw cele' }).click();
    const settings = settingsOf({ page });
    await expect(settings).toBeVisible();
    expect(await layoutWidth(settings)).toBeLessThanOrEqual(700);
  });
});

for (const path of ['/polityka-prywatnosci.html', '/zaufani-partnerzy.html', '/pliki-cookies.html']) {
  test(`[G-14] ${path}?source=cookies is dimmed around the header, which can be used`, async ({ page, shop }) => {
    const banner = await openWithBanner(shop, page, `${path}?source=cookies`);
    const dims = (selector: string) =>
      page.evaluate((query) => {
        const place = document.querySelector(query)?.getBoundingClientRect();
        if (!place) throw new Error(`there is no ${query}`);
        const at = document.elementFromPoint(place.left + place.width / 2, Math.min(place.top + 20, innerHeight / 3));
        return at?.closest(query) === null;
      }, selector);
    expect(await dims('main')).toBe(true);
    expect(await dims('header')).toBe(false);
    await banner.getByRole('button', { name: 'Odrzuć wszystkie' }).click();
    await expect.poll(() => dims('main')).toBe(false);
  });
}

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test(`axe finds nothing in the banner and the settings (${name})`, async ({ page, shop }) => {
      const banner = await openWithBanner(shop, page);
      await expectAccessible(page, 'the banner');
      await banner.getByRole('button', { name: 'Ustaw cele' }).click();
      await expect(settingsOf({ page })).toBeVisible();
      await expectAccessible(page, 'the settings');
    });
  });
}

test('the decision reaches tag managers (Consent Mode v2) and the log of the shop', async ({ page, shop }) => {
  const banner = await openWithBanner(shop, page);
  const logged = page.waitForRequest(/\/rest\/V1\/consents\//);
  await banner.getByRole('button', { name: 'Zaakceptuj wszystkie' }).click();
  const request = await logged;
  const signals = await page.evaluate(() =>
    // The page's own list.
    (Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[]).map((entry) => Array.from(entry)).filter(([first]) => first === 'consent'),
  ); // the page's own list
  expect(signals).toEqual([
    ['consent', 'default', expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' })],
    ['consent', 'update', expect.objectContaining({ ad_storage: 'granted', analytics_storage: 'granted' })],
  ]);
  const log = await page.request.get(request.url());
  expect(await log.json()).toMatchObject([{ analytics: true, functional: true, marketing: true, language: 'pl', store_code: 'amperio' }]);
});

test.describe('in Ukrainian', () => {
  test.use({ language: 'ua' });

  test('[I-01] the visitor is asked in Ukrainian', async ({ page, shop }) => {
    await shop.open('/');
    await expect(page.getByRole('region', { name: 'Підлаштовуємося під вас' })).toBeVisible();
  });
});
