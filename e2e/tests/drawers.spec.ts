import type { Locator } from '@playwright/test';
import { layoutWidth } from '../lib/layout-width.ts';
import { expect, test } from '../lib/test.ts';

test.describe('cart drawer', () => {
  test.beforeEach(({ shop }) => shop.useScreen('desktop'));

  test('[S-16] [D-05] [D-08] [N-20] a press on the cart opens it, at most 360 px wide, and sends an analytics event; its button closes it', async ({
    page,
    shop,
  }) => {
    await shop.open('/');
    await shop.tool('header.cart').click();
    await expect(shop.cartDrawer).toBeVisible();
    expect(await layoutWidth(shop.cartDrawer)).toBeLessThanOrEqual(360);
    const events = await page.evaluate(
      () => (Reflect.get(window, 'dataLayer') as { event?: string }[] | undefined)?.map(({ event }) => event) ?? [], // the page's own list
    );
    expect(events).toContain('cartDrawerOpened');
    await shop.cartDrawer.getByRole('button', { name: shop.texts.translate('shared-ui', 'close') }).click();
    await expect(shop.cartDrawer).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('[S-36] [D-06] closes by Esc and by a press beside it, and gives the focus back', async ({ page, shop }) => {
    await shop.open('/');
    const cart = shop.tool('header.cart');
    await cart.click();
    await expect(shop.cartDrawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shop.cartDrawer).toBeHidden();
    await expect(cart).toBeFocused();
    await cart.click();
    await expect(shop.cartDrawer).toBeVisible();
    await page.mouse.click(200, 600);
    await expect(shop.cartDrawer).toBeHidden();
  });

  test('[S-37] its header has a help and a close button, and the help shows a text', async ({ shop }) => {
    await shop.open('/');
    await shop.tool('header.cart').click();
    await shop.cartDrawer.getByRole('button', { name: shop.texts.translate('shared-ui', 'info') }).click();
    await expect(shop.cartDrawer.getByText(shop.texts.translate('host-shell', 'drawer.cartHelp'))).toBeVisible();
  });

  test('[D-07] [C-21] shows what was put into the cart; following a link closes it', async ({ page, shop, catalogue }) => {
    const [product] = await catalogue.buyable(1);
    if (product === undefined) throw new Error('nothing to buy');
    await shop.buyFrom(product.url);
    await shop.expectCartCount(1);
    await shop.tool('header.cart').click();
    await expect(shop.cartDrawer.getByRole('link', { name: product.name }).first()).toBeVisible();
    await shop.cartDrawer.getByRole('link', { name: shop.texts.translate('mfe-cart-checkout', 'drawer.open') }).click();
    await expect(page).toHaveURL('/checkout/cart');
    await expect(shop.cartDrawer).toBeHidden();
    await expect(shop.main.getByRole('link', { name: product.name }).first()).toBeVisible();
  });
});

test.describe('drawers of a phone', () => {
  test.beforeEach(({ shop }) => shop.useScreen('phone'));

  test('[S-14] [D-03] the menu drawer is called Menu, leads down a level and back', async ({ page, shop, catalogue, texts }) => {
    await shop.open('/customer/account/login');
    await shop.menuButton.click();
    const menu = shop.drawer('Menu');
    await expect(menu).toBeVisible();
    const [{ category } = { category: { name: '', url: '' } }] = await catalogue.menu();
    await menu.getByRole('button', { name: category.name, exact: true }).click();
    const section = shop.drawer(category.name);
    await section.getByRole('button', { name: texts.translate('shared-ui', 'back') }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: category.name, exact: true }).click();
    await section.getByRole('link', { name: texts.translate('host-shell', 'menu.all', { category: category.name }) }).click();
    await expect(page).toHaveURL(category.url);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[S-14] when the menu drawer fails to load its links are shown below the bar, until they are closed or followed', async ({
    page,
    shop,
    catalogue,
    texts,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource/, /Loading (?:CSS )?chunk/);
    await shop.open('/customer/account/login');
    await page.route('**/assets/host-shell/**/*.js', (route) => route.abort());
    const list = shop.header.getByRole('navigation', { name: texts.translate('host-shell', 'menu.label') });
    await shop.menuButton.click();
    await expect(list).toBeVisible();
    await shop.menuButton.click();
    await expect(list).toBeHidden();
    await shop.menuButton.click();
    await expect(list).toBeVisible();
    const [{ category } = { category: { name: '', url: '' } }] = await catalogue.menu();
    await list.getByRole('link', { name: category.name, exact: true }).click();
    await shop.expectHeading(category.name);
    await expect(list).toBeHidden();
  });

  test('[D-04] [D-09] the search drawer is called Wyszukiwanie; a search shows the results and closes it', async ({
    page,
    shop,
    texts,
  }) => {
    await shop.open('/customer/account/login');
    await shop.tool('header.search').click();
    const drawer = shop.drawer('Wyszukiwanie');
    const field = drawer.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') });
    await expect(field).toBeFocused();
    await field.fill('pralka');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\.html\?query=pralka/);
    await expect(drawer).toBeHidden();
    const history = await page.evaluate(() => localStorage.getItem('search_history'));
    expect(history).toContain('pralka');
  });

  test('[D-01] while one drawer is open nothing behind it can be pressed or focused', async ({ page, shop }) => {
    await shop.open('/customer/account/login');
    await shop.menuButton.click();
    await expect(shop.drawer('Menu')).toBeVisible();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true);
    }
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
});

