import type { Page } from '@playwright/test';
import { expectAccessible } from '../../lib/axe.ts';
import type { Catalogue } from '../../lib/catalogue.ts';
import { Checkout, paymentNames, someBuyer } from '../../lib/checkout.ts';
import { orderOf } from '../../lib/orders.ts';
import { bringCart } from '../../lib/ready-cart.ts';
import { screenNames } from '../../lib/screens.ts';
import type { Shop } from '../../lib/shop.ts';
import { expect, test } from '../../lib/test.ts';

type Decision = 'Wniosek przyjęty' | 'Wniosek odrzucony' | 'Decyzja za kilka dni' | 'Potrzebne dokumenty' | 'Wyślij dokumenty';

const lender = (page: Page, name: Decision) => page.getByRole('button', { name, exact: true });
/** A cart that can be bought on credit, at a step of the checkout, with what has been chosen on the way. */
const creditCart = async (
  { page, shop, catalogue }: { readonly page: Page; readonly shop: Shop; readonly catalogue: Catalogue },
  chosen: Omit<Parameters<typeof bringCart>[1], 'skus'> = {},
): Promise<Checkout> => {
  const { sku } = await catalogue.forCredit();
  await bringCart(page, { skus: [sku], ...chosen });
  return new Checkout(shop);
};

/** Orders by this method on the last step, and decides as the lender. */
const orderOnCredit = async (shopper: Parameters<typeof creditCart>[0], payment: string, decision: Decision): Promise<Checkout> => {
  const checkout = await creditCart(shopper, { buyer: someBuyer(), shipping: 'dpd', payment });
  await checkout.open('/checkout/summary', 'summary.title');
  await checkout.agree();
  await checkout.order();
  await lender(shopper.page, decision).click();
  return checkout;
};
const company = { company: 'Lampex Sp. z o.o.', vat_id: '525-000-00-09' };

test('[O-07] every way to pay can be chosen: card, transfers, on delivery, in the shop, instalments and lease', async ({
  page,
  shop,
  catalogue,
}) => {
  const checkout = await creditCart({ page, shop, catalogue });
  await checkout.open('/checkout/payment', 'payment.title');
  for (const way of [...Object.values(paymentNames), checkout.translate('plan.title')]) {
    const saved = page.waitForResponse((response) => response.url().endsWith('/selected-payment-method'));
    await checkout.choice(way).check();
    expect((await saved).status(), way).toBe(200);
    await expect(checkout.choice(way)).toBeChecked();
  }
});

