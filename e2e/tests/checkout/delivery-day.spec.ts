import { dayText, hoursText } from 'shared-contracts/delivery';
import { Checkout, deliveryNames, someBuyer } from '../../lib/checkout.ts';
import { bringCart } from '../../lib/ready-cart.ts';
import { orderOf } from '../../lib/orders.ts';
import { expect, test } from '../../lib/test.ts';

test('[K-18] [J-247] a day of delivery is chosen in the checkout: it is in the summary, in the order and stays after a reload', async ({
  page,
  shop,
  catalogue,
  request,
}) => {
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.orderableAt(31);
  await bringCart(page, { skus: [sku], payment: 'cashondelivery', buyer: someBuyer() });
  await checkout.open('/checkout/shipping', 'shipping.title');
  await checkout.choice(deliveryNames.courier).check();
  await shop.main.getByRole('button', { name: checkout.translate('day.choose') }).click();
  const day = shop.main
    .getByRole('group', { name: checkout.translate('day.legend') })
    .getByRole('radio')
    .nth(2);
  await day.check();
  const date = (await day.getAttribute('value')) ?? '';
  const hours = shop.main
    .getByRole('group', { name: checkout.translate('day.hours') })
    .getByRole('radio')
    .first();
  await hours.check();
  const range = (await hours.getAttribute('value')) ?? '';
  const chosen = checkout.translate('day.chosen', { day: dayText(date, 'pl'), hours: hoursText(range) });
  await expect(shop.main.getByText(chosen)).toBeVisible();
  await page.reload();
  await expect(shop.main.getByText(chosen)).toBeVisible();
  await checkout.next('shipping').click();
  await shop.expectHeading(checkout.translate('summary.title'));
  await expect(checkout.part('shipping')).toContainText(chosen);
  await shop.main.getByRole('button', { name: checkout.translate('sms.ask') }).click();
  await expect(shop.main.getByText(checkout.translate('sms.asked', { phone: '600 100 200' }))).toBeVisible();
  // The e-mail about a cart that is left: only for who ticks it.
  const reminder = shop.main.getByRole('checkbox', { name: checkout.translate('reminder.want') });
  await expect(reminder).not.toBeChecked();
  await reminder.check();
  await page.reload();
  await expect(reminder).toBeChecked();
  await checkout.agree();
  await checkout.order();
  const { shipping } = await orderOf(request, await checkout.expectSuccess());
  expect(shipping).toMatchObject({ delivery_from: date, delivery_to: date, delivery_hours: range });
  await expect(shop.main.getByText(hoursText(range))).toBeVisible();
});

test('[K-06] no day of delivery is offered with a bank transfer or with instalments of either kind: nobody knows when the money comes', async ({
  page,
  shop,
  catalogue,
}) => {
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.forCredit();
  const { cart_id: cartId } = await bringCart(page, { skus: [sku], payment: 'payu_gateway', buyer: someBuyer(), shipping: 'dpd' });
  const button = shop.main.getByRole('button', { name: checkout.translate('day.choose') });
  for (const [payment, count] of [
    ['payu_gateway', 1],
    ['banktransfer', 0],
    ['installments', 0],
    ['global4net_installments_20', 0],
    ['payu_gateway_pay_later', 1],
  ] as const) {
    const data = { paymentMethod: { method: payment } };
    expect((await page.request.put(`/rest/V1/pwa/guest-carts/${cartId}/selected-payment-method`, { data })).status(), payment).toBe(200);
    await checkout.open('/checkout/shipping', 'shipping.title');
    await expect(checkout.choice(deliveryNames.courier), payment).toBeChecked();
    await expect(button, payment).toHaveCount(count);
  }
});
