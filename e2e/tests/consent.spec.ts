import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import { expectedComplaints } from '../lib/faults/browser-faults.ts';
import { layoutWidth } from '../lib/layout-width.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

test.use({ hasDecided: false });

/** A page with little else than the banner. */
const SHORT_PAGE = '/newsletter.html';

const bannerOf = ({ page }: { readonly page: Page }) => page.getByRole('region', { name: 'Dostosowujemy się do Ciebie' });
const settingsOf = ({ page }: { readonly page: Page }) => page.getByRole('dialog', { name: 'Ustawienia ciasteczek' });
const settingsLinkOf = ({ page }: { readonly page: Page }) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Ustawienia plików cookie' });

const storedCategories = (page: Page): Promise<unknown> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('user_cookies_accept') ?? '{}') as { categories?: unknown }).categories); // the page's own value

const openWithBanner = async (shop: Shop, page: Page, path = SHORT_PAGE) => {
  await shop.open(path);
  const banner = bannerOf({ page });
  await expect(banner).toBeVisible();
  return banner;
};

/** The consent code has run once it has told tag managers of a state; only then could it show the banner. */
const hasTold = (page: Page, state: 'default' | 'update'): Promise<void> =>
  expect.poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []))).toContain(state);

const everything = { necessary: true, functional: true, analytics: true, marketing: true };
const nothing = { necessary: true, functional: false, analytics: false, marketing: false };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[G-06] [G-07] [G-08] [G-09] purposes are chosen individually; the necessary one has no switch', async ({ page, shop }) => {
    const banner = await openWithBanner(shop, page);
    await expectAccessible(page, 'the banner');
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
    await expectAccessible(page, 'the settings');

    await test.step('closing the settings without a decision leaves the banner open', async () => {
      await page.keyboard.press('Escape');
      await expect(settings).toBeHidden();
      await expect(banner).toBeVisible();
      expect(await storedCategories(page)).toBeUndefined();
    });

    await banner.getByRole('button', { name: 'Ustaw cele' }).click();
    await settings.getByRole('switch', { name: 'Analityczne' }).check();
    await settings.getByRole('button', { name: 'Zaakceptuj wybrane' }).click();
    await expect(settings).toBeHidden();
    await expect(banner).toBeHidden();
    expect(await storedCategories(page)).toEqual({ ...nothing, analytics: true });
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[G-02] [G-03] [G-05] [G-10] everything is accepted: stored, told to tag managers (Consent Mode v2) and logged, and changed again with the link at the end of each page', async ({
    page,
    shop,
  }) => {
    const banner = await openWithBanner(shop, page);
    const settings = settingsOf({ page });
    await test.step('the settings are at most 700 px wide', async () => {
      await banner.getByRole('button', { name: 'Ustaw cele' }).click();
      await expect(settings).toBeVisible();
      expect(await layoutWidth(settings)).toBeLessThanOrEqual(700);
      await page.keyboard.press('Escape');
    });
    const logged = page.waitForRequest(/\/rest\/V1\/consents\//);
    await banner.getByRole('button', { name: 'Zaakceptuj wszystkie' }).click();
    await expect(banner).toBeHidden();
    expect(await storedCategories(page)).toEqual(everything);
    const request = await logged;
    const signals = await page.evaluate(() =>
      // The page's own list.
      (Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[]).map((entry) => Array.from(entry)).filter(([first]) => first === 'consent'),
    );
    expect(signals).toEqual([
      ['consent', 'default', expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' })],
      ['consent', 'update', expect.objectContaining({ ad_storage: 'granted', analytics_storage: 'granted' })],
    ]);
    const log = await page.request.get(request.url());
    expect(await log.json()).toMatchObject([{ analytics: true, functional: true, marketing: true, language: 'pl', store_code: 'amperio' }]);

    await test.step('withdrawn purposes end with a new document, which shows no banner', async () => {
      await shop.markDocument();
      await settingsLinkOf({ page }).click();
      await expect(settings.getByRole('switch', { name: 'Marketingowe' })).toBeChecked();
      await expect(settings.getByText(/Ostatnia zmiana: \d+ \p{L}+ \d{4}/u)).toBeVisible();
      await settings.getByRole('switch', { name: 'Marketingowe' }).uncheck();
      await settings.getByRole('button', { name: 'Zaakceptuj wybrane' }).click();
      // Outlives the change of documents.
      await page.waitForFunction(() => Reflect.get(window, 'amperioMarked') === undefined);
      expect(await storedCategories(page)).toEqual({ ...everything, marketing: false });
      await hasTold(page, 'update');
      await expect(banner).toHaveCount(0);
    });
  });
});

test('[G-14] [G-04] [G-11] [T-05] the pages about cookies are dimmed around the header, which can be used, until a stored decision; their settings have an address', async ({
  page,
  shop,
  context,
}) => {
  const dims = (selector: string) =>
    page.evaluate((query) => {
      const place = document.querySelector(query)?.getBoundingClientRect();
      if (!place) throw new Error(`there is no ${query}`);
      const at = document.elementFromPoint(place.left + place.width / 2, Math.min(place.top + 20, innerHeight / 3));
      return at?.closest(query) === null;
    }, selector);
  const banner = bannerOf({ page });
  for (const path of ['/polityka-prywatnosci.html', '/zaufani-partnerzy.html', '/pliki-cookies.html']) {
    await test.step(path, async () => {
      await openWithBanner(shop, page, `${path}?source=cookies`);
      expect(await dims('main'), 'the page is dimmed').toBe(true);
      expect(await dims('header'), 'the header is dimmed').toBe(false);
    });
  }
  await banner.getByRole('button', { name: 'Odrzuć wszystkie' }).click();
  await expect(banner).toBeHidden();
  expect(await storedCategories(page)).toEqual(nothing);
  await expect.poll(() => dims('main')).toBe(false);

  await test.step('an address that names the settings opens them, and so does the link in a new tab', async () => {
    await shop.open('/polityka-prywatnosci.html?source=cookies#ustawienia-cookies');
    await settingsOf({ page }).getByRole('button', { name: 'Zaakceptuj wybrane' }).click();
    await expect(settingsOf({ page })).toBeHidden();
    await hasTold(page, 'update');
    await expect(banner).toHaveCount(0);
    expect(await dims('main')).toBe(false);
    const opened = context.waitForEvent('page');
    await settingsLinkOf({ page }).click({ modifiers: ['ControlOrMeta'] });
    await expect(settingsOf({ page: await opened })).toBeVisible();
    await expect(settingsOf({ page })).toBeHidden();
  });
});

test('a link to the settings whose code cannot be loaded leads to the page about cookies', async ({ page, shop, complaints }) => {
  complaints.expect(...expectedComplaints);
  await page.route(/\/background\.js$/, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'not here' }));
  await shop.open(SHORT_PAGE);
  await settingsLinkOf({ page }).click();
  await expect(shop.main.getByRole('heading', { name: 'Pliki cookies', level: 1 })).toBeVisible();
});

test('[G-11] [∅32] in the app, which has its own consent dialog, no page shows the banner', async ({ page, shop }) => {
  await shop.open(`${SHORT_PAGE}?env=app`);
  await hasTold(page, 'default');
  await expect(bannerOf({ page })).toHaveCount(0);
  await shop.open('/pliki-cookies.html');
  await hasTold(page, 'default');
  await expect(bannerOf({ page })).toHaveCount(0);
});
