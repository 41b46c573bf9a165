import type { Page } from '@playwright/test';
import { expectAccessible } from '../../lib/axe.ts';
import { Checkout, paymentNames, someBuyer } from '../../lib/checkout.ts';
import { orderOf } from '../../lib/orders.ts';
import { bringCart } from '../../lib/ready-cart.ts';
import { expect, test } from '../../lib/test.ts';

type Decision = 'Wniosek przyjęty' | 'Wniosek odrzucony' | 'Potrzebne dokumenty' | 'Wyślij dokumenty';

const lender = (page: Page, name: Decision) => page.getByRole('button', { name, exact: true });

test('[O-07] [K-26] [K-13] [J-211] the cart leads to its instalments, every way to pay can be chosen, a plan says what it costs, and the order is paid when the bank agrees', async ({
  page,
  shop,
  catalogue,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.useScreen('phone');
  const { sku } = await catalogue.forCredit();
  await bringCart(page, { skus: [sku], buyer: someBuyer(), shipping: 'dpd' });
  const checkout = new Checkout(shop);
  const plan = checkout.choice(checkout.translate('plan.title'));
  const plans = shop.main.getByRole('group', { name: checkout.translate('plan.choose') });
  const months = (count: number) => plans.getByRole('radio', { name: new RegExp(`^${count} rat`) });

  await test.step('from the cart', async () => {
    await page.goto('/checkout/cart');
    await shop.main.getByRole('button', { name: /^Kup na raty od/ }).click();
    await shop.expectHeading(checkout.translate('payment.title'));
    await expect(plan).toBeChecked();
    await expect(months(20)).toBeChecked();
  });

  await test.step('card, transfers, on delivery, in the shop, instalments and lease', async () => {
    for (const way of [...Object.values(paymentNames), checkout.translate('plan.title')]) {
      const saved = page.waitForResponse((response) => response.url().endsWith('/selected-payment-method'));
      await checkout.choosePayment(way);
      expect((await saved).status(), way).toBe(200);
      await expect(checkout.choice(way)).toBeChecked();
    }
  });

  await test.step('the plans', async () => {
    await expect(months(20)).toBeChecked();
    await months(36).check();
    await expect(plans).toContainText('RRSO 15,49%, razem');
    await expect(plans).toContainText('Przykład reprezentatywny');
    await expectAccessible(page, 'plans of instalments', 'main');
    // Another plan was chosen just before, and may still be being saved.
    const saved = page.waitForResponse(
      (response) =>
        response.url().endsWith('/selected-payment-method') && response.request().postData()?.includes('installments_10') === true,
    );
    await months(10).check();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(months(10)).toBeChecked();
  });

  await test.step('the order', async () => {
    await shop.navigate('/checkout/summary');
    await shop.expectHeading(checkout.translate('summary.title'));
    await expect(checkout.part('payment')).toContainText('10 rat po');
    await checkout.agree();
    await checkout.order();
    await lender(page, 'Wniosek przyjęty').click();
    const order = await orderOf(request, await checkout.expectSuccess());
    expect(order.payment).toMatchObject({ method: 'global4net_installments_10', status: 'paid', instalments: { months: 10, rrso: 0 } });
    await expect(shop.main.getByText(checkout.orderText('payment.paid', { method: '10 rat 0%' }))).toBeVisible();
  });
});

test('[J-210] [R-45] [A-34] [K-06] papers and days of waiting: the page says so, leads back to the application, and once that is refused to another way to pay; a lease asks for the NIP and for no day', async ({
  page,
  shop,
  catalogue,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { sku } = await catalogue.forCredit();
  const checkout = new Checkout(shop);
  const method = paymentNames.payLater;

  await test.step('pay later: documents, days of waiting, a refusal, and a card instead', async () => {
    await bringCart(page, { skus: [sku], buyer: someBuyer(), shipping: 'inpost', payment: 'payu_gateway_pay_later' });
    await checkout.open('/checkout/summary', 'summary.title');
    await checkout.agree();
    await checkout.order();
    await lender(page, 'Potrzebne dokumenty').click();
    const secret = await checkout.expectSuccess();
    await expect(shop.main.getByText(checkout.orderText('credit.documents', { method }))).toBeVisible();
    await expectAccessible(page, 'an application that waits', 'main');
    await shop.main.getByRole('button', { name: checkout.orderText('credit.go') }).click();
    await lender(page, 'Wyślij dokumenty').click();
    await expect(shop.main.getByText(checkout.orderText('credit.deciding', { method }))).toBeVisible();
    await shop.navigate(`/checkout/payment/error?order=${secret.number}&hash=${secret.hash}`);
    await shop.expectHeading(checkout.orderText('pay.reviewTitle'));
    await expect(shop.main.getByRole('button', { name: checkout.orderText('pay.again') })).toHaveCount(0);
    await shop.main.getByRole('button', { name: checkout.orderText('credit.go') }).click();
    await lender(page, 'Wniosek odrzucony').click();
    await shop.expectHeading(checkout.orderText('pay.refusedTitle'));
    await checkout.choice(paymentNames.card).check();
    await shop.main.getByRole('button', { name: checkout.orderText('pay.again') }).click();
    await page.getByRole('button', { name: 'Zapłać', exact: true }).click();
    const { number } = await checkout.expectSuccess();
    expect(number).toBe(secret.number);
    expect((await orderOf(request, secret)).payment).toMatchObject({ method: 'payu_gateway', status: 'paid' });
  });

  await test.step('a lease is for companies', async () => {
    await bringCart(page, { skus: [sku], payment: 'simply_lease' });
    await checkout.open('/checkout/address', 'address.title');
    await expect(shop.main.getByText(checkout.translate('buyer.lessee'))).toBeVisible();
    const { email, street, postcode, city, telephone } = someBuyer();
    await checkout.enter({ email, email_repeat: email, street, postcode, city, telephone });
    await checkout.next('address').click();
    await expect(checkout.field('company')).toBeFocused();
    await checkout.enter({ company: 'Lampex Sp. z o.o.', vat_id: '525-000-00-09' });
    await checkout.next('address').click();
    await shop.expectHeading(checkout.translate('shipping.title'));
    const delivered = page.waitForResponse(
      (answer) => answer.url().endsWith('/shipping-information') && (answer.request().postData() ?? '').includes('gls'),
    );
    await checkout.chooseDelivery('Kurier GLS');
    expect((await delivered).status()).toBe(200);
    await expect(shop.main.getByRole('button', { name: checkout.translate('day.choose') })).toHaveCount(0);
    await checkout.deliver('Kurier GLS');
    await checkout.agree();
    const redirect = page.waitForRequest(/\/simplylease\/data\/getPostPlaceOrderData/);
    await checkout.order();
    await redirect;
    await lender(page, 'Wniosek przyjęty').click();
    const order = await orderOf(request, await checkout.expectSuccess());
    expect(order.payment).toMatchObject({ method: 'simply_lease', status: 'paid' });
    expect(order.billing_address.vat_id).toBe('5250000009');
  });
});
