import { withPictures } from '../../lib/browser-start.ts';
import { mainPages } from '../../lib/main-pages.ts';
import { outsideViewport, horizontalOverflow, ZOOMED } from '../../lib/reading.ts';
import { bringCart } from '../../lib/ready-cart.ts';
import { expect, test } from '../../lib/test.ts';

test.use(withPictures);

test.use({ viewport: ZOOMED });

const groups = [mainPages.slice(0, 5), mainPages.slice(5, 9), mainPages.slice(9)];
for (const group of groups)
  test(`[J-96] at 400 % there is no horizontal overflow: ${group.map(([name]) => name).join(', ')}`, async ({
    page,
    shop,
    catalogue,
    complaints,
  }) => {
    for (const [name, address, status] of group) {
      if (status) complaints.expect(status);
      await test.step(name, async () => {
        await page.goto(await address(catalogue));
        await shop.waitForHeader();
        expect(await horizontalOverflow(page), name).toBe(0);
        expect(await outsideViewport(page.locator('body')), name).toEqual([]);
      });
    }
  });

test('[J-96] at 400 % the cart and the steps of the checkout', async ({ page, shop, catalogue }) => {
  const { sku } = await catalogue.orderableAt(20);
  await bringCart(page, { skus: [sku], payment: 'banktransfer' });
  for (const address of ['/checkout/cart', '/checkout/payment', '/checkout/address']) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(shop.heading).toBeVisible();
      await expect(shop.main.getByRole('button').or(shop.main.getByRole('link')).first()).toBeVisible();
      expect(await horizontalOverflow(page), address).toBe(0);
      expect(await outsideViewport(page.locator('body')), address).toEqual([]);
    });
  }
});

test.describe('layers', () => {
  test.use({ hasDecided: false });

  test('[J-96] at 400 % the banner, its settings, menu, search and filters can be read and left', async ({
    page,
    shop,
    catalogue,
    texts,
  }) => {
    await shop.open((await catalogue.category()).url);
    const banner = page.getByRole('region', { name: 'Dostosowujemy się do Ciebie' });
    await expect(banner).toBeVisible();
    expect(await outsideViewport(banner)).toEqual([]);
    await banner.getByRole('button', { name: 'Ustaw cele' }).click();
    const settings = page.getByRole('dialog', { name: 'Ustawienia ciasteczek' });
    const refuse = settings.getByRole('button', { name: /Zaakceptuj wybrane/ });
    await refuse.scrollIntoViewIfNeeded();
    await expect(refuse).toBeInViewport();
    expect(await outsideViewport(settings)).toEqual([]);
    await refuse.click();
    await expect(banner).toBeHidden();

    await shop.menuButton.click();
    const menu = shop.drawer('Menu');
    await expect(menu).toBeVisible();
    expect(await outsideViewport(menu)).toEqual([]);
    await page.keyboard.press('Escape');
    await shop.tool('header.search').click();
    const search = shop.drawer('Wyszukiwanie');
    await expect(search).toBeVisible();
    expect(await outsideViewport(search)).toEqual([]);
    await page.keyboard.press('Escape');
    const filters = texts.translate('mfe-catalog', 'listing.filters');
    await shop.main.getByRole('button', { name: new RegExp(`^${filters}`) }).click();
    const sheet = shop.drawer(filters);
    await expect(sheet).toBeVisible();
    expect(await outsideViewport(sheet)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
  });
});
