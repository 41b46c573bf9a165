import { formatMoney, grosze } from 'shared-contracts';
import { expectAccessible } from '../../lib/axe.ts';
import { Checkout, someBuyer } from '../../lib/checkout.ts';
import { Commerce } from '../../lib/commerce.ts';
import { orderOf } from '../../lib/orders.ts';
import { placeCart } from '../../lib/ready-cart.ts';
import { SummaryVisit } from '../../lib/summary-visit.ts';
import { escapePattern } from '../../lib/texts.ts';
import { expect, test } from '../../lib/test.ts';

test('[R-40] [R-41] [R-42] [R-43] each address of the success page is general for a stranger, and shows the order and how to pay to whom it belongs', async ({
  page,
  shop,
  catalogue,
  request,
  complaints,
}) => {
  complaints.expect(/40[0134]/);
  const checkout = new Checkout(shop);
  const product = await catalogue.orderableAt(70);

  await test.step('a stranger sees no order, and finds the tracking', async () => {
    const buyer = someBuyer();
    const { number } = await placeCart(request, { skus: [product.sku], payment: 'banktransfer', buyer, shipping: 'dpd' });
    const isUnknown = async (address: string, title: string): Promise<void> => {
      // Each with a document of its own: a page that stays would keep what it has shown.
      await page.goto(address);
      await expect(page).toHaveURL(address);
      await shop.expectHeading(checkout.orderText(title));
      await expect(shop.main.getByRole('link', { name: checkout.orderText('unknown.track') }), address).toBeVisible();
      await expect(shop.main.getByText(buyer.email), address).toHaveCount(0);
    };
    await isUnknown('/checkout/payment/error', 'pay.failedTitle');
    for (const address of [`/checkout/success/${number}`, `/checkout/success/${number}/wrong`])
      await isUnknown(address, 'success.unknownTitle');
    for (const address of ['/checkout/success', '/checkout/onepage/success']) {
      const answer = await page.request.get(address);
      expect(answer.status(), address).toBe(200);
      expect(await answer.text(), address).not.toContain(buyer.email);
    }
  });

  const visit = await SummaryVisit.begin({ page, shop, request }, product, 'banktransfer', 'pocztex');
  await checkout.agree();
  await checkout.order();
  const order = await visit.expectOneOrder();
  const { number, hash } = order;
  const bank = order.payment.bank_transfer;
  if (bank === null) throw new Error('the order of a bank transfer has no account');
  for (const address of [
    `/checkout/success/${number}/${hash}`,
    `/checkout/success/${number}`,
    '/checkout/success',
    '/checkout/onepage/success',
  ])
    await test.step(`the order at ${address.replace(hash, '…')}`, async () => {
      if (new URL(page.url()).pathname !== address) await page.goto(address);
      await expect(page).toHaveURL(address);
      await shop.expectHeading(checkout.orderText('success.title'));
      await expect(shop.main.getByText(checkout.orderText('success.number', { number }))).toBeVisible();
      await expect(shop.main.getByText(checkout.orderText('success.mail', { email: visit.buyer.email }))).toBeVisible();
      await expect(shop.main.getByText(product.name, { exact: true }).first()).toBeVisible();
      const transfer = shop.main.getByRole('region', { name: checkout.orderText('bank.heading') });
      await expect(transfer).toContainText(new RegExp([...bank.account_number].map(escapePattern).join('\\s?')));
      await expect(transfer).toContainText(bank.title);
      await expect(transfer).toContainText(formatMoney(grosze(order.totals.grand_total)));
    });
});

test('[R-44] [K-17] the day of a large delivery is chosen with the PIN from the e-mail; a wrong PIN is reported at its field, an unknown link on its page', async ({
  page,
  shop,
  catalogue,
  request,
  complaints,
  texts,
}) => {
  complaints.expect(/40[034]/);
  const translate = (key: string, values = {}): string => texts.translate('mfe-cart-checkout/delivery-date', key, values);
  const { sku } = await catalogue.large();
  const buyer = someBuyer();
  const placed = await placeCart(request, { skus: [sku], payment: 'banktransfer', buyer, shipping: 'neocourier' });
  expect((await orderOf(request, placed)).shipping.method_code).toBe('neocourier');
  const { text } = await new Commerce(request).mail(buyer.email, 'order-placed');
  const [, path = ''] = /(\/checkout\/delivery_date\/\S+)/.exec(text) ?? [];
  const [, pin = ''] = /PIN, o który zapytamy: (\d+)/.exec(text) ?? [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open('/checkout/delivery_date/nie-ma-takiego');
  await expect(shop.main.getByText(translate('unknown.title'))).toBeVisible();

  await shop.navigate(path);
  await shop.expectHeading(translate('title'));
  await expect(shop.main.getByText(translate('order', { number: placed.number }))).toBeVisible();
  const save = shop.main.getByRole('button', { name: translate('save') });
  await save.click();
  await expect(shop.main.getByRole('alert').filter({ hasText: translate('day.required') })).toBeVisible();
  await expectAccessible(page, 'delivery date', 'main');
  const secondDay = shop.main
    .getByRole('group', { name: translate('day') })
    .getByRole('radio')
    .nth(1);
  await secondDay.check();
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
  await expect(secondDay).toBeChecked();
});
