import { formatMoney, grosze } from 'shared-contracts';
import type { Cart } from 'shared-contracts/rest';
import { expectAccessible } from '../../lib/axe.ts';
import { someBuyer } from '../../lib/checkout.ts';
import { orderOf } from '../../lib/orders.ts';
import { bringCart, placeCart } from '../../lib/ready-cart.ts';
import { SummaryVisit } from '../../lib/summary-visit.ts';
import { expect, test } from '../../lib/test.ts';

test('[J-212] [K-10] an unknown voucher is reported at its field; of one that is spent elsewhere the summary says so, and the order is placed without it; one that holds enough pays everything', async ({
  page,
  shop,
  catalogue,
  request,
  complaints,
}) => {
  complaints.expect(/400/, /409/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.useScreen('phone');
  const product = await catalogue.orderableAt(68);
  const visit = await SummaryVisit.begin({ page, shop, request }, product, 'banktransfer', 'inpost');
  const { checkout, commerce } = visit;
  const field = shop.main.getByLabel(checkout.translate('voucher.label'));

  await test.step('an unknown one, and one of 10,00 zł', async () => {
    const code = await commerce.voucher(1000);
    await shop.navigate('/checkout/payment');
    await shop.expectHeading(checkout.translate('payment.title'));
    await shop.main.getByRole('button', { name: checkout.translate('voucher.have') }).click();
    await expect(field).toBeFocused();
    await field.fill('NIE-MA-TAKIEGO');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/Nie znamy takiego bonu/);
    await expectAccessible(page, 'a voucher that nobody knows', 'main');
    await field.fill(code);
    const used = page.waitForResponse((response) => response.ok() && response.url().endsWith('/external-voucher'));
    await field.press('Enter');
    const { summary } = (await (await used).json()) as Cart; // the contract
    const total = summary?.grand_total ?? 0;
    await expect(shop.main.getByText(checkout.translate('voucher.left', { amount: formatMoney(grosze(0)) }))).toBeVisible();
    await shop.navigate('/checkout/summary');
    await shop.expectHeading(checkout.translate('summary.title'));
    await expect(shop.main.getByRole('region', { name: checkout.translate('order.title') })).toContainText(
      formatMoney(grosze(total - 1000)),
    );
    await checkout.agree();
    await placeCart(request, { skus: [product.sku], shipping: 'dpd', payment: 'banktransfer', buyer: someBuyer(), voucher: code });
    await checkout.order();
    await expect(shop.main.getByRole('alert').filter({ hasText: 'Bon pokrywa teraz 0,00' })).toBeVisible();
    await checkout.order();
    const { totals } = await visit.expectOneOrder();
    expect(totals).toMatchObject({ voucher: 0, to_pay: totals.grand_total });
  });

  await test.step('one that holds enough: nothing is left to choose', async () => {
    const code = await commerce.voucher(5_000_000);
    await bringCart(page, { skus: [product.sku], buyer: someBuyer(), shipping: 'dpd' });
    await checkout.open('/checkout/payment', 'payment.title');
    await shop.main.getByRole('button', { name: checkout.translate('voucher.have') }).click();
    await field.fill(code);
    await shop.main.getByRole('button', { name: checkout.translate('voucher.use') }).click();
    await expect(shop.main.getByText(checkout.translate('voucher.covers'))).toBeVisible();
    await shop.navigate('/checkout/summary');
    await shop.expectHeading(checkout.translate('summary.title'));
    await checkout.agree();
    await checkout.order();
    const { payment, totals } = await orderOf(request, await checkout.expectSuccess());
    expect(payment).toMatchObject({ method: 'external_voucher', status: 'paid' });
    expect(await commerce.balanceOf(code)).toBe(5_000_000 - totals.grand_total);
  });
});
