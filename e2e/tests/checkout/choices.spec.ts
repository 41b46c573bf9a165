import { SIGNIN_TOKEN, formatMoney, grosze } from 'shared-contracts';
import { Checkout, deliveryNames, someBuyer } from '../../lib/checkout.ts';
import { orderOf } from '../../lib/orders.ts';
import { bringCart } from '../../lib/ready-cart.ts';
import { screenNames } from '../../lib/screens.ts';
import { expect, test } from '../../lib/test.ts';

const pickups = [
  { way: deliveryNames.parcelLocker, kind: 'point' },
  { way: deliveryNames.shop, kind: 'store' },
] as const;

for (const screen of screenNames)
  for (const { way, kind } of pickups)
    test(`[K-27] on a ${screen}, ${way}: the place is searched, chosen, saved, and shown in the summary`, async ({
      page,
      shop,
      catalogue,
      texts,
    }) => {
      await shop.useScreen(screen);
      const checkout = new Checkout(shop);
      const { sku } = await catalogue.orderableAt(21);
      await bringCart(page, { skus: [sku], payment: 'banktransfer', buyer: someBuyer() });
      await checkout.open('/checkout/shipping', 'shipping.title');
      await checkout.choice(way).check();
      const panel = checkout.pickupPanel(kind);
      const pick = panel.getByRole('button', { name: new RegExp(`^${checkout.translate('pickup.pick')} ?:`) });
      await expect(pick.first()).toBeVisible();
      await panel.getByRole('searchbox', { name: checkout.translate('pickup.search') }).fill('xqzwv');
      await expect(panel.getByText(checkout.translate('pickup.none'))).toBeVisible();
      await panel.getByRole('searchbox', { name: checkout.translate('pickup.search') }).fill('Warszawa');
      const count = panel.getByRole('status').filter({ hasText: texts.pattern('mfe-cart-checkout/checkout', `pickup.count.${kind}`) });
      await expect(count).toBeVisible();
      const place = panel.getByRole('listitem').filter({ hasText: 'Warszawa' }).first();
      const name = await place.getByRole('strong').innerText();
      await place.getByRole('button', { name: new RegExp(`^${checkout.translate('pickup.pick')} ?:`) }).click();
      await expect(panel).toBeHidden();
      await expect(shop.main.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
      await checkout.next('shipping').click();
      await shop.expectHeading(checkout.translate('summary.title'));
      await expect(checkout.part('shipping')).toContainText(name);
      await page.reload();
      await expect(checkout.part('shipping')).toContainText(name);
    });

test('[K-20] [K-27] a company orders with an invoice and another shipping address: both are in the summary and in the order', async ({
  page,
  shop,
  catalogue,
  request,
}) => {
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.orderableAt(22);
  await bringCart(page, { skus: [sku], payment: 'banktransfer' });
  await checkout.open('/checkout/address', 'address.title');
  const { email, firstname, lastname, ...place } = someBuyer();
  await checkout.choice(checkout.translate('buyer.company')).check();
  await checkout.enter({ email, email_repeat: email, company: 'Lampex Sp. z o.o.', vat_id: '525-000-00-09', ...place });
  await shop.main.getByRole('checkbox', { name: checkout.translate('address.elsewhere') }).check();
  const delivery = { firstname, lastname, street: 'ul. Mokra 3', postcode: '00-950', city: 'Warszawa', telephone: '601 100 200' };
  for (const [name, value] of Object.entries(delivery))
    await shop.main
      .getByLabel(checkout.translate(`field.${name}`), { exact: true })
      .last()
      .fill(value);
  await checkout.next('address').click();
  await shop.expectHeading(checkout.translate('shipping.title'));
  await checkout.deliver();
  const chosen = checkout.part('address');
  for (const line of [
    'Lampex Sp. z o.o.',
    'NIP 5250000009',
    place.street,
    checkout.translate('summary.elsewhere'),
    'ul. Mokra 3',
    '00-950 Warszawa',
  ])
    await expect(chosen.getByText(line, { exact: true })).toBeVisible();
  await checkout.agree();
  await checkout.order();
  const order = await orderOf(request, await checkout.expectSuccess());
  expect(order).toMatchObject({
    with_invoice: true,
    billing_address: { company: 'Lampex Sp. z o.o.', vat_id: '5250000009', city: 'Kraków' },
    shipping_address: { lastname, street: ['ul. Mokra 3'], postcode: '00-950', city: 'Warszawa' },
  });
});

for (const screen of screenNames)
  test(`[C-24] on a ${screen} a coupon lowers the sum, a nonsense code is refused at its field, and a coupon can be removed`, async ({
    page,
    shop,
    catalogue,
    complaints,
    texts,
  }) => {
    complaints.expect(/400/);
    await shop.useScreen(screen);
    const checkout = new Checkout(shop);
    const product = (await catalogue.orderable(60)).find(({ finalPrice }) => finalPrice >= 40_000);
    if (product === undefined) throw new Error('no product is expensive enough for the coupon');
    await bringCart(page, { skus: [product.sku], payment: 'banktransfer', buyer: someBuyer() });
    await page.goto('/checkout/cart');
    const translate = (key: string, values = {}): string => texts.translate('mfe-cart-checkout', key, values);
    await shop.main.getByRole('button', { name: translate('coupon.have') }).click();
    const field = shop.main.getByRole('textbox', { name: translate('coupon.label') });
    const use = shop.main.getByRole('button', { name: translate('coupon.use') });
    await field.fill('NICTAKIEGO');
    await use.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(translate('coupon.invalid')));
    await expect(field).toHaveValue('NICTAKIEGO');
    await field.fill('AMPER50');
    await use.click();
    const remove = shop.main.getByRole('button', { name: translate('coupon.remove', { code: 'AMPER50' }) });
    await expect(remove).toBeVisible();
    const reduced = formatMoney(grosze(product.finalPrice - 5000));
    const summary = shop.main.getByRole('region', { name: translate('summary.title') });
    await expect(summary).toContainText(reduced);
    await page.goto('/checkout/payment');
    await expect(shop.main.getByText(checkout.translate('sum.coupon', { code: 'AMPER50' }))).toBeAttached();
    await page.goto('/checkout/cart');
    await remove.click();
    await expect(remove).toHaveCount(0);
    await expect(summary).not.toContainText(reduced);
    await expect(summary).toContainText(formatMoney(grosze(product.finalPrice)));
  });

