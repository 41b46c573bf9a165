import type { Catalogue } from '../lib/catalogue.ts';
import { signInAsNew } from '../lib/account.ts';
import { deadLinks } from '../lib/links.ts';
import { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

/** One page of every kind that the shop draws, beside the frame and home. */
const pagesOfEachKind = async (catalogue: Catalogue): Promise<readonly string[]> => {
  const { category, filters, product } = await catalogue.walk();
  return [
    category.url,
    `${category.url.replace(/\.html$/, '')}/f/${filters[0].code},${filters[0].key}`,
    product.url,
    await catalogue.contentPage(),
    '/search.html?query=pralka',
    '/search.html?query=niczegotuniema',
    '/producenci.html',
    '/product-compare',
    '/blog',
    '/slowniczek-pojec.html',
    '/kontakt.html',
    '/kontakt/1',
    '/mapa-strony.html',
    '/pliki-do-pobrania',
    '/track/tracking/order',
    '/reklamacje',
    '/odstapienie-od-umowy',
    '/karta-podarunkowa',
    '/karta-podarunkowa/saldo',
    '/zglos_blad',
    '/checkout/cart',
    '/customer/account/login',
    '/create-account',
    '/customer/account/forgotpassword',
    '/customer/account/index',
    '/customer/account/purchase/wishlist',
    '/nie-ma-takiej-strony.html',
  ];
};

test("every link of the shop's frame, of home and of one page of each kind leads to a page", async ({ request, catalogue, shopUrl }) => {
  test.setTimeout(120_000);
  const pages = ['/', ...(await pagesOfEachKind(catalogue))];
  const { dead, known } = await deadLinks((address) => request.get(address), shopUrl, pages);
  expect(dead).toEqual([]);
  expect(known).toBeGreaterThan(100);
});

test('[R-58] [M-02] [M-03] the compare link of the header leads to the products chosen for comparison, and removed ones leave its address', async ({
  page,
  shop,
  catalogue,
  texts,
}) => {
  await shop.useScreen('desktop');
  await shop.open((await catalogue.category()).url);
  const names: string[] = [];
  for (const tile of (await shop.tiles.all()).slice(0, 2)) {
    const name = await tile.getByRole('heading').innerText();
    await tile.getByRole('button', { name: texts.translate('shared-ui', 'tile.compare', { name }) }).click();
    names.push(name);
  }
  await expect(shop.tool('header.compare')).toHaveAccessibleName(/ 2 /);
  await shop.tool('header.compare').click();
  await shop.expectHeading(texts.translate('mfe-catalog/compare', 'title'));
  await expect(page).toHaveURL(/\/product-compare\?item1=[^&]+&item2=[^&]+$/);
  for (const name of names) await expect(shop.tiles.getByRole('link', { name, exact: true })).toBeVisible();
  await shop.main.getByRole('button', { name: texts.translate('mfe-catalog/compare', 'removeNamed', { name: names[0] ?? '' }) }).click();
  await expect(page).toHaveURL(/\/product-compare\?item1=[^&]+$/);
  await expect(shop.tiles).toHaveCount(1);
  await expect(shop.tool('header.compare')).toHaveAccessibleName(/ 1 /);

  await shop.main.getByRole('button', { name: texts.translate('mfe-catalog/compare', 'clear') }).click();
  await expect(page).toHaveURL(/\/product-compare$/);
  await expect(shop.main.getByText(texts.translate('mfe-catalog/compare', 'emptyTitle'))).toBeVisible();
});

test('two tabs that each add a product to the comparison both end with both products', async ({
  page,
  context,
  shop,
  texts,
  complaints,
  catalogue,
}) => {
  const products = await catalogue.buyable(2);
  const other = new Shop({ page: await context.newPage(), texts, complaints });
  for (const [index, tab] of [shop, other].entries()) {
    await tab.useScreen('desktop');
    await tab.open(products[index]?.url ?? '');
  }
  const compare = { name: texts.translate('mfe-catalog/product', 'compare') };
  await shop.main.getByRole('button', compare).first().click();
  await expect(shop.tool('header.compare')).toHaveAccessibleName(/ 1 /);
  await other.main.getByRole('button', compare).first().click();
  for (const tab of [shop, other]) await expect(tab.tool('header.compare')).toHaveAccessibleName(/ 2 /);
  await page.reload();
  await expect(shop.tool('header.compare')).toHaveAccessibleName(/ 2 /);
});

test('[R-49] [W-07] a customer sees the empty wishlist page; a guest finds the link to the login', async ({ page, shop, texts }) => {
  await shop.useScreen('desktop');
  await shop.open('/customer/account/purchase/wishlist');
  await expect(shop.main.getByRole('link', { name: texts.translate('mfe-account', 'guest.login') })).toHaveAttribute(
    'href',
    '/customer/account/login?redirect=%2Fcustomer%2Faccount%2Fpurchase%2Fwishlist',
  );
  await signInAsNew(page);
  await shop.open('/');
  await shop.tool('header.wishlist').click();
  await expect(page).toHaveURL('/customer/account/purchase/wishlist');
  await expect(shop.main.getByText(texts.translate('mfe-account/wishlist', 'emptyTitle'))).toBeVisible();
});
