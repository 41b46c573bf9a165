import { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

test('[C-21] the counter follows the press at once, before the server has answered', async ({ page, shop, catalogue }) => {
  const [product] = await catalogue.buyable(1);
  await shop.open(product?.url ?? '');
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/rest\/V1\/pwa\//, async (route) => {
    await late;
    await route.continue();
  });
  await shop.buyButton.click();
  await shop.expectCartCount(1);
  release();
  await expect(page.getByText(shop.texts.translate('mfe-cart-checkout/service', 'cart.added'))).toBeVisible();
  await shop.open('/checkout/cart');
  await expect(shop.main.getByRole('link', { name: product?.name ?? '' }).first()).toBeVisible();
});

test('[H-05] [C-14] the cart is read once per document', async ({ page, shop, catalogue }) => {
  const [product] = await catalogue.buyable(1);
  await shop.buyFrom(product?.url ?? '');
  // An addition that is not answered when its page is left is sent again by the next one, and its response is the cart.
  await expect(page.getByText(shop.texts.translate('mfe-cart-checkout/service', 'cart.added'))).toBeVisible();
  const readings: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/rest/V1/pwa/')) readings.push(request.url());
  });
  await shop.open('/checkout/cart');
  await expect(shop.main.getByRole('link', { name: product?.name ?? '' }).first()).toBeVisible();
  expect(readings).toHaveLength(1);
  await page.reload();
  await expect(shop.main.getByRole('link', { name: product?.name ?? '' }).first()).toBeVisible();
  expect(readings).toHaveLength(2);
});

test('what the cart page preloads is fetched once and used', async ({ page, shop, catalogue }) => {
  const [product] = await catalogue.buyable(1);
  // The previous document has loaded the cart's code when the addition is answered.
  const added = page.waitForResponse((response) => response.url().includes('/items'));
  await shop.buyFrom(product?.url ?? '');
  await added;
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/checkout/cart');
  await expect(shop.main.getByRole('link', { name: product?.name ?? '' }).first()).toBeVisible();
  const early = await page
    .locator('head > link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')));
  expect(early.length).toBeGreaterThan(3);
  for (const href of early)
    expect(
      scripts.filter((url) => url === href),
      href,
    ).toHaveLength(1);
});

test('[C-22] in the cart a quantity changes the sum, and a removed product can be restored', async ({ shop, catalogue, texts }) => {
  await shop.useScreen('desktop');
  const [first, second] = await catalogue.buyable(2);
  if (first === undefined || second === undefined) throw new Error('nothing to buy');
  await shop.buyFrom(first.url);
  await shop.expectCartCount(1);
  await shop.buyFrom(second.url);
  await shop.expectCartCount(2);
  await shop.open('/checkout/cart');
  const line = shop.main
    .getByRole('listitem')
    .filter({ has: shop.page.getByRole('link', { name: first.name }) })
    .first();
  await line.getByRole('button', { name: texts.translate('shared-ui', 'stepper.more') }).click();
  await shop.expectCartCount(3);
  await shop.main
    .getByRole('listitem')
    .filter({ has: shop.page.getByRole('link', { name: second.name }) })
    .first()
    .getByRole('button', { name: texts.pattern('mfe-cart-checkout', 'line.remove') })
    .click();
  await shop.expectCartCount(2);
  await shop.page
    .getByRole('button', { name: texts.translate('mfe-cart-checkout', 'undo.button') })
    .first()
    .click();
  await shop.expectCartCount(3);
  await shop.page.reload();
  await shop.expectCartCount(3);
});

test('[C-22] the stepper sends PUT for the item, the bin sends DELETE', async ({ page, shop, catalogue, texts }) => {
  const [product] = await catalogue.buyable(1);
  if (product === undefined) throw new Error('nothing to buy');
  await shop.buyFrom(product.url);
  await shop.expectCartCount(1);
  await shop.open('/checkout/cart');
  const line = shop.main.getByRole('listitem').filter({ has: page.getByRole('link', { name: product.name }) });
  const answerTo = (method: string) =>
    page.waitForResponse((response) => response.request().method() === method && /\/guest-carts\/[^/]+\/items\/1$/.test(response.url()));
  const changed = answerTo('PUT');
  await line.getByRole('button', { name: texts.translate('shared-ui', 'stepper.more') }).click();
  expect((await changed).request().postDataJSON()).toMatchObject({ cartItem: { qty: 2 } });
  expect((await changed).status()).toBe(200);
  await expect(line.getByRole('spinbutton')).toHaveValue('2');
  const removed = answerTo('DELETE');
  await line.getByRole('button', { name: texts.pattern('mfe-cart-checkout', 'line.remove') }).click();
  expect((await removed).status()).toBe(200);
  await shop.expectCartCount(0);
  await shop.page.reload();
  await shop.expectCartCount(0);
});

test('[C-23] the cart refuses a quantity outside of the allowed range, and the line shows the range', async ({ page, shop, catalogue }) => {
  const [product] = await catalogue.buyable(1);
  if (product === undefined) throw new Error('nothing to buy');
  await shop.buyFrom(product.url);
  await shop.expectCartCount(1);
  await shop.open('/checkout/cart');
  const field = shop.main
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: product.name }) })
    .getByRole('spinbutton');
  const most = Number(await field.getAttribute('max'));
  await field.fill('9999');
  await field.press('Enter');
  await expect(shop.main.getByText(`Podaj liczbę od 1 do ${most}.`)).toBeVisible();
  await expect(field).toHaveValue(String(most));
  await shop.expectCartCount(most);
  await field.fill('0');
  await field.press('Enter');
  await expect(field).toHaveValue('1');
  await shop.expectCartCount(1);
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
  await other.buyFrom(second.url);
  await shop.expectCartCount(3);
  await expect(shop.main.getByRole('listitem').filter({ has: page.getByRole('link', { name: second.name }) })).toHaveCount(1);
  await line.getByRole('button', { name: texts.pattern('mfe-cart-checkout', 'line.remove') }).click();
  await other.expectCartCount(1);
});

test('[U-01] a customer signs in, sees the account and signs out', async ({ page, shop }) => {
  await shop.open('/customer/account/login');
  await shop.main.getByRole('textbox', { name: /e-mail/i }).fill('jan.kowalski@example.com');
  await shop.main.getByLabel(/hasło/i).first().fill('Amperio2026');
  await shop.main.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL('/customer/account/index');
  await expect(shop.main.getByText(/Jan/).first()).toBeVisible();
  await expect(shop.tool('header.account')).toBeAttached();
  await shop.main.getByRole('button', { name: /Wyloguj/ }).click();
  await expect(shop.tool('header.signIn')).toBeAttached();
});

test('[K-05] wrong details are refused at the form, and what was typed stays', async ({ shop, complaints }) => {
  complaints.expect(/401/);
  await shop.open('/customer/account/login');
  const email = shop.main.getByRole('textbox', { name: /e-mail/i });
  await shop.main.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('nikt@example.com');
  await shop.main.getByLabel(/hasło/i).first().fill('Zle12345');
  await shop.main.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(shop.main.getByText('Nieprawidłowy adres e-mail lub hasło.')).toBeVisible();
  await expect(email).toHaveValue('nikt@example.com');
});
