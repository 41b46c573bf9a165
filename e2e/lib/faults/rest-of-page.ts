import type { Catalogue } from '../catalogue.ts';
import type { Shop } from '../shop.ts';
import { expect } from '../test.ts';

/** Opens a section of the desktop menu and closes it. */
const useMenu = async (shop: Shop, catalogue: Catalogue): Promise<void> => {
  const [section] = await catalogue.menu();
  const name = section?.category.name ?? '';
  const menu = shop.header.getByRole('navigation', { name: shop.texts.translate('host-shell', 'menu.label') });
  await menu.getByRole('button', { name, exact: true }).click();
  await expect(menu.getByRole('link', { name: shop.texts.translate('host-shell', 'menu.all', { category: name }) })).toBeVisible();
  await shop.page.keyboard.press('Escape');
};

/** Opens the cart drawer, checks the text of the empty cart, and closes it. */
const useCartDrawer = async (shop: Shop): Promise<void> => {
  await shop.tool('header.cart').click();
  await expect(shop.cartDrawer.getByText(shop.texts.translate('mfe-cart-checkout', 'empty.title'))).toBeVisible();
  await expect(shop.cartDrawer.getByRole('alert')).toHaveCount(0);
  await shop.page.keyboard.press('Escape');
  await expect(shop.cartDrawer).toBeHidden();
};

/** Checks what must work on a desktop while a remote fails: header, menu, cart drawer and footer. */
export const expectRestToWork = async (shop: Shop, catalogue: Catalogue, { withoutCartDrawer = false } = {}): Promise<void> => {
  for (const tool of ['header.signIn', 'header.compare', 'header.wishlist', 'header.cart'] as const) {
    await expect(shop.tool(tool)).toBeVisible();
  }
  await expect(shop.footer).toBeAttached();
  await useMenu(shop, catalogue);
  if (!withoutCartDrawer) await useCartDrawer(shop);
};