test('[C-24] when the cart is too small for a coupon, the message names the minimum', async ({
  page,
  shop,
  catalogue,
  complaints,
  texts,
}) => {
  complaints.expect(/400/);
  const product = (await catalogue.orderable(60)).find(({ finalPrice }) => finalPrice < 35_000);
  if (product === undefined) throw new Error('no product is cheap enough');
  await bringCart(page, { skus: [product.sku] });
  await page.goto('/checkout/cart');
  await shop.main.getByRole('button', { name: texts.translate('mfe-cart-checkout', 'coupon.have') }).click();
  const field = shop.main.getByRole('textbox', { name: texts.translate('mfe-cart-checkout', 'coupon.label') });
  await field.fill('AMPER50');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/400,00\szł/);
});

test('[U-13] a guest creates an account while ordering, and finds the order in it', async ({ page, shop, catalogue, request, texts }) => {
  await shop.useScreen('desktop');
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.orderableAt(23);
  await bringCart(page, { skus: [sku], payment: 'banktransfer' });
  await checkout.open('/checkout/address', 'address.title');
  const { email, ...person } = someBuyer();
  await checkout.enter({ email, email_repeat: email, ...person });
  await shop.main.getByRole('checkbox', { name: checkout.translate('account.want') }).check();
  const password = shop.main.getByLabel(checkout.translate('account.password'), { exact: true });
  const confirm = shop.main.getByLabel(checkout.translate('account.confirm'), { exact: true });
  await password.fill('krotkie');
  await checkout.next('address').click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(new RegExp(checkout.translate('problem.password')));
  await expect(confirm).toHaveAccessibleDescription(new RegExp(checkout.translate('problem.repeat')));
  await password.fill('Haslo12345');
  await confirm.fill('Haslo12345');
  await checkout.next('address').click();
  await shop.expectHeading(checkout.translate('shipping.title'));
  await checkout.deliver();
  await expect(shop.main.getByText(checkout.translate('summary.account'))).toBeVisible();
  await checkout.agree();
  await checkout.order();
  const { number } = await checkout.expectSuccess();

  const token = await request.post('/rest/V1/integration/customer/token', { data: { username: email, password: 'Haslo12345' } });
  expect(token.status(), await token.text()).toBe(200);
  const value = (await token.json()) as string; // the contract: a token as a JSON string
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SIGNIN_TOKEN.name, value] as const);
  await page.goto('/customer/account/orders');
  await shop.expectHeading(texts.translate('mfe-account/account', 'title.orders'));
  await expect(shop.main.getByRole('link', { name: new RegExp(number) }).first()).toBeVisible();
});
