import type { Locator } from '@playwright/test';
import { bringCart } from '../../lib/ready-cart.ts';
import { Checkout, someBuyer, paymentNames } from '../../lib/checkout.ts';
import { expect, test } from '../../lib/test.ts';

const whole = () => ({ payment: 'banktransfer', buyer: someBuyer(), shipping: 'dpd' });
const steps = ['payment', 'address', 'shipping', 'summary'] as const;

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return box;
};

test('[R-34] [R-38] each step has an address; /checkout leads to the first unfinished one', async ({ page, shop, catalogue, texts }) => {
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.orderableAt(20);
  await bringCart(page, { skus: [sku], ...whole() });
  for (const step of steps) {
    await checkout.open(`/checkout/${step}`, `${step}.title`);
    await expect(checkout.next(step)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/checkout/${step}`);
  }
  await checkout.open('/checkout', 'summary.title');
  await expect(page).toHaveURL(/\/checkout\/summary$/);
  await page.goto('/checkout/cart');
  await shop.expectHeading(texts.translate('mfe-cart-checkout', 'cart.title'));
});

const unfinished = [
  { asked: 'summary', choices: {}, first: 'payment' },
  { asked: 'shipping', choices: { payment: 'banktransfer' }, first: 'address' },
  { asked: 'summary', choices: { payment: 'banktransfer', buyer: someBuyer() }, first: 'shipping' },
] as const;

for (const { asked, choices, first } of unfinished)
  test(`[R-34] [R-37] the step ${asked} that may not be entered yet leads to ${first}, with a message`, async ({
    page,
    shop,
    catalogue,
  }) => {
    const checkout = new Checkout(shop);
    const { sku } = await catalogue.orderableAt(20);
    await bringCart(page, { skus: [sku], ...choices });
    await checkout.open(`/checkout/${asked}`, `${first}.title`);
    await expect(page).toHaveURL(new RegExp(`/checkout/${first}$`));
    await expect(shop.main.getByRole('status').filter({ hasText: checkout.translate('step.missing') })).toBeVisible();
    await checkout.open('/checkout', `${first}.title`);
    await expect(shop.main.getByText(checkout.translate('step.missing'))).toHaveCount(0);
  });

test('[R-34] without a cart the checkout says so and links to the shop', async ({ page, shop }) => {
  const checkout = new Checkout(shop);
  await page.goto('/checkout/payment');
  await expect(shop.main.getByText(checkout.translate('empty.title'))).toBeVisible();
  await shop.main.getByRole('link', { name: checkout.translate('empty.shop') }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('[R-37] at 1440 px the order is beside each step and stays visible', async ({ page, shop, catalogue }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const checkout = new Checkout(shop);
  const { sku, name } = await catalogue.orderableAt(20);
  await bringCart(page, { skus: [sku], ...whole() });
  const order = shop.main.getByRole('region', { name: checkout.translate('order.title') });
  for (const step of steps) {
    await checkout.open(`/checkout/${step}`, `${step}.title`);
    await expect(order.getByText(name, { exact: true })).toBeVisible();
    await expect(checkout.next(step)).toBeVisible();
    const [form, beside] = [await boxOf(shop.main.locator('form')), await boxOf(order)];
    expect(beside.x, step).toBeGreaterThanOrEqual(form.x + form.width);
    expect(beside.y, step).toBeLessThan(form.y + form.height);
    await expect(order.getByRole('button')).toHaveCount(0);
  }
  await checkout.open('/checkout/payment', 'payment.title');
  await expect(checkout.next('payment')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 600 });
  const before = (await boxOf(order)).y;
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => shop.scrollTop()).toBeGreaterThan(before);
  expect((await boxOf(order)).y).toBeGreaterThanOrEqual(0);
});

test('[R-37] at 375 px each step is one column; the order unfolds above it, sum and button stay at the lower edge', async ({
  page,
  shop,
  catalogue,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const checkout = new Checkout(shop);
  const { sku, name } = await catalogue.orderableAt(20);
  await bringCart(page, { skus: [sku], ...whole() });
  const order = shop.main.getByRole('region', { name: checkout.translate('order.title') });
  for (const step of steps) {
    await checkout.open(`/checkout/${step}`, `${step}.title`);
    const next = checkout.next(step);
    await expect(next).toBeInViewport({ ratio: 1 });
    const [form, above] = [await boxOf(shop.main.locator('form')), await boxOf(order)];
    expect(above.y + above.height, step).toBeLessThanOrEqual(form.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), step).toBe(0);
    const button = await boxOf(next);
    expect(812 - (button.y + button.height), step).toBeLessThan(40);
    await expect(order.getByText(name, { exact: true })).toBeHidden();
    await order.getByRole('button', { expanded: false }).click();
    await expect(order.getByText(name, { exact: true })).toBeVisible();
  }
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
  await page.reload();
  await expect(checkout.choice(paymentNames.onDelivery)).toBeChecked();
  await checkout.open('/checkout/shipping', 'shipping.title');
  const delivered = page.waitForResponse(/shipping-information$/);
  await checkout.choice('Kurier GLS').check();
  expect((await delivered).status()).toBe(200);
  await page.reload();
  await expect(checkout.choice('Kurier GLS')).toBeChecked();
  await checkout.next('shipping').click();
  await shop.expectHeading(checkout.translate('summary.title'));
  await expect(checkout.part('payment')).toContainText(paymentNames.onDelivery);
  await expect(checkout.part('shipping')).toContainText('Kurier GLS');
});

test('[K-27] a half-typed address survives a reload and going back; once sent, the server has it', async ({ page, shop, catalogue }) => {
  await shop.useScreen('desktop');
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.orderableAt(20);
  await bringCart(page, { skus: [sku], payment: 'banktransfer' });
  await checkout.open('/checkout/payment', 'payment.title');
  await checkout.next('payment').click();
  await shop.expectHeading(checkout.translate('address.title'));
  const { email, city, ...rest } = someBuyer();
  await checkout.enter({ email, ...rest });
  const stands = async (): Promise<void> => {
    await expect(checkout.field('email')).toHaveValue(email);
    await expect(checkout.field('street')).toHaveValue(rest.street);
    await expect(checkout.field('telephone')).toHaveValue(rest.telephone);
  };
  await page.reload();
  await stands();
  await page.goBack();
  await shop.expectHeading(checkout.translate('payment.title'));
  await page.goForward();
  await stands();
  await shop.main.getByRole('link', { name: checkout.translate('back.payment') }).click();
  await shop.expectHeading(checkout.translate('payment.title'));
  await checkout.next('payment').click();
  await stands();
  await checkout.enter({ email_repeat: email, city });
  await checkout.next('address').click();
  await shop.expectHeading(checkout.translate('shipping.title'));
  await page.goBack();
  await stands();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await stands();
});

test('[K-05] missing or wrong values are reported at their fields and announced, the first one has the focus, a valid value clears it', async ({
  page,
  shop,
  catalogue,
}) => {
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.orderableAt(20);
  await bringCart(page, { skus: [sku], payment: 'banktransfer' });
  await checkout.open('/checkout/address', 'address.title');
  await checkout.choice(checkout.translate('buyer.company')).check();
  await checkout.next('address').click();
  await expect(checkout.field('email')).toBeFocused();
  for (const field of ['email', 'company', 'vat_id', 'street', 'postcode', 'city', 'telephone'] as const)
    await expect(checkout.field(field)).toHaveAccessibleDescription(new RegExp(checkout.translate('problem.required')));

  const buyer = someBuyer();
  await checkout.enter({ email: buyer.email, email_repeat: buyer.email, company: 'Lampex', street: buyer.street, city: buyer.city });
  const wrong = [
    { field: 'vat_id', bad: '1234567890', good: '525-000-00-09', problem: 'problem.nip' },
    { field: 'postcode', bad: '3070', good: '30702', problem: 'problem.postcode' },
    { field: 'telephone', bad: '12345', good: '+48 600 100 200', problem: 'problem.phone' },
  ] as const;
  for (const { field, bad } of wrong) await checkout.enter({ [field]: bad });
  await checkout.enter({ email_repeat: `x${buyer.email}` });
  await checkout.next('address').click();
  await expect(checkout.field('email_repeat')).toBeFocused();
  await expect(checkout.field('email_repeat')).toHaveAccessibleDescription(new RegExp(checkout.translate('problem.email-repeat')));
  await checkout.enter({ email_repeat: buyer.email });
  await expect(checkout.field('email_repeat')).not.toHaveAttribute('aria-invalid');
  await checkout.next('address').click();
  await expect(checkout.field('vat_id')).toBeFocused();
  for (const { field, good, problem } of wrong) {
    await expect(shop.main.getByRole('alert').filter({ hasText: checkout.translate(problem) })).toBeVisible();
    await checkout.enter({ [field]: good });
    await expect(checkout.field(field)).not.toHaveAttribute('aria-invalid');
    await expect(shop.main.getByText(checkout.translate(problem))).toHaveCount(0);
  }
  await checkout.next('address').click();
  await shop.expectHeading(checkout.translate('shipping.title'));
});

test('[K-19] a postcode from another part of the country is questioned once; it can be changed or confirmed', async ({
  page,
  shop,
  catalogue,
}) => {
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.orderableAt(20);
  await bringCart(page, { skus: [sku], payment: 'banktransfer' });
  await checkout.open('/checkout/address', 'address.title');
  const { email, ...person } = someBuyer();
  await checkout.enter({ email, email_repeat: email, ...person, postcode: '80-001' });
  await checkout.next('address').click();
  const question = shop.main.getByRole('alert').filter({ hasText: checkout.translate('verify.title') });
  await expect(question).toBeFocused();
  await expect(question).toContainText(checkout.translate('verify.text', { postcode: '80-001', city: 'Kraków' }));
  await question.getByRole('button', { name: checkout.translate('verify.change') }).click();
  await expect(checkout.field('postcode')).toBeFocused();
  await expect(question).toHaveCount(0);
  await checkout.next('address').click();
  await question.getByRole('button', { name: checkout.translate('verify.confirm') }).click();
  await shop.expectHeading(checkout.translate('shipping.title'));
});