test.describe('a toast beside a layer that is open', () => {
  /** Controls of the layer that a toast covers. */
  const covered = (dialog: Locator): Promise<string[]> =>
    dialog.evaluate((layer) => {
      const toasts = [...layer.querySelectorAll('[role=status], [role=alert]')].filter((toast) => toast.closest('section') !== null);
      if (toasts.length === 0) return ['there is no toast'];
      const boxes = toasts.map((toast) => toast.getBoundingClientRect());
      return [...layer.querySelectorAll('a, button, input')]
        .filter((control) => !toasts.some((toast) => toast.contains(control)))
        .filter((control) => {
          const { left, right, top, bottom, width } = control.getBoundingClientRect();
          return width > 0 && boxes.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
        })
        .map((control) => control.textContent.trim() || (control.getAttribute('aria-label') ?? control.tagName));
    });

  for (const width of [1100, 1440, 1920]) {
    test(`[S-27] [N-20] the cart drawer: covers nothing that can be pressed, and is 290 px wide (${width} px)`, async ({
      page,
      shop,
      texts,
      catalogue,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const [product] = await catalogue.buyable(1);
      await shop.buyFrom(product?.url ?? '');
      const toast = page.getByRole('status').filter({ hasText: texts.translate('mfe-cart-checkout/service', 'cart.added') });
      await expect(toast).toBeVisible();
      await shop.tool('header.cart').click();
      const action = shop.cartDrawer.getByRole('link', { name: texts.translate('mfe-cart-checkout', 'drawer.open') });
      await expect(action).toBeVisible();
      await expect(shop.cartDrawer.getByText(texts.translate('mfe-cart-checkout/service', 'cart.added'))).toBeVisible();
      expect(await layoutWidth(toast)).toBe(290);
      await expect.poll(() => covered(shop.cartDrawer)).toEqual([]);
      await action.click({ timeout: 2_000 });
      await expect(page).toHaveURL('/checkout/cart');
    });
  }

  for (const width of [360, 390, 768]) {
    test(`[S-27] the menu drawer: covers nothing that can be pressed (${width} px)`, async ({ page, shop, texts, catalogue }) => {
      await page.setViewportSize({ width, height: 800 });
      const [product] = await catalogue.buyable(1);
      await shop.buyFrom(product?.url ?? '');
      await expect(page.getByText(texts.translate('mfe-cart-checkout/service', 'cart.added'))).toBeVisible();
      await shop.menuButton.click();
      const menu = shop.drawer('Menu');
      await expect(menu.getByText(texts.translate('mfe-cart-checkout/service', 'cart.added'))).toBeVisible();
      await expect.poll(() => covered(menu)).toEqual([]);
    });
  }
});
