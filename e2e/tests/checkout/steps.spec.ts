import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../lib/axe.ts';
import { bringCart, choose } from '../../lib/ready-cart.ts';
import { Checkout, someBuyer, paymentNames } from '../../lib/checkout.ts';
import { expect, test } from '../../lib/test.ts';

const steps = ['payment', 'address', 'shipping', 'summary'] as const;
type Step = (typeof steps)[number];

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return box;
};

test('[R-34] [J-331] the checkout leads to the first step that is not complete, with a message when a later one was asked for; one that is left without a choice says so and has the focus; without a cart it leads to the shop', async ({
  page,
  shop,
  catalogue,
  request,
  texts,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.orderableAt(20);
  await page.goto('/checkout/payment');
  await expect(shop.main.getByText(checkout.translate('empty.title'))).toBeVisible();
  await shop.main.getByRole('link', { name: checkout.translate('empty.shop') }).click();
  await expect(page).toHaveURL(/\/$/);

  const { cart_id: cartId } = await bringCart(page, { skus: [sku] });
  const missing = shop.main.getByRole('status').filter({ hasText: checkout.translate('step.missing') });
  for (const { asked, first, error, answer } of [
    { asked: 'summary', first: 'payment', error: 'payment.required', answer: { payment: 'banktransfer' } },
    // Its errors are those of the address test.
    { asked: 'shipping', first: 'address', error: null, answer: { buyer: someBuyer() } },
    { asked: 'summary', first: 'shipping', error: 'shipping.methodRequired', answer: { shipping: 'dpd' } },
  ] as const)
    await test.step(`${asked}, when ${first} is not complete`, async () => {
      await checkout.open(`/checkout/${asked}`, `${first}.title`);
      await expect(page).toHaveURL(new RegExp(`/checkout/${first}$`));
      await expect(missing).toBeVisible();
      // Who asks for no step has missed none.
      await shop.navigate('/checkout');
      await expect(missing).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/checkout/${first}$`));
      await expect(checkout.next(first)).toBeVisible();
      await expect(missing).toHaveCount(0);
      if (error !== null) {
        await checkout.next(first).click();
        await expect(shop.main.getByRole('alert').filter({ hasText: checkout.translate(error) })).toBeVisible();
        await expect(shop.main.getByRole('radio').first()).toBeFocused();
        await expectAccessible(page, `${first} without a choice`, 'main');
      }
      await choose(request, cartId, answer);
    });
  await checkout.open('/checkout', 'summary.title');
  await expect(page).toHaveURL(/\/checkout\/summary$/);
  await expect(checkout.next('summary')).toBeVisible();
  await expect(missing).toHaveCount(0);
  await shop.navigate('/checkout/cart');
  await shop.expectHeading(texts.translate('mfe-cart-checkout', 'cart.title'));
});

test('[R-34] [R-37] [R-38] each step has an address; at 1440 px the order stays beside it, at 375 px it unfolds above it, sum and button at the lower edge', async ({
  page,
  shop,
  catalogue,
}) => {
  const checkout = new Checkout(shop);
  const { sku, name } = await catalogue.orderableAt(20);
  await bringCart(page, { skus: [sku], payment: 'banktransfer', buyer: someBuyer(), shipping: 'dpd' });
  const order = shop.main.getByRole('region', { name: checkout.translate('order.title') });
  const form = shop.main.locator('form');
  const item = order.getByText(name, { exact: true });
  const sizes = {
    desktop: { width: 1440, height: 900 },
    phone: { width: 375, height: 812 },
  } as const;
  const expectAt = {
    desktop: async (step: Step): Promise<void> => {
      await expect(item).toBeVisible();
      await expect(order.getByRole('button')).toHaveCount(0);
      await expect(checkout.next(step)).toBeVisible();
      await expect(async () => {
        const [left, beside] = [await boxOf(form), await boxOf(order)];
        expect(beside.x).toBeGreaterThanOrEqual(left.x + left.width);
        expect(beside.y).toBeLessThan(left.y + left.height);
      }).toPass({ timeout: 5_000 });
    },
    phone: async (step: Step): Promise<void> => {
      const next = checkout.next(step);
      const details = order.getByRole('button', { expanded: false });
      await expect(details).toBeVisible();
      await expect(next).toBeInViewport({ ratio: 1 });
      await expect(async () => {
        const [below, above, button] = [await boxOf(form), await boxOf(order), await boxOf(next)];
        expect(above.y + above.height).toBeLessThanOrEqual(below.y);
        expect(sizes.phone.height - (button.y + button.height)).toBeLessThan(40);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      }).toPass({ timeout: 5_000 });
      await expect(item).toBeHidden();
      await details.click();
      await expect(item).toBeVisible();
    },
  };
  for (const [turn, step] of steps.entries())
    await test.step(step, async () => {
      // Every second step begins on a phone: a page that was made narrow may differ from one that always was.
      const [first, second] = turn % 2 === 0 ? (['desktop', 'phone'] as const) : (['phone', 'desktop'] as const);
      await page.setViewportSize(sizes[first]);
      await checkout.open(`/checkout/${step}`, `${step}.title`);
      await expect(page).toHaveURL(`/checkout/${step}`);
      await expectAt[first](step);
      await page.setViewportSize(sizes[second]);
      await expectAt[second](step);
    });

  await page.setViewportSize({ width: 1440, height: 600 });
  await shop.navigate('/checkout/payment');
  await shop.expectHeading(checkout.translate('payment.title'));
  await expect(checkout.next('payment')).toBeVisible();
  const before = (await boxOf(order)).y;
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => shop.scrollTop()).toBeGreaterThan(before);
  expect((await boxOf(order)).y).toBeGreaterThanOrEqual(0);
});

test('[K-27] payment and delivery are saved when they are chosen, and are still chosen after a reload', async ({
  page,
  shop,
  catalogue,
}) => {
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.orderableAt(20);
  await bringCart(page, { skus: [sku], payment: 'banktransfer', buyer: someBuyer() });
  await checkout.open('/checkout/payment', 'payment.title');
  await expect(checkout.choice(paymentNames.transfer)).toBeChecked();
  const paid = page.waitForResponse(/selected-payment-method$/);
  await checkout.choice(paymentNames.onDelivery).check();
  expect((await paid).status()).toBe(200);
  await shop.navigate('/checkout/shipping');
  await shop.expectHeading(checkout.translate('shipping.title'));
  const delivered = page.waitForResponse(
    (answer) => answer.url().endsWith('/shipping-information') && (answer.request().postData() ?? '').includes('gls'),
  );
  await checkout.chooseDelivery('Kurier GLS');
  expect((await delivered).status()).toBe(200);
  await page.reload();
  await expect(checkout.choice('Kurier GLS')).toBeChecked();
  await shop.navigate('/checkout/payment');
  await expect(checkout.choice(paymentNames.onDelivery)).toBeChecked();
  await shop.navigate('/checkout/summary');
  await shop.expectHeading(checkout.translate('summary.title'));
  await expect(checkout.part('payment')).toContainText(paymentNames.onDelivery);
  await expect(checkout.part('shipping')).toContainText('Kurier GLS');
});
