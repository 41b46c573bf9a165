import { dayText, hoursText } from 'shared-contracts/delivery';
import { Checkout, deliveryNames, paymentNames, someBuyer } from '../../lib/checkout.ts';
import { bringCart } from '../../lib/ready-cart.ts';
import { orderOf } from '../../lib/orders.ts';
import { expect, test } from '../../lib/test.ts';

test('[K-06] [K-18] [J-247] a day of delivery is offered where it is known when the money comes; chosen with cash on delivery it is in the summary, in the order, and stays after a reload', async ({
  page,
  shop,
  catalogue,
  request,
}) => {
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.forCredit();
  await bringCart(page, { skus: [sku], payment: 'payu_gateway', buyer: someBuyer(), shipping: 'dpd' });
  await checkout.open('/checkout/shipping', 'shipping.title');
  const button = shop.main.getByRole('button', { name: checkout.translate('day.choose') });
  await expect(checkout.choice(deliveryNames.courier)).toBeChecked();
  await expect(button).toHaveCount(1);
  for (const [way, count] of [
    // With and without in turn: nothing that is expected is so before.
    [paymentNames.transfer, 0],
    [paymentNames.payLater, 1],
    [paymentNames.bankInstalments, 0],
    [paymentNames.card, 1],
    [checkout.translate('plan.title'), 0],
    [paymentNames.onDelivery, 1],
  ] as const) {
    await shop.navigate('/checkout/payment');
    await shop.expectHeading(checkout.translate('payment.title'));
    const saved = page.waitForResponse(/selected-payment-method$/);
    await checkout.choice(way).check();
    expect((await saved).status(), way).toBe(200);
    await shop.navigate('/checkout/shipping');
    await shop.expectHeading(checkout.translate('shipping.title'));
    await expect(checkout.choice(deliveryNames.courier), way).toBeChecked();
    await expect(button, way).toHaveCount(count);
  }

  await button.click();
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
  await checkout.next('shipping').click();
  await shop.expectHeading(checkout.translate('summary.title'));
  await shop.main.getByRole('button', { name: checkout.translate('sms.ask') }).click();
  await expect(shop.main.getByText(checkout.translate('sms.asked', { phone: '600 100 200' }))).toBeVisible();
  // The e-mail about a cart that is left: only for who ticks it.
  const reminder = shop.main.getByRole('checkbox', { name: checkout.translate('reminder.want') });
  await expect(reminder).not.toBeChecked();
  await reminder.check();
  await page.reload();
  await expect(reminder).toBeChecked();
  await expect(checkout.part('shipping')).toContainText(chosen);
  await checkout.agree();
  await checkout.order();
  const { shipping, payment } = await orderOf(request, await checkout.expectSuccess());
  expect(payment).toMatchObject({ method: 'cashondelivery', status: 'offline' });
  expect(shipping).toMatchObject({ delivery_from: date, delivery_to: date, delivery_hours: range });
  await expect(shop.main.getByText(hoursText(range))).toBeVisible();
});
