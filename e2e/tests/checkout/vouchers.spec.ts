import { formatMoney, grosze } from 'shared-contracts';
import { expectAccessible } from '../../lib/axe.ts';
import { Checkout, someBuyer } from '../../lib/checkout.ts';
import { Commerce } from '../../lib/commerce.ts';
import { orderOf } from '../../lib/orders.ts';
import { bringCart, placeCart } from '../../lib/ready-cart.ts';
import { screenNames } from '../../lib/screens.ts';
import { expect, test } from '../../lib/test.ts';

for (const screen of screenNames)
  test(`[J-212] on a ${screen}, a voucher pays a part, BLIK the rest`, async ({ page, shop, catalogue, request, complaints }) => {
    complaints.expect(/400/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shop.useScreen(screen);
    const checkout = new Checkout(shop);
    const commerce = new Commerce(request);
    const code = await commerce.voucher(1000);
    const { sku } = await catalogue.orderableAt(68);
    const cart = await bringCart(page, { skus: [sku], buyer: someBuyer(), shipping: 'dpd', payment: 'tpay_blik' });
    await checkout.open('/checkout/payment', 'payment.title');
    await shop.main.getByRole('button', { name: checkout.translate('voucher.have') }).click();
    const field = shop.main.getByLabel(checkout.translate('voucher.label'));
    await expect(field).toBeFocused();
    await field.fill('NIE-MA-TAKIEGO');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/Nie znamy takiego bonu/);
    await expectAccessible(page, 'a voucher that nobody knows');
    await field.fill(code);
    await field.press('Enter');
    await expect(shop.main.getByText(checkout.translate('voucher.left', { amount: formatMoney(grosze(0)) }))).toBeVisible();
    await checkout.next('payment').click();
    await shop.expectHeading(checkout.translate('address.title'));
    await page.goto('/checkout/summary');
    await checkout.agree();
    await checkout.blikCode.fill('777123');
    await checkout.order();
    const order = await orderOf(request, await checkout.expectSuccess());
    const total = cart.summary?.grand_total ?? 0;
    expect(order.totals).toMatchObject({ grand_total: total, voucher: 1000, to_pay: total - 1000 });
    await expect(shop.main.getByText(checkout.orderText('payment.paid', { method: 'BLIK' }))).toBeVisible({ timeout: 15_000 });
    await expect(shop.main.getByText(formatMoney(grosze(total - 1000))).last()).toBeVisible();
    expect(await commerce.balanceOf(code)).toBe(0);
  });

test('[K-10] [J-212] a voucher that is spent elsewhere before the order: the summary says it, and the order is placed without it', async ({
  page,
  shop,
  catalogue,
  request,
  complaints,
}) => {
  complaints.expect(/409/);
  const checkout = new Checkout(shop);
  const commerce = new Commerce(request);
  const code = await commerce.voucher(1000);
  const { sku } = await catalogue.orderableAt(69);
  const choices = { skus: [sku], shipping: 'dpd', payment: 'banktransfer' };
  const { cart_id: id } = await bringCart(page, { ...choices, buyer: someBuyer() });
  await request.put(`/rest/V1/pwa/guest-carts/${id}/external-voucher`, { data: { code } });
  await checkout.open('/checkout/summary', 'summary.title');
  await checkout.agree();
  await placeCart(request, { ...choices, buyer: someBuyer(), voucher: code });
  await checkout.order();
  await expect(shop.main.getByRole('alert').filter({ hasText: 'Bon pokrywa teraz 0,00' })).toBeVisible();
  await checkout.order();
  const order = await orderOf(request, await checkout.expectSuccess());
  expect(order.totals).toMatchObject({ voucher: 0, to_pay: order.totals.grand_total });
});

test('[J-212] a voucher that holds enough pays everything: nothing is left to choose', async ({ page, shop, catalogue, request }) => {
  const checkout = new Checkout(shop);
  const code = await new Commerce(request).voucher(5_000_000);
  const { sku } = await catalogue.orderableAt(69);
  await bringCart(page, { skus: [sku], buyer: someBuyer(), shipping: 'dpd' });
  await checkout.open('/checkout/payment', 'payment.title');
  await shop.main.getByRole('button', { name: checkout.translate('voucher.have') }).click();
  await shop.main.getByLabel(checkout.translate('voucher.label')).fill(code);
  await shop.main.getByRole('button', { name: checkout.translate('voucher.use') }).click();
  await expect(shop.main.getByText(checkout.translate('voucher.covers'))).toBeVisible();
  await checkout.next('payment').click();
  await shop.expectHeading(checkout.translate('address.title'));
  await page.goto('/checkout/summary');
  await checkout.agree();
  await checkout.order();
  expect((await orderOf(request, await checkout.expectSuccess())).payment).toMatchObject({ method: 'external_voucher', status: 'paid' });
});
