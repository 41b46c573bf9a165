import type { Locator } from '@playwright/test';
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

test('with the keyboard only from the cart to the order: each step begins at its heading', async ({ page, shop, catalogue }) => {
  await shop.useScreen('desktop');
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.orderableAt(82);
  await bringCart(page, { skus: [sku] });
  await page.goto('/checkout/cart');
  await expect(checkout.toCheckout).toBeVisible();
  await shop.interactive();
  const press = page.keyboard;
  /** Presses Tab until this element has the focus. */
  const tabTo = async (part: Locator): Promise<void> => {
    for (let stops = 0; stops < 60; stops += 1) {
      if (await part.evaluate((element) => element === document.activeElement)) return;
      await press.press('Tab');
    }
    await expect(part).toBeFocused();
  };
  const chooseWith = async (key: 'ArrowDown' | 'ArrowUp', choice: Locator): Promise<void> => {
    for (let steps = 0; steps < 30 && !(await choice.isChecked()); steps += 1) await press.press(key);
    await expect(choice).toBeChecked();
  };
  const began = async (step: 'payment' | 'address' | 'shipping' | 'summary'): Promise<void> => {
    await shop.expectHeading(checkout.translate(`${step}.title`));
    await expect(shop.heading).toBeFocused();
    await expect(checkout.next(step)).toBeVisible();
  };
  await tabTo(checkout.toCheckout);
  await press.press('Enter');
  await began('payment');
  await tabTo(shop.main.getByRole('radio').first());
  const saved = page.waitForResponse(/selected-payment-method$/);
  await chooseWith('ArrowDown', checkout.choice(paymentNames.transfer));
  await saved;
  await tabTo(checkout.next('payment'));
  await press.press('Enter');
  await began('address');
  const { email, ...person } = someBuyer();
  for (const [name, value] of Object.entries({ email, email_repeat: email, ...person })) {
    await tabTo(shop.main.getByLabel(checkout.translate(`field.${name}`), { exact: true }));
    await press.type(value);
  }
  await press.press('Enter');
  await began('shipping');
  await tabTo(shop.main.getByRole('radio').first());
  // Past the last method and on from the first, to avoid those that ask for a pickup point.
  await press.press('ArrowUp');
  await press.press('ArrowUp');
  await chooseWith('ArrowDown', checkout.choice('Kurier GLS'));
  await tabTo(checkout.next('shipping'));
  await press.press('Enter');
  await began('summary');
  for (const box of await checkout.agreements.all()) {
    await tabTo(box);
    await press.press('Space');
  }
  await tabTo(checkout.next('summary'));
  await press.press('Enter');
  await checkout.expectSuccess();
  await expect(shop.heading).toBeFocused();
});
