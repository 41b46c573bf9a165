import { SIGNIN_TOKEN, formatMoney, grosze } from 'shared-contracts';
import { expectAccessible } from '../../lib/axe.ts';
import { Checkout, someBuyer, paymentNames } from '../../lib/checkout.ts';
import { Commerce } from '../../lib/commerce.ts';
import { Keyboard } from '../../lib/keyboard.ts';
import { newCustomer, orderOf } from '../../lib/orders.ts';
import { PhoneFingers } from '../../lib/phone-fingers.ts';
import { expect, test } from '../../lib/test.ts';

test.describe('in Ukrainian', () => {
  test.use({ language: 'ua' });

  test('[R-40] [J-327] [J-329] [J-330] a guest orders with BLIK into a parcel locker on a phone, from a product’s page on, within a minute and without a street: stock, e-mails and the success page tell it, and axe finds nothing in any step', async ({
    page,
    shop,
    catalogue,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shop.useScreen('phone');
    const product = await catalogue.orderableAt(2);
    const commerce = new Commerce(request);
    const checkout = new Checkout(shop);
    const t = (key: string, values = {}): string => checkout.translate(key, values);
    const { telephone, ...buyer } = someBuyer();
    const fingers = new PhoneFingers();
    const stockBefore = await commerce.stock(product.sku);
    /** Taps on to the next step, and waits until it can be used. */
    const go = async (from: 'payment' | 'address' | 'shipping', to: 'address' | 'shipping' | 'summary'): Promise<void> => {
      await fingers.tap(checkout.next(from));
      await fingers.see(() => shop.expectHeading(t(to === 'shipping' ? 'shipping.where' : `${to}.title`)));
      await fingers.see(() => expect(checkout.next(to)).toBeVisible());
      // That of the address follows with its choice.
      if (to !== 'address') await expectAccessible(page, to, 'main');
    };

    await shop.buyFrom(product.url);
    await expect(page.getByText(shop.texts.translate('mfe-cart-checkout/service', 'cart.added'))).toBeVisible();
    await shop.navigate('/checkout/cart');
    await shop.expectHeading(shop.texts.translate('mfe-cart-checkout', 'cart.title'));
    await fingers.tap(checkout.toCheckout);
    await fingers.see(() => expect(checkout.next('payment')).toBeVisible());
    await expectAccessible(page, 'payment');
    await fingers.tap(shop.main.getByRole('radio', { name: /^BLIK / }).first());
    await go('payment', 'address');

    await fingers.tap(checkout.choice(t('handover.collection.both')));
    await expect(checkout.field('street')).toHaveCount(0);
    await expectAccessible(page, 'address of who collects', 'main');
    for (const field of ['email', 'email_repeat'] as const) await fingers.type(checkout.field(field), 'ola@example.com');
    // So that its e-mails are found: keys of an address of usual length were counted.
    await checkout.enter({ email: buyer.email, email_repeat: buyer.email });
    for (const [field, text] of [
      ['firstname', buyer.firstname],
      ['lastname', buyer.lastname],
      ['telephone', telephone.replaceAll(' ', '')],
    ] as const)
      await fingers.type(checkout.field(field), text);
    await go('address', 'shipping');

    await expect(shop.main.getByRole('link', { name: t('shipping.giveAddress') })).toBeVisible();
    await fingers.tap(shop.main.getByRole('radio', { name: /InPost|^Поштомат/ }).first());
    const panel = checkout.pickupPanel('point');
    const search = panel.getByRole('searchbox', { name: t('pickup.search') });
    await fingers.see(() => expect(search).toBeVisible());
    await fingers.type(search, buyer.postcode);
    const found = panel.getByRole('listitem').filter({ hasText: buyer.city }).first();
    await fingers.see(() => expect(found).toBeVisible());
    await fingers.tap(found.getByRole('button', { name: new RegExp(`^${t('pickup.pick')} ?:`) }));
    await expect(panel).toBeHidden();
    await go('shipping', 'summary');

    await expect(checkout.agreements.first()).toBeVisible();
    for (const box of await checkout.agreements.all()) await fingers.tap(box);
    await fingers.type(checkout.blikCode, '777123');
    await fingers.tap(checkout.next('summary'));
    await fingers.see(() => expect(shop.main.getByText(checkout.orderText('blik.confirm')).first()).toBeVisible());
    expect(fingers.seconds, fingers.told).toBeLessThanOrEqual(60);
    test.info().annotations.push({ type: 'purchase', description: fingers.told });
    const placed = await checkout.expectSuccess();
    await expect(shop.main.getByText(checkout.orderText('payment.paid', { method: 'BLIK' })).first()).toBeVisible();
    await expectAccessible(page, 'success', 'main');

    const order = await orderOf(request, placed);
    expect(order).toMatchObject({
      items: [{ sku: product.sku }],
      email: buyer.email,
      payment: { method: 'tpay_blik', status: 'paid' },
      shipping: { method_code: 'paczkomaty' },
      billing_address: { street: [], postcode: '', city: '', telephone },
      item_count: 1,
    });
    expect(await commerce.stock(product.sku)).toBe(stockBefore - 1);
    const mail = await commerce.mail(buyer.email, 'order-placed');
    expect(mail.text).toContain(placed.number);
    expect(mail.text).toContain(order.shipping.pickup_point?.street);
    expect((await commerce.mails(buyer.email)).filter(({ kind }) => kind === 'order-placed')).toHaveLength(1);
    await commerce.mail(buyer.email, 'order-paid');
    await shop.expectCartCount(0);
  });
});

test('[K-11] [K-22] [K-21] [J-331] with the keyboard only, a customer orders on a desktop from the cart on: each step begins at its heading, the account to pay to is shown, and the order is in the account', async ({
  page,
  shop,
  catalogue,
  request,
  texts,
}) => {
  await shop.useScreen('desktop');
  const checkout = new Checkout(shop);
  const { email, ...person } = someBuyer();
  const { sku } = await catalogue.orderableAt(3);
  const token = await newCustomer(request, email);
  const added = await request.post('/rest/V1/pwa/carts/mine/items', {
    headers: { authorization: `Bearer ${token}` },
    data: { cartItem: { sku, qty: 1 } },
  });
  expect(added.status(), await added.text()).toBe(200);
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [SIGNIN_TOKEN.name, token] as const);
  await page.goto('/checkout/cart');
  await expect(checkout.toCheckout).toBeVisible();
  await shop.interactive();
  const keyboard = new Keyboard(page);
  const began = async (step: 'payment' | 'address' | 'shipping' | 'summary'): Promise<void> => {
    await shop.expectHeading(checkout.translate(`${step}.title`));
    await expect(shop.heading).toBeFocused();
    await expect(checkout.next(step)).toBeVisible();
  };
  await keyboard.press(checkout.toCheckout);
  await began('payment');
  await keyboard.tabTo(shop.main.getByRole('radio').first());
  const saved = page.waitForResponse(/selected-payment-method$/);
  await keyboard.choose('ArrowDown', checkout.choice(paymentNames.transfer));
  await saved;
  await keyboard.press(checkout.next('payment'));
  await began('address');
  for (const [name, value] of Object.entries(person)) {
    await keyboard.enter(shop.main.getByLabel(checkout.translate(`field.${name}`), { exact: true }), value);
  }
  await page.keyboard.press('Enter');
  await began('shipping');
  await keyboard.press(shop.main.getByRole('radio').first(), 'Space');
  await keyboard.tabTo(
    shop.main.getByRole('group', { name: checkout.translate('shipping.company') }).getByRole('radio', { checked: true }),
  );
  await keyboard.choose('ArrowDown', checkout.choice('Kurier GLS'));
  await keyboard.press(checkout.next('shipping'));
  await began('summary');
  await expect(checkout.agreements.first()).toBeVisible();
  for (const box of await checkout.agreements.all()) await keyboard.press(box, 'Space');
  await keyboard.press(checkout.next('summary'));
  const placed = await checkout.expectSuccess();
  await expect(shop.heading).toBeFocused();
  const order = await orderOf(request, placed);
  expect(order).toMatchObject({ email, payment: { method: 'banktransfer', status: 'pending' } });
  const account = new RegExp([...(order.payment.bank_transfer?.account_number ?? 'none')].join('\\s?'));
  await expect(shop.main.getByText(account).first()).toBeVisible();

  await shop.navigate('/customer/account/orders');
  await shop.expectHeading(texts.translate('mfe-account/account', 'title.orders'));
  await shop.main
    .getByRole('link', { name: new RegExp(placed.number) })
    .first()
    .click();
  await expect(
    shop.main.getByText(new RegExp(formatMoney(grosze(order.totals.grand_total)).replaceAll(/\s/g, '\\s'))).first(),
  ).toBeVisible();
});