for (const screen of screenNames)
  test(`[K-13] [J-210] [J-211] on a ${screen}, instalments: the plan says what it costs, and the order is paid when the bank agrees`, async ({
    page,
    shop,
    catalogue,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shop.useScreen(screen);
    const checkout = await creditCart({ page, shop, catalogue }, { buyer: someBuyer(), shipping: 'dpd', payment: 'tpay_blik' });
    await checkout.open('/checkout/payment', 'payment.title');
    await checkout.choice(checkout.translate('plan.title')).check();
    const plans = shop.main.getByRole('group', { name: checkout.translate('plan.choose') });
    await expect(plans.getByRole('radio', { name: /^20 rat/ })).toBeChecked();
    await plans.getByRole('radio', { name: /^36 rat/ }).check();
    await expect(plans).toContainText('RRSO 15,49%, razem');
    await expect(plans).toContainText('Przykład reprezentatywny');
    await plans.getByRole('radio', { name: /^10 rat/ }).check();
    await expectAccessible(page, 'plans of instalments');
    await page.reload();
    await expect(plans.getByRole('radio', { name: /^10 rat/ })).toBeChecked();
    await checkout.next('payment').click();
    await shop.expectHeading(checkout.translate('address.title'));
    await page.goto('/checkout/summary');
    await expect(checkout.part('payment')).toContainText('10 rat po');
    await checkout.agree();
    await checkout.order();
    await lender(page, 'Wniosek przyjęty').click();
    const order = await orderOf(request, await checkout.expectSuccess());
    expect(order.payment).toMatchObject({ method: 'global4net_installments_10', status: 'paid', instalments: { months: 10, rrso: 0 } });
    await expect(shop.main.getByText(checkout.orderText('payment.paid', { method: '10 rat 0%' }))).toBeVisible();
    await expectAccessible(page, 'success of instalments');
  });

test('[R-45] [J-210] instalments that the bank refuses: the order stands and is paid by card', async ({
  page,
  shop,
  catalogue,
  request,
}) => {
  const checkout = await orderOnCredit({ page, shop, catalogue }, 'installments', 'Wniosek odrzucony');
  await shop.expectHeading(checkout.orderText('pay.refusedTitle'));
  await checkout.choice(paymentNames.card).check();
  await shop.main.getByRole('button', { name: checkout.orderText('pay.again') }).click();
  await page.getByRole('button', { name: 'Zapłać', exact: true }).click();
  expect((await orderOf(request, await checkout.expectSuccess())).payment).toMatchObject({ method: 'payu_gateway', status: 'paid' });
});

test('[J-210] papers and days of waiting: the page says so, leads back to the application, and is paid in the end', async ({
  page,
  shop,
  catalogue,
  request,
}) => {
  const checkout = await orderOnCredit({ page, shop, catalogue }, 'payu_gateway_pay_later', 'Potrzebne dokumenty');
  const secret = await checkout.expectSuccess();
  const method = paymentNames.payLater;
  await expect(shop.main.getByText(checkout.orderText('credit.documents', { method }))).toBeVisible();
  await expectAccessible(page, 'an application that waits');
  await shop.main.getByRole('button', { name: checkout.orderText('credit.go') }).click();
  await lender(page, 'Wyślij dokumenty').click();
  await expect(shop.main.getByText(checkout.orderText('credit.deciding', { method }))).toBeVisible();
  await page.goto(`/checkout/payment/error?order=${secret.number}&hash=${secret.hash}`);
  await shop.expectHeading(checkout.orderText('pay.reviewTitle'));
  await expect(shop.main.getByRole('button', { name: checkout.orderText('pay.again') })).toHaveCount(0);
  await shop.main.getByRole('button', { name: checkout.orderText('credit.go') }).click();
  await lender(page, 'Wniosek przyjęty').click();
  expect((await orderOf(request, await checkout.expectSuccess())).payment).toMatchObject({ status: 'paid' });
});

test('[A-34] [J-210] a lease is for companies: the address asks for the NIP, and the lessor decides', async ({
  page,
  shop,
  catalogue,
  request,
}) => {
  const checkout = await creditCart({ page, shop, catalogue });
  await checkout.open('/checkout/payment', 'payment.title');
  await checkout.pay(paymentNames.lease);
  await expect(shop.main.getByText(checkout.translate('buyer.lessee'))).toBeVisible();
  const { email, street, postcode, city, telephone } = someBuyer();
  await checkout.enter({ email, email_repeat: email, street, postcode, city, telephone });
  await checkout.next('address').click();
  await expect(checkout.field('company')).toBeFocused();
  await checkout.enter(company);
  await checkout.next('address').click();
  await shop.expectHeading(checkout.translate('shipping.title'));
  await checkout.deliver();
  await checkout.agree();
  await checkout.order();
  await lender(page, 'Wniosek przyjęty').click();
  const order = await orderOf(request, await checkout.expectSuccess());
  expect(order.payment).toMatchObject({ method: 'simply_lease', status: 'paid' });
  expect(order.billing_address.vat_id).toBe('5250000009');
});

test('[K-26] the cart leads to its instalments', async ({ page, shop, catalogue }) => {
  const checkout = await creditCart({ page, shop, catalogue });
  await page.goto('/checkout/cart');
  await shop.main.getByRole('button', { name: /^Kup na raty od/ }).click();
  await shop.expectHeading(checkout.translate('payment.title'));
  await expect(checkout.choice(checkout.translate('plan.title'))).toBeChecked();
  await expect(shop.main.getByRole('radio', { name: /^20 rat/ })).toBeChecked();
});
