import { expectAccessible } from '../../lib/axe.ts';
import { Checkout, deliveryNames, someBuyer, paymentNames } from '../../lib/checkout.ts';
import { Commerce } from '../../lib/commerce.ts';
import { bringCart, placeCart } from '../../lib/ready-cart.ts';
import { screenNames } from '../../lib/screens.ts';
import { expect, test } from '../../lib/test.ts';

for (const screen of screenNames) {
  test.describe(`axe, ${screen}`, () => {
    test.beforeEach(async ({ page, shop }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await shop.useScreen(screen);
    });

    test('steps of the checkout, their errors and their panels: axe finds nothing', async ({ page, shop, catalogue }) => {
      const checkout = new Checkout(shop);
      const { sku } = await catalogue.orderableAt(80);
      await bringCart(page, { skus: [sku], payment: 'banktransfer', buyer: someBuyer(), shipping: 'dpd' });
      await checkout.open('/checkout/payment', 'payment.title');
      await expect(checkout.next('payment')).toBeVisible();
      await expectAccessible(page, 'payment');

      await checkout.open('/checkout/address', 'address.title');
      await expect(checkout.next('address')).toBeVisible();
      await expectAccessible(page, 'address');
      await checkout.choice(checkout.translate('buyer.company')).check();
      await checkout.next('address').click();
      await expect(shop.main.getByRole('alert').filter({ hasText: checkout.translate('problem.required') })).not.toHaveCount(0);
      await expectAccessible(page, 'address with errors');

      await checkout.open('/checkout/shipping', 'shipping.title');
      await expect(checkout.next('shipping')).toBeVisible();
      await expectAccessible(page, 'shipping');
      await checkout.choice(deliveryNames.parcelLocker).check();
      const points = checkout.pickupPanel('point');
      await expect(points.getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page, 'pickup points');
      await page.keyboard.press('Escape');
      await expect(points).toBeHidden();

      await checkout.open('/checkout/summary', 'summary.title');
      await expect(checkout.agreements.first()).toBeVisible();
      await expectAccessible(page, 'summary');
      await checkout.order();
      await expect(shop.drawer(checkout.translate('agreements.title')).getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'missing agreements');
    });

    test('success, failed payment and delivery date: axe finds nothing', async ({ page, shop, catalogue, request, texts }) => {
      const checkout = new Checkout(shop);
      const { sku } = await catalogue.orderableAt(81);
      const choices = { skus: [sku], buyer: someBuyer(), shipping: 'dpd' };
      const transfer = await placeCart(request, { ...choices, payment: 'banktransfer' });
      await page.goto(`/checkout/success/${transfer.number}/${transfer.hash}`);
      await expect(shop.main.getByRole('region', { name: checkout.orderText('bank.heading') })).toBeVisible();
      await expectAccessible(page, 'success');

      const card = await placeCart(request, { ...choices, payment: 'payu_gateway' });
      await page.goto(`/checkout/payment/error?${new URLSearchParams({ order: card.number, hash: card.hash }).toString()}`);
      await shop.main.getByRole('button', { name: checkout.orderText('pay.change') }).click();
      await expect(checkout.choice(paymentNames.transfer)).toBeVisible();
      await expectAccessible(page, 'failed payment');

      const buyer = someBuyer();
      const large = await catalogue.large();
      await placeCart(request, { skus: [large.sku], payment: 'banktransfer', buyer, shipping: 'neocourier' });
      const { text } = await new Commerce(request).mail(buyer.email, 'order-placed');
      await page.goto(/\/checkout\/delivery_date\/\S+/.exec(text)?.[0] ?? '');
      await expect(shop.main.getByRole('button', { name: texts.translate('mfe-cart-checkout/delivery-date', 'save') })).toBeVisible();
      await expectAccessible(page, 'delivery date');
    });
  });
}
