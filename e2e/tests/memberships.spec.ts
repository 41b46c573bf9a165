import { formatMoney, grosze } from 'shared-contracts';
import { arriveAs, arriveAsNew, customer, ordinary, seller } from '../lib/account.ts';
import { expectAccessible } from '../lib/axe.ts';
import { expect, test } from '../lib/test.ts';

const panel = 'mfe-account/neoportal';
const account = 'mfe-account/account';
const plusTitle = 'Amperio Plus';

test('[O-12] [F-08] a seller has a logo and a panel of their own, chooses a shop, sees where pieces lie, and has no plus programme', async ({
  page,
  shop,
  catalogue,
  texts,
}) => {
  const t = (key: string, values = {}): string => texts.translate(panel, key, values);
  const product = await catalogue.orderableAt(0);
  await arriveAs(page, seller);
  await shop.open('/customer/account/index');
  const { main } = shop;
  await main.getByRole('link', { name: texts.translate(account, 'nav.neoportal') }).click();
  await shop.expectHeading(texts.translate(account, 'title.neoportal'));
  await expect(shop.header.locator('a[href="/"]')).toHaveAccessibleName('Amperio Neoportal – strona główna');
  await main.getByLabel(t('store.label')).selectOption({ label: 'Amperio Kraków, Pasaż Lipowy' });
  await main.getByRole('button', { name: t('store.save') }).click();
  await expect(main.getByText(t('store.saved', { name: 'Amperio Kraków, Pasaż Lipowy' }))).toBeVisible();
  await main.getByLabel(t('stock.skus')).fill(product.sku);
  await main.getByRole('button', { name: t('stock.submit') }).click();
  const row = main.getByRole('row').filter({ hasText: product.sku });
  await expect(row.getByRole('cell')).toHaveCount(4);
  await expectAccessible(page, 'the panel of sellers');
  await main.getByRole('link', { name: texts.translate(account, 'nav.dashboard') }).click();
  await expect(main.getByRole('region', { name: texts.translate(account, 'tile.cart') })).toBeVisible();
  await expect(main.getByRole('region', { name: plusTitle })).toHaveCount(0);
  await main.getByRole('link', { name: texts.translate(account, 'nav.neoportal') }).click();
  await expect(main.getByText(t('store.chosen', { name: 'Amperio Kraków, Pasaż Lipowy' }))).toBeVisible();
});

test('[F-03] [F-04] among friends and family customers who are not invited do not see the plus programme, but while the back door is open, from the console', async ({
  page,
  shop,
  texts,
}) => {
  const { main } = shop;
  const tile = main.getByRole('region', { name: plusTitle });
  const cart = main.getByRole('region', { name: texts.translate(account, 'tile.cart') });
  // This shop lets everybody join; the mode is a setting of the store.
  await page.route(/\/graphql/, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll('"friends_and_family":false', '"friends_and_family":true') });
  });
  await arriveAs(page, ordinary);
  await shop.open('/customer/account/index');
  await expect(cart).toBeVisible();
  await expect(tile).toHaveCount(0);

  const backDoor = async () => (await page.context().cookies()).find(({ name }) => name === 'amperio_plus_backdoor');
  const call = async (name: 'open' | 'close'): Promise<void> => {
    await page.mouse.move(40, 40);
    await page.mouse.move(60, 60);
    await page.waitForFunction(() => 'plusBackDoor' in window);
    await page.evaluate((action) => {
      const { plusBackDoor } = window as unknown as { plusBackDoor: Record<string, () => void> }; // set for the console
      plusBackDoor[action]?.();
    }, name);
  };
  const livesFor = async (): Promise<number> => ((await backDoor())?.expires ?? 0) - Date.now() / 1000;
  await call('open');
  expect((await backDoor())?.value).toBe('1');
  expect(Math.abs((await livesFor()) - 1800)).toBeLessThan(30);
  await shop.open('/customer/account/index');
  await expect(tile).toBeVisible();
  await call('close');
  expect((await backDoor())?.value).toBe('0');
  expect(Math.abs((await livesFor()) - 60)).toBeLessThan(30);
  await shop.open('/customer/account/index');
  await expect(cart).toBeVisible();
  await expect(tile).toHaveCount(0);
});

