import { expect, test } from '../lib/test.ts';

test('[J-08] on a phone a page whose stylesheets load late shows its first screen at once and the rest with them', async ({
  page,
  shop,
}) => {
  await shop.useScreen('phone');
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/page-styles/**', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(shop.header).toBeVisible();
  await expect(shop.main.getByRole('heading').first()).toBeVisible();
  await expect(shop.footer.getByRole('link').first()).toBeHidden();
  release();
  await expect(shop.footer.getByRole('link').first()).toBeVisible();
});

test('[J-08] on a phone a page whose stylesheets fail to load shows all of its content and hydrates', async ({
  page,
  shop,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  await shop.useScreen('phone');
  await page.route('**/page-styles/**', (route) => route.abort());
  await shop.open('/');
  await expect(shop.footer.getByRole('link').first()).toBeVisible();
});

test('[J-08] on a phone a link to a part below the first screen leads there, though that part is shown later', async ({
  page,
  shop,
  catalogue,
}) => {
  await shop.useScreen('phone');
  const [product] = await catalogue.buyable(1);
  await shop.open(`${product?.url ?? ''}#dane-techniczne`);
  await expect(page.locator('#dane-techniczne')).toBeInViewport();
});
