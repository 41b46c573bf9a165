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

test('[S-45] [J-78] the page registers its service worker after everything else has loaded, and the worker has a security policy of its own', async ({
  page,
  shop,
  request,
}) => {
  await shop.open('/');
  await workerIsActive(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(new URL('/sw.js', page.url()).href);
  // A navigation entry.
  const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON() as { readonly loadEventEnd: number });
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })));
  const code = asked.find(({ name }) => /\/offline\.[0-9a-f]+\.js$/.test(name));
  expect(code?.startTime).toBeGreaterThan(loaded.loadEventEnd + 3_000);

  const answer = await request.get('/sw.js');
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': expect.stringContaining("default-src 'none'; connect-src 'self'"),
  });
});

test('[J-78] [R-07] visited pages work offline: after a reload, and pages that were reached by client-side navigation', async ({
  page,
  shop,
  context,
  catalogue,
  complaints,
}) => {
  complaints.expect(...lostConnection);
  const category = await catalogue.category();
  const [product] = await catalogue.buyable(1);
  if (product === undefined) throw new Error('nothing can be bought');
  await shop.open(category.url);
  await pageIsKept(page);
  await shop.navigate(product.url);
  await expect(shop.heading).toContainText(product.name);
  await pageIsKept(page);
  await goOffline(page, context);

  await page.reload();
  await shop.interactive();
  await expect(shop.heading).toContainText(product.name);
  await expect(page.getByText(shop.texts.translate('host-shell', 'online.offline'))).toBeVisible();

  // This document has no data for the listing: the cached copy has.
  await shop.navigate(category.url);
  await shop.expectHeading(category.name);
  await shop.interactive();
  await expect(shop.tiles.first()).toBeVisible();
});

test('[J-78] instead of a page that was never visited the offline page is shown, and the page loads when the connection is back', async ({
  page,
  shop,
  context,
  catalogue,
  complaints,
}) => {
  complaints.expect(...lostConnection);
  const category = await catalogue.category();
  await shop.useScreen('phone');
  await shop.open('/');
  await pageIsKept(page);
  await goOffline(page, context);
  await page.goto(category.url);
  await expect(offlineHeading(page)).toBeVisible();
  expect(page.url()).toContain(category.url);
  await expectAccessible(page, 'the page for a lost connection');
  await goOnline(page, context);
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click();
  await shop.expectHeading(category.name);
});

test.describe('in Ukrainian', () => {
  test.use({ language: 'ua' });

  test('[J-78] copies in another language are not shown, and the offline page is in Ukrainian', async ({
    page,
    shop,
    context,
    complaints,
    shopUrl,
  }) => {
    complaints.expect(...lostConnection);
    await shop.open('/blog');
    await pageIsKept(page, 'ua');
    await context.clearCookies({ name: TRANSLATION_COOKIE });
    await page.goto('/');
    await pageIsKept(page, 'pl');
    // A Polish visitor now: the copy of the blog is in Ukrainian.
    await goOffline(page, context);
    await page.goto('/blog');
    await expect(offlineHeading(page)).toBeVisible();
    await goOnline(page, context);
    await context.addCookies([{ name: TRANSLATION_COOKIE, value: formatTranslationCookie('ua') ?? '', url: shopUrl }]);
    await page.goto('/producenci.html');
    await pageIsKept(page, 'ua');
    await goOffline(page, context);
    await page.goto('/kontakt');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Немає з’єднання з інтернетом');
  });
});

test('[J-79] private data is in no cache: cart, checkout, account, searches with tokens, API answers', async ({
  page,
  shop,
  catalogue,
}) => {
  const [product] = await catalogue.buyable(1);
  await shop.buyFrom(product?.url ?? '');
  await shop.expectCartCount(1);
  await pageIsKept(page);
  for (const address of ['/checkout/cart', '/checkout', '/customer/account/login', '/kontakt?token=tajny', '/search.html?query=pralka']) {
    await page.goto(address);
    await shop.waitForHeader();
  }
  await pageIsKept(page);
  const kept = await keptAddresses(page);
  const documents = kept['amperio-documents-pl'] ?? [];
  expect(documents).toEqual(expect.arrayContaining(['/checkout/cart', '/search.html?query=pralka']));
  expect(documents.filter((path) => /^\/(checkout(?!\/cart$)|customer)|token/.test(path))).toEqual([]);
  const others = Object.entries(kept).filter(([name]) => !name.startsWith('amperio-documents-'));
  for (const [, addresses] of others)
    for (const address of addresses) expect(address).toMatch(/^\/(assets|releases|media|page-data|page-styles|page-offline)\//);
  // The copy of the cart page contains the frame only.
  const frame = await page.evaluate(async () => (await caches.match('/checkout/cart', { ignoreVary: true }))?.text());
  expect(frame).not.toContain(product?.name ?? '');
});
