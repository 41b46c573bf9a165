import type { Page } from '@playwright/test';
import { TRANSLATION_COOKIE, formatTranslationCookie } from 'shared-contracts';
import { expectAccessible } from '../lib/axe.ts';
import { withPictures } from '../lib/browser-start.ts';
import { goOffline, goOnline, lostConnection } from '../lib/connection.ts';
import { keptAddresses, pageIsKept, workerIsActive } from '../lib/kept-pages.ts';
import { expect, test } from '../lib/test.ts';

test.use({ ...withPictures, serviceWorkers: 'allow' });

/** The heading of the service worker's offline page. */
const offlineHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Brak połączenia z internetem' });

test('[S-45] [J-78] [R-07] [J-83] the worker begins after everything else; with it the shop can be installed, and visited pages work offline', async ({
  page,
  shop,
  request,
  context,
  catalogue,
  complaints,
}) => {
  complaints.expect(...lostConnection);
  const category = await catalogue.category();
  const [product] = await catalogue.buyable(1);
  if (product === undefined) throw new Error('nothing can be bought');
  await shop.useScreen('phone');
  await shop.open(category.url);

  await test.step('the page registers its worker after everything else has loaded; the worker has a security policy of its own', async () => {
    await workerIsActive(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(new URL('/sw.js', page.url()).href);
    // A navigation entry.
    const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON() as { readonly loadEventEnd: number });
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })));
    const code = asked.find(({ name }) => name.endsWith('/offline.js'));
    expect(code?.startTime).toBeGreaterThan(loaded.loadEventEnd + 3_000);

    const answer = await request.get('/sw.js');
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-security-policy': expect.stringContaining("default-src 'none'; connect-src 'self'"),
    });
  });

  await test.step('the browser reports no error that prevents installing the shop, whose shortcuts lead to pages', async () => {
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest-pl.webmanifest');
    const session = await context.newCDPSession(page);
    const { url, errors, data } = await session.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe('/manifest-pl.webmanifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Amperio', display: 'standalone', start_url: '/' });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // Test browsers are incognito, where apps cannot be installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    const manifest = (await (await request.get('/manifest-uk.webmanifest')).json()) as {
      readonly shortcuts: readonly { readonly url: string }[];
    }; // the shop's own manifest
    expect(manifest.shortcuts).toHaveLength(2);
    for (const shortcut of manifest.shortcuts) expect((await request.get(shortcut.url)).status(), shortcut.url).toBe(200);
  });

  await test.step('a page that was reached without a document can be read again offline', async () => {
    await pageIsKept(page);
    await shop.navigate(product.url);
    await expect(shop.heading).toContainText(product.name);
    await pageIsKept(page);
    await goOffline(page, context);
    await page.reload();
    await shop.interactive();
    await expect(shop.heading).toContainText(product.name);
    await expect(page.getByText(shop.texts.translate('host-shell', 'online.offline'))).toBeVisible();
  });

  await test.step('this document has no data for the listing: the cached copy has', async () => {
    await shop.navigate(category.url);
    await shop.expectHeading(category.name);
    await shop.interactive();
    await expect(shop.tiles.first()).toBeVisible();
  });

  await test.step('instead of a page that was never visited there is the offline page; the page loads when the connection is back', async () => {
    await page.goto('/kontakt');
    await expect(offlineHeading(page)).toBeVisible();
    expect(page.url()).toContain('/kontakt');
    await expectAccessible(page, 'the page for a lost connection');
    await goOnline(page, context);
    await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
    await shop.expectHeading(shop.texts.translate('mfe-content/pages', 'contact.title'));
  });
});

test('[J-79] [J-78] private data is in no cache: cart, checkout, account, addresses with tokens, API answers; copies in another language are not shown', async ({
  page,
  shop,
  catalogue,
  context,
  complaints,
  shopUrl,
}) => {
  const [product] = await catalogue.buyable(1);
  const search = '/search.html?query=pralka';
  await shop.buyFrom(product?.url ?? '');
  await shop.expectCartCount(1);
  await pageIsKept(page);
  for (const address of ['/checkout', '/customer/account/login', '/kontakt?token=tajny']) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
  }
  // These ask for private data; the worker has had the time to keep the others.
  for (const address of ['/checkout/cart', search]) {
    await page.goto(address);
    await shop.waitForHeader();
  }
  await pageIsKept(page);
  const kept = await keptAddresses(page);
  const documents = kept['amperio-documents-pl'] ?? [];
  expect(documents).toEqual(expect.arrayContaining(['/checkout/cart', search]));
  expect(documents.filter((path) => /^\/(checkout(?!\/cart$)|customer)|token/.test(path))).toEqual([]);
  const others = Object.entries(kept).filter(([name]) => !name.startsWith('amperio-documents-'));
  for (const [, addresses] of others)
    for (const address of addresses) expect(address).toMatch(/^\/(assets|releases|media|page-data|page-styles|page-offline)\//);
  // The copy of the cart page contains the frame only.
  const frame = await page.evaluate(async () => (await caches.match('/checkout/cart', { ignoreVary: true }))?.text());
  expect(frame).not.toContain(product?.name ?? '');

  await test.step('a visitor who reads Ukrainian now gets the offline page in Ukrainian, not the Polish copy', async () => {
    complaints.expect(...lostConnection);
    await context.addCookies([{ name: TRANSLATION_COOKIE, value: formatTranslationCookie('ua') ?? '', url: shopUrl }]);
    await page.goto('/producenci.html');
    await pageIsKept(page, 'ua');
    await goOffline(page, context);
    await page.goto(search);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Немає з’єднання з інтернетом');
    await page.goto('/producenci.html');
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await expect(shop.main.getByRole('link').first()).toBeVisible();
  });
});
