import type { Locator } from '@playwright/test';
import { layoutWidth } from '../lib/layout-width.ts';
import { expect, test } from '../lib/test.ts';

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

test('[S-16] [S-37] [D-06] [D-08] the cart drawer: opened by the cart, with an analytics event, at most 360 px wide, with help; closed by its button, Esc and a press beside it', async ({
  page,
  shop,
  texts,
}) => {
  await shop.useScreen('desktop');
  await shop.open('/');
  const cart = shop.tool('header.cart');
  await cart.click();
  await expect(shop.cartDrawer).toBeVisible();
  expect(await layoutWidth(shop.cartDrawer)).toBeLessThanOrEqual(360);
  const events = await page.evaluate(
    () => (Reflect.get(window, 'dataLayer') as { event?: string }[] | undefined)?.map(({ event }) => event) ?? [], // the page's own list
  );
  expect(events).toContain('cartDrawerOpened');
  await shop.cartDrawer.getByRole('button', { name: texts.translate('shared-ui', 'info') }).click();
  await expect(shop.cartDrawer.getByText(texts.translate('host-shell', 'drawer.cartHelp'))).toBeVisible();
  await shop.cartDrawer.getByRole('button', { name: texts.translate('shared-ui', 'close') }).click();
  await expect(shop.cartDrawer).toBeHidden();
  await expect(page).toHaveURL('/');

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

test('[S-13] [S-27] [N-20] [C-21] the cart drawer shows what was put into the cart; the toast beside it is 290 px wide and covers nothing that can be pressed', async ({
  page,
  shop,
  texts,
  catalogue,
}) => {
  await shop.useScreen('desktop');
  const [product] = await catalogue.buyable(1);
  if (product === undefined) throw new Error('nothing to buy');
  await shop.open(product.url);
  await shop.buyButton.click();
  const added = texts.translate('mfe-cart-checkout/service', 'cart.added');
  const toast = page.getByRole('status').filter({ hasText: added });
  await expect(toast).toBeVisible();
  await shop.expectCartCount(1);
  await shop.tool('header.cart').click();
  const action = shop.cartDrawer.getByRole('link', { name: texts.translate('mfe-cart-checkout', 'drawer.open') });
  await expect(shop.cartDrawer).toBeVisible();
  // It stays as long as it is pointed at.
  await toast.hover();
  await expect(action).toBeVisible();
  await expect(shop.cartDrawer.getByRole('link', { name: product.name }).first()).toBeVisible();
  for (const width of [1920, 1440, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    await toast.hover();
    await expect(shop.cartDrawer.getByText(added), `${width} px`).toBeVisible();
    expect(await layoutWidth(toast), `${width} px`).toBe(290);
    await expect.poll(() => covered(shop.cartDrawer), `${width} px`).toEqual([]);
  }
  await action.click({ timeout: 2_000 });
  await expect(page).toHaveURL('/checkout/cart');
  await expect(shop.cartDrawer).toBeHidden();
  await expect(shop.main.getByRole('link', { name: product.name }).first()).toBeVisible();
});

test.describe('drawers of a phone', () => {
  test.beforeEach(({ shop }) => shop.useScreen('phone'));

  test('[S-14] [S-27] [D-01] [D-03] the menu drawer is called Menu and holds the focus; no toast covers it; it leads down a level and back', async ({
    page,
    shop,
    catalogue,
    texts,
  }) => {
    const [product] = await catalogue.buyable(1);
    await shop.open(product?.url ?? '');
    await shop.buyButton.click();
    const added = texts.translate('mfe-cart-checkout/service', 'cart.added');
    const toast = page.getByRole('status').filter({ hasText: added });
    await expect(toast).toBeVisible();
    await shop.menuButton.click();
    const menu = shop.drawer('Menu');
    await expect(menu).toBeVisible();
    // It stays as long as it is pointed at.
    await toast.hover();
    for (const width of [360, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await toast.hover();
      await expect(menu.getByText(added), `${width} px`).toBeVisible();
      await expect.poll(() => covered(menu), `${width} px`).toEqual([]);
    }
    await shop.useScreen('phone');

    await test.step('nothing behind it can be focused', async () => {
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
        ).toBe(true);
      }
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });

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

  test('[D-04] [D-09] [S-14] the search drawer shows the results and closes; when the menu drawer fails to load its links are below the bar until they are closed or followed', async ({
    page,
    shop,
    catalogue,
    texts,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource/, /Loading (?:CSS )?chunk/);
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

    await page.goto('/customer/account/login');
    await shop.interactive();
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
});
