import { bringCart } from '../lib/ready-cart.ts';
import { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

test('[C-21] [H-05] [C-14] the counter follows the press before the server has answered; the cart page fetches each script that it preloads once, and reads the cart once per document', async ({
  page,
  shop,
  catalogue,
}) => {
  const [product] = await catalogue.buyable(1);
  if (product === undefined) throw new Error('nothing to buy');
  await shop.open(product.url);
  const late = Promise.withResolvers<void>();
  await page.route(/\/rest\/V1\/pwa\//, async (route) => {
    await late.promise;
    await route.continue();
  });
  await shop.buyButton.click();
  await shop.expectCartCount(1);
  late.resolve();
  // An addition that is not answered when its page is left is sent again by the next one, and its response is the cart.
  await expect(page.getByText(shop.texts.translate('mfe-cart-checkout/service', 'cart.added'))).toBeVisible();

  const readings: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/rest/V1/pwa/')) readings.push(request.url());
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const line = shop.main.getByRole('link', { name: product.name }).first();
  await shop.open('/checkout/cart');
  await expect(line).toBeVisible();
  expect(readings, 'readings of the cart').toHaveLength(1);
  const early = await page
    .locator('head > link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')));
  expect(early.length).toBeGreaterThan(3);
  for (const href of early)
    expect(
      scripts.filter((url) => url === href),
      href,
    ).toHaveLength(1);
  await page.reload();
  await expect(line).toBeVisible();
  expect(readings, 'readings of the cart, the one of the next document included').toHaveLength(2);
});

test('[C-22] [C-23] in the cart the stepper sends PUT, the bin DELETE, a removed product can be restored, and a quantity outside of the allowed range is refused with the range', async ({
  page,
  shop,
  catalogue,
  texts,
}) => {
  await shop.useScreen('desktop');
  const [first, second] = await catalogue.buyable(2);
  if (first === undefined || second === undefined) throw new Error('nothing to buy');
  await bringCart(page, { skus: [first.sku, second.sku] });
  await shop.open('/checkout/cart');
  await shop.expectCartCount(2);
  const lineOf = (name: string) =>
    shop.main
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name }) })
      .first();
  const answerTo = (method: string, item: number) =>
    page.waitForResponse(
      (response) => response.request().method() === method && new RegExp(`/guest-carts/[^/]+/items/${item}$`).test(response.url()),
    );

  const changed = answerTo('PUT', 1);
  await lineOf(first.name)
    .getByRole('button', { name: texts.translate('shared-ui', 'stepper.more') })
    .click();
  expect((await changed).request().postDataJSON()).toMatchObject({ cartItem: { qty: 2 } });
  expect((await changed).status()).toBe(200);
  const field = lineOf(first.name).getByRole('spinbutton');
  await expect(field).toHaveValue('2');
  await shop.expectCartCount(3);

  const removed = answerTo('DELETE', 2);
  await lineOf(second.name)
    .getByRole('button', { name: texts.pattern('mfe-cart-checkout', 'line.remove') })
    .click();
  expect((await removed).status()).toBe(200);
  await shop.expectCartCount(2);
  await page
    .getByRole('button', { name: texts.translate('mfe-cart-checkout', 'undo.button') })
    .first()
    .click();
  await shop.expectCartCount(3);
  await page.reload();
  await shop.expectCartCount(3);

  const most = Number(await field.getAttribute('max'));
  await field.fill('9999');
  await field.press('Enter');
  await expect(shop.main.getByText(`Podaj liczbę od 1 do ${most}.`)).toBeVisible();
  await expect(field).toHaveValue(String(most));
  await shop.expectCartCount(most + 1);
  await field.fill('0');
  await field.press('Enter');
  await expect(field).toHaveValue('1');
  await shop.expectCartCount(2);
});

test('[C-21] [S-13] counter and lines follow a change that is made in another tab', async ({
  page,
  context,
  shop,
  texts,
  complaints,
  catalogue,
}) => {
  const [first, second] = await catalogue.buyable(2);
  if (first === undefined || second === undefined) throw new Error('nothing to buy');
  await shop.open('/checkout/cart');
  const other = new Shop({ page: await context.newPage(), texts, complaints });
  await other.buyFrom(first.url);
  await shop.expectCartCount(1);
  const line = shop.main.getByRole('listitem').filter({ has: page.getByRole('link', { name: first.name }) });
  await expect(line).toHaveCount(1);
  await line.getByRole('button', { name: texts.translate('shared-ui', 'stepper.more') }).click();
  await other.expectCartCount(2);
  await other.navigate(second.url);
  await other.expectHeading(second.name);
  await other.buyButton.click();
  await shop.expectCartCount(3);
  await expect(shop.main.getByRole('listitem').filter({ has: page.getByRole('link', { name: second.name }) })).toHaveCount(1);
  await line.getByRole('button', { name: texts.pattern('mfe-cart-checkout', 'line.remove') }).click();
  await other.expectCartCount(1);
});