test('[O-13] [F-05] members of the plus programme see it; a coupon of theirs stands in the cart, is subtracted, and can be taken out', async ({
  page,
  shop,
  catalogue,
  texts,
}) => {
  const t = (key: string, values = {}): string => texts.translate('mfe-cart-checkout', key, values);
  const products = await catalogue.orderable(8);
  const headers = { authorization: `Bearer ${await arriveAs(page, customer.username)}` };
  const mine = '/rest/V1/pwa/carts/mine';
  // The coupon is for 300 zł and more.
  for (const { sku } of products) await page.request.post(`${mine}/items`, { headers, data: { cartItem: { sku, qty: 1 } } });
  const used = await page.request.put(`${mine}/coupons/PLUS30`, { headers, data: {} });
  expect(used.status(), await used.text()).toBe(200);
  await shop.open('/checkout/cart');
  const summary = shop.main.getByRole('region', { name: t('summary.title') });
  await expect(summary.getByText('Kupon dla członków Plus')).toBeVisible();
  const row = summary.getByText(t('summary.coupon', { code: 'PLUS30' }));
  await expect(row).toBeVisible();
  await expect(summary.getByText(/−30,00/)).toBeVisible();
  await summary.getByRole('button', { name: t('coupon.remove', { code: 'PLUS30' }) }).click();
  await expect(row).toHaveCount(0);
  await shop.navigate('/customer/account/index');
  await expect(shop.main.getByRole('region', { name: plusTitle })).toBeVisible();
});

test('[J-297] [J-298] who joins in the account pays in the cart what the product page has told, and who leaves pays what everybody pays', async ({
  page,
  shop,
  catalogue,
  texts,
}) => {
  const t = (key: string): string => texts.translate(account, key);
  const product = await catalogue.cheaperInPlus();
  const { token } = await arriveAsNew(page);
  const added = await page.request.post('/rest/V1/pwa/carts/mine/items', {
    headers: { authorization: `Bearer ${token}` },
    data: { cartItem: { sku: product.sku, qty: 1 } },
  });
  expect(added.status(), await added.text()).toBe(200);
  const { main } = shop;
  await shop.open(product.url);
  const told = main.getByRole('paragraph').filter({ has: page.getByRole('link', { name: texts.translate('shared-ui', 'price.plus') }) });
  await expect(told.first()).toContainText(formatMoney(product.plusPrice));

  const summary = main.getByRole('region', { name: texts.translate('mfe-cart-checkout', 'summary.title') });
  const row = summary.getByText(texts.translate('mfe-cart-checkout', 'summary.plus'), { exact: true });
  const tile = main.getByRole('region', { name: plusTitle });
  await shop.navigate('/customer/account/index');
  await tile.getByRole('button', { name: t('plus.join') }).click();
  await expect(tile.getByRole('button', { name: t('plus.leave') })).toBeVisible();
  await expectAccessible(page, 'the account of a member');
  await shop.navigate('/checkout/cart');
  await expect(row).toBeVisible();
  await expect(summary.getByText(formatMoney(product.plusPrice)).last()).toBeVisible();

  await shop.navigate('/customer/account/index');
  await tile.getByRole('button', { name: t('plus.leave') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('plus.leaveYes') })
    .click();
  await expect(tile.getByRole('button', { name: t('plus.join') })).toBeVisible();
  await shop.navigate('/checkout/cart');
  await expect(summary.getByText(formatMoney(grosze(product.finalPrice))).last()).toBeVisible();
  await expect(row).toHaveCount(0);
});
