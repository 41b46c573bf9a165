import { workerIsActive } from '../lib/kept-pages.ts';
import { expect, test } from '../lib/test.ts';

test.use({ serviceWorkers: 'allow' });

test('[J-83] the browser reports no error that prevents installing the shop', async ({ page, shop, context }) => {
  await shop.open('/');
  await workerIsActive(page);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest-pl.webmanifest');
  const session = await context.newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest-pl.webmanifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Amperio', display: 'standalone', start_url: '/' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Test browsers are incognito, where apps cannot be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('[J-83] the shortcuts of the manifest lead to pages', async ({ page, shop, request }) => {
  const manifest = (await (await request.get('/manifest-uk.webmanifest')).json()) as {
    readonly shortcuts: readonly { readonly url: string }[];
  }; // the shop's own manifest
  expect(manifest.shortcuts).toHaveLength(2);
  for (const { url } of manifest.shortcuts) {
    const answer = await page.goto(url);
    expect(answer?.status()).toBe(200);
    await shop.waitForHeader();
  }
});
