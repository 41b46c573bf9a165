import { noteMotion } from '../../lib/reading.ts';
import { expect, test } from '../../lib/test.ts';

test.use({ hasDecided: false });

test('[J-96] a drawer slides in; with reduced motion nothing is animated: pages, banner, drawers, toasts, scrolling to the top', async ({
  page,
  shop,
  catalogue,
}) => {
  const motion = await noteMotion(page);
  await shop.useScreen('phone');
  await shop.open('/');
  await shop.menuButton.click();
  await expect(shop.drawer('Menu')).toBeVisible();
  await expect.poll(async () => Math.max(0, ...Object.values(await motion()))).toBeGreaterThanOrEqual(200);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.useScreen('desktop');
  const [product] = await catalogue.buyable(1);
  await shop.open(product?.url ?? '');
  await page.getByRole('button', { name: 'Odrzuć wszystkie' }).click();
  await shop.buyButton.click();
  await expect(shop.toasts.getByRole('status').first()).toBeVisible();
  await shop.tool('header.cart').click();
  await expect(shop.cartDrawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shop.cartDrawer).toBeHidden();
  await shop.useScreen('phone');
  await shop.menuButton.click();
  await expect(shop.drawer('Menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('button', { name: shop.texts.translate('host-shell', 'footer.top') }).click();
  await expect.poll(() => shop.scrollTop()).toBe(0);
  await shop.navigate('/');
  await expect(shop.header.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await motion()).toEqual({});
});
