import { formatMoney, grosze } from 'shared-contracts';
import { Checkout, someBuyer } from '../../lib/checkout.ts';
import { bringCart } from '../../lib/ready-cart.ts';
import { expect, test } from '../../lib/test.ts';

test('[C-24] a nonsense code is refused at its field, one of larger carts names the minimum; once the cart is large enough it lowers the sum, and it can be removed', async ({
  page,
  shop,
  catalogue,
  complaints,
  texts,
}) => {
  complaints.expect(/400/);
  await shop.useScreen('phone');
  const checkout = new Checkout(shop);
  // One piece is worth less than the 400,00 zł of the coupon, two are worth more.
  const product = (await catalogue.orderable(60)).find(({ finalPrice }) => finalPrice >= 20_000 && finalPrice < 35_000);
  if (product === undefined) throw new Error('no product has a price for this coupon');
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
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/400,00\szł/);

  await shop.main.getByRole('button', { name: texts.translate('shared-ui', 'stepper.more') }).click();
  const summary = shop.main.getByRole('region', { name: translate('summary.title') });
  await expect(summary).toContainText(formatMoney(grosze(2 * product.finalPrice)));
  await use.click();
  const remove = shop.main.getByRole('button', { name: translate('coupon.remove', { code: 'AMPER50' }) });
  await expect(remove).toBeVisible();
  const reduced = formatMoney(grosze(2 * product.finalPrice - 5000));
  await expect(summary).toContainText(reduced);
  await checkout.toCheckout.click();
  await expect(shop.main.getByText(checkout.translate('sum.coupon', { code: 'AMPER50' }))).toBeAttached();
  await page.goto('/checkout/cart');
  await remove.click();
  await expect(remove).toHaveCount(0);
  await expect(summary).not.toContainText(reduced);
  await expect(summary).toContainText(formatMoney(grosze(2 * product.finalPrice)));
});
