import { formatMoney, grosze } from 'shared-contracts';
import { Checkout, someBuyer } from '../../lib/checkout.ts';
import { Commerce } from '../../lib/commerce.ts';
import { orderOf } from '../../lib/orders.ts';
import { placeCart } from '../../lib/ready-cart.ts';
import { SummaryVisit } from '../../lib/summary-visit.ts';
import { escapePattern } from '../../lib/texts.ts';
import { expect, test } from '../../lib/test.ts';

test('[R-40] [R-41] [R-42] [R-43] each address of the success page shows the order and how to pay', async ({
  page,
  shop,
  catalogue,
  request,
}) => {
  const product = await catalogue.orderableAt(70);
  const visit = await SummaryVisit.begin({ page, shop, request }, product, 'banktransfer');
  const { checkout } = visit;
  await checkout.agree();
  await checkout.order();
  const order = await visit.expectOneOrder();
  const { number, hash } = order;
  const bank = order.payment.bank_transfer;
  if (bank === null) throw new Error('the order of a bank transfer has no account');
  const addresses = [
    `/checkout/success/${number}/${hash}`,
    `/checkout/success/${number}`,
    '/checkout/success',
    '/checkout/onepage/success',
  ];
  for (const address of addresses) {
    await page.goto(address);
    await shop.expectHeading(checkout.orderText('success.title'));
    await expect(shop.main.getByText(checkout.orderText('success.number', { number }))).toBeVisible();
    await expect(shop.main.getByText(checkout.orderText('success.mail', { email: visit.buyer.email }))).toBeVisible();
    await expect(shop.main.getByText(product.name, { exact: true }).first()).toBeVisible();
    const transfer = shop.main.getByRole('region', { name: checkout.orderText('bank.heading') });
    await expect(transfer).toContainText(new RegExp([...bank.account_number].map(escapePattern).join('\\s?')));
    await expect(transfer).toContainText(bank.title);
    await expect(transfer).toContainText(formatMoney(grosze(order.totals.grand_total)));
    expect(new URL(page.url()).pathname).toBe(address);
  }
});

test('[R-41] [R-42] [R-43] without an order of this visitor the success page is general and shows no order', async ({
  page,
  shop,
  catalogue,
  request,
  complaints,
}) => {
  complaints.expect(/40[0134]/);
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.orderableAt(71);
  const buyer = someBuyer();
  const { number } = await placeCart(request, { skus: [sku], payment: 'banktransfer', buyer, shipping: 'dpd' });
  for (const address of [
    '/checkout/success',
    '/checkout/onepage/success',
    `/checkout/success/${number}`,
    '/checkout/success/999999999/wrong',
    `/checkout/success/${number}/wrong`,
  ]) {
    await page.goto(address);
    await shop.expectHeading(checkout.orderText('success.unknownTitle'));
    await expect(shop.main.getByRole('link', { name: checkout.orderText('unknown.track') })).toBeVisible();
    await expect(shop.main.getByText(buyer.email)).toHaveCount(0);
  }
});

test('[R-45] the page of failed payments without an order of this visitor links to order tracking', async ({ page, shop }) => {
  const checkout = new Checkout(shop);
  await page.goto('/checkout/payment/error');
  await shop.expectHeading(checkout.orderText('pay.failedTitle'));
  await expect(shop.main.getByRole('link', { name: checkout.orderText('unknown.track') })).toBeVisible();
});

test('[R-44] [K-17] the day of a large delivery is chosen with the PIN from the e-mail; a wrong PIN is reported at its field', async ({
  page,
  shop,
  catalogue,
  request,
  complaints,
  texts,
}) => {
  complaints.expect(/40[03]/);
  const translate = (key: string, values = {}): string => texts.translate('mfe-cart-checkout/delivery-date', key, values);
  const { sku } = await catalogue.large();
  const buyer = someBuyer();
  const placed = await placeCart(request, { skus: [sku], payment: 'banktransfer', buyer, shipping: 'neocourier' });
  expect((await orderOf(request, placed)).shipping.method_code).toBe('neocourier');
  const { text } = await new Commerce(request).mail(buyer.email, 'order-placed');
  const [, path = ''] = /(\/checkout\/delivery_date\/\S+)/.exec(text) ?? [];
  const [, pin = ''] = /PIN, o który zapytamy: (\d+)/.exec(text) ?? [];
  await page.goto(path);
  await shop.expectHeading(translate('title'));
  await expect(shop.main.getByText(translate('order', { number: placed.number }))).toBeVisible();
  const save = shop.main.getByRole('button', { name: translate('save') });
  await save.click();
  await expect(shop.main.getByRole('alert').filter({ hasText: translate('day.required') })).toBeVisible();
  await shop.main
    .getByRole('group', { name: translate('day') })
    .getByRole('radio')
    .nth(1)
    .check();
  await shop.main
    .getByRole('group', { name: translate('hours') })
    .getByRole('radio')
    .first()
    .check();
  const field = shop.main.getByRole('textbox', { name: translate('pin') });
  await field.fill(pin === '000000' ? '111111' : '000000');
  await save.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(translate('pin.wrong')));
  await field.fill(pin);
  await save.click();
  await expect(shop.main.getByRole('status')).toHaveText(texts.pattern('mfe-cart-checkout/delivery-date', 'saved'));
  await page.reload();
  await expect(shop.main.getByRole('status')).toHaveText(texts.pattern('mfe-cart-checkout/delivery-date', 'chosen'));
  await expect(
    shop.main
      .getByRole('group', { name: translate('day') })
      .getByRole('radio')
      .nth(1),
  ).toBeChecked();
});

test('[R-44] an unknown link to the delivery date says so', async ({ page, shop, texts, complaints }) => {
  complaints.expect(/404/);
  await page.goto('/checkout/delivery_date/nie-ma-takiego');
  await expect(shop.main.getByText(texts.translate('mfe-cart-checkout/delivery-date', 'unknown.title'))).toBeVisible();
});
