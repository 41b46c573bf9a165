import type { Page } from '@playwright/test';
import { CART_RESTORE_PATH } from 'shared-contracts';
import { Commerce } from '../lib/commerce.ts';
import { ask } from '../lib/graphql.ts';
import { bringCart } from '../lib/ready-cart.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

const say = (shop: Shop, key: string): string => shop.texts.translate('mfe-cart-checkout', key);

/** Products of a category that can be bought now. */
const inCategory = async (shopUrl: string, path: string): Promise<readonly string[]> => {
  const { urlResolver } = await ask<{ urlResolver: { id: number } }>(
    shopUrl,
    'query P($url: String!) { urlResolver(urlKey: $url) { id } }',
    {
      url: `/${path}.html`,
    },
  );
  const { productsForCategory } = await ask<{ productsForCategory: { items_ids: readonly string[] } }>(
    shopUrl,
    'query I($id: String!) { productsForCategory(id: $id) { items_ids } }',
    { id: String(urlResolver.id) },
  );
  const { msProducts } = await ask<{
    msProducts: { items: readonly { sku: string; qty: number; is_sales_blocked: boolean; available_only_in_store: boolean }[] };
  }>(shopUrl, 'query S($ids: [Int!]) { msProducts(ids: $ids) { items { sku qty is_sales_blocked available_only_in_store } } }', {
    ids: productsForCategory.items_ids.slice(0, 60).map(Number),
  });
  return msProducts.items.filter((one) => one.qty >= 3 && !one.is_sales_blocked && !one.available_only_in_store).map(({ sku }) => sku);
};

const popup = (page: Page, shop: Shop, kind: string) => page.getByRole('dialog', { name: say(shop, `popup.${kind}.title`) });
const confirm = (page: Page, shop: Shop, kind: string) =>
  popup(page, shop, kind)
    .getByRole('button', { name: say(shop, 'popup.close') })
    .click();

test('[C-25] [C-19] [T-11] a set is put and removed; with two products of a category it waits, and a popup says why', async ({
  page,
  shop,
  shopUrl,
}) => {
  const phones = await inCategory(shopUrl, 'smartfony-i-zegarki/smartfony');
  const [headphones = ''] = await inCategory(shopUrl, 'telewizory-i-audio/sluchawki');
  await bringCart(page, { skus: [...phones.slice(0, 2), headphones] });
  await shop.open('/checkout/cart');
  const panel = shop.main.getByRole('region', { name: say(shop, 'promotions.title') });
  const set = panel.getByRole('listitem').filter({ hasText: 'Zestaw mobilny' });

  await set.getByRole('button', { name: say(shop, 'promotions.details') }).click();
  const details = page.getByRole('dialog', { name: 'Zestaw mobilny 5% taniej' });
  await expect(details).toContainText('po jednym produkcie z kategorii');
  await page.keyboard.press('Escape');

  await set.getByRole('button', { name: say(shop, 'promotions.put') }).click();
  await expect(popup(page, shop, 'category_exclusion')).toContainText(say(shop, 'popup.category_exclusion.text'));
  await expect(popup(page, shop, 'category_exclusion').getByRole('heading')).toHaveText('Szanowny Kliencie!');
  await confirm(page, shop, 'category_exclusion');
  expect(await page.evaluate(() => sessionStorage.getItem('shown_cart_notices'))).toContain('category_exclusion');

  await shop.main
    .getByRole('list', { name: say(shop, 'list.label') })
    .getByRole('button', { name: /^Usuń/ })
    .first()
    .click();
  await expect(set.getByText(shop.texts.pattern('mfe-cart-checkout', 'promotions.active'))).toBeVisible();
  await expect(shop.main.getByText(say(shop, 'summary.promotions'), { exact: true })).toBeVisible();
  await set.getByRole('button', { name: say(shop, 'promotions.remove') }).click();
  await expect(shop.main.getByText(say(shop, 'summary.promotions'), { exact: true })).toBeHidden();
});

test('[C-31] [C-20] [C-18] [E-19] a cart of a link comes back with what can still be bought: both popups, one after the other, once in a session', async ({
  page,
  shop,
  shopUrl,
  request,
}) => {
  const commerce = new Commerce(request);
  const phones = await inCategory(shopUrl, 'smartfony-i-zegarki/smartfony');
  const [, headphones = ''] = await inCategory(shopUrl, 'telewizory-i-audio/sluchawki');
  const [missing = ''] = (await inCategory(shopUrl, 'agd/gotowanie')).slice(-1);
  const cart = await bringCart(page, { skus: [...phones.slice(2, 4), headphones, missing] });
  await request.put(`/rest/V1/pwa/guest-carts/${cart.cart_id}/promotions/9101`);
  const before = await commerce.stock(missing);
  await commerce.changeStock(missing, 0);
  try {
    await shop.open(`${CART_RESTORE_PATH}?id=${cart.cart_id}`);
    await expect(page).toHaveURL(/\/checkout\/cart$/);
    await expect(popup(page, shop, 'category_exclusion')).toBeVisible();
    await expect(popup(page, shop, 'restore_cart_missing_qty')).toBeHidden();
    await confirm(page, shop, 'category_exclusion');
    await expect(popup(page, shop, 'restore_cart_missing_qty')).toContainText(say(shop, 'popup.restore_cart_missing_qty.text'));
    await confirm(page, shop, 'restore_cart_missing_qty');
    await expect(shop.main.getByRole('list', { name: say(shop, 'list.label') }).getByRole('spinbutton')).toHaveCount(3);

    await test.step('they are not shown again in this session', async () => {
      const shown = await page.evaluate(() => sessionStorage.getItem('shown_cart_notices'));
      for (const kind of ['category_exclusion', 'restore_cart_missing_qty']) expect(shown).toContain(kind);
      await page.reload();
      await expect(shop.main.getByRole('region', { name: say(shop, 'promotions.title') })).toBeVisible();
      await expect(popup(page, shop, 'category_exclusion')).toBeHidden();
      await expect(popup(page, shop, 'restore_cart_missing_qty')).toBeHidden();
    });

    await test.step('a new session shows what is still so', async () => {
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await expect(popup(page, shop, 'category_exclusion')).toBeVisible();
    });
  } finally {
    await commerce.changeStock(missing, before);
  }
});
