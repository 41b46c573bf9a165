import { SIGNIN_TOKEN } from 'shared-contracts';
import { expectAccessible } from '../../lib/axe.ts';
import { Checkout, someBuyer } from '../../lib/checkout.ts';
import { orderOf } from '../../lib/orders.ts';
import { bringCart } from '../../lib/ready-cart.ts';
import { expect, test } from '../../lib/test.ts';

test('[K-05] [K-20] [U-13] [K-27] missing or wrong values are reported at their fields; a company orders with an invoice, another shipping address and a new account, which has the order', async ({
  page,
  shop,
  catalogue,
  request,
  texts,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.useScreen('desktop');
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.orderableAt(22);
  await bringCart(page, { skus: [sku], payment: 'banktransfer' });
  const { email, firstname, lastname, ...place } = someBuyer();

  await test.step('missing ones are announced, the first one has the focus', async () => {
    await checkout.open('/checkout/address', 'address.title');
    await checkout.choice(checkout.translate('buyer.company')).check();
    await checkout.next('address').click();
    await expect(checkout.field('email')).toBeFocused();
    for (const field of ['email', 'company', 'vat_id', 'street', 'postcode', 'city', 'telephone'] as const)
      await expect(checkout.field(field)).toHaveAccessibleDescription(new RegExp(checkout.translate('problem.required')));
    await expect(shop.main.getByRole('alert').filter({ hasText: checkout.translate('problem.required') })).not.toHaveCount(0);
    await expectAccessible(page, 'address with errors', 'main');
  });

  await test.step('wrong ones, until a valid value clears their message', async () => {
    await checkout.enter({ email, email_repeat: `x${email}`, company: 'Lampex Sp. z o.o.', street: place.street, city: place.city });
    const wrong = [
      { field: 'vat_id', bad: '1234567890', good: '525-000-00-09', problem: 'problem.nip' },
      { field: 'postcode', bad: '3070', good: '30702', problem: 'problem.postcode' },
      { field: 'telephone', bad: '12345', good: '+48 600 100 200', problem: 'problem.phone' },
    ] as const;
    for (const { field, bad } of wrong) await checkout.enter({ [field]: bad });
    await checkout.next('address').click();
    await expect(checkout.field('email_repeat')).toBeFocused();
    await expect(checkout.field('email_repeat')).toHaveAccessibleDescription(new RegExp(checkout.translate('problem.email-repeat')));
    await checkout.enter({ email_repeat: email });
    await expect(checkout.field('email_repeat')).not.toHaveAttribute('aria-invalid');
    await checkout.next('address').click();
    await expect(checkout.field('vat_id')).toBeFocused();
    for (const { field, good, problem } of wrong) {
      await expect(shop.main.getByRole('alert').filter({ hasText: checkout.translate(problem) })).toBeVisible();
      await checkout.enter({ [field]: good });
      await expect(checkout.field(field)).not.toHaveAttribute('aria-invalid');
      await expect(shop.main.getByText(checkout.translate(problem))).toHaveCount(0);
    }
  });

  await test.step('another shipping address, and a password that is too short', async () => {
    await shop.main.getByRole('checkbox', { name: checkout.translate('address.elsewhere') }).check();
    const delivery = { firstname, lastname, street: 'ul. Mokra 3', postcode: '00-950', city: 'Warszawa', telephone: '601 100 200' };
    for (const [name, value] of Object.entries(delivery))
      await shop.main
        .getByLabel(checkout.translate(`field.${name}`), { exact: true })
        .last()
        .fill(value);
    await shop.main.getByRole('checkbox', { name: checkout.translate('account.want') }).check();
    const password = shop.main.getByLabel(checkout.translate('account.password'), { exact: true });
    const confirm = shop.main.getByLabel(checkout.translate('account.confirm'), { exact: true });
    await password.fill('krotkie');
    await checkout.next('address').click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(new RegExp(checkout.translate('problem.password')));
    await expect(confirm).toHaveAccessibleDescription(new RegExp(checkout.translate('problem.repeat')));
    await password.fill('Haslo12345');
    await confirm.fill('Haslo12345');
    await checkout.next('address').click();
    await shop.expectHeading(checkout.translate('shipping.title'));
    await checkout.deliver('Kurier FedEx');
  });

  const { number } = await test.step('summary and order have it all', async () => {
    const chosen = checkout.part('address');
    for (const line of [
      'Lampex Sp. z o.o.',
      'NIP 5250000009',
      place.street,
      checkout.translate('summary.elsewhere'),
      'ul. Mokra 3',
      '00-950 Warszawa',
    ])
      await expect(chosen.getByText(line, { exact: true })).toBeVisible();
    await expect(shop.main.getByText(checkout.translate('summary.account'))).toBeVisible();
    await checkout.agree();
    await checkout.order();
    const placed = await checkout.expectSuccess();
    expect(await orderOf(request, placed)).toMatchObject({
      with_invoice: true,
      billing_address: { company: 'Lampex Sp. z o.o.', vat_id: '5250000009', city: 'Kraków' },
      shipping_address: { lastname, street: ['ul. Mokra 3'], postcode: '00-950', city: 'Warszawa' },
    });
    return placed;
  });

  await test.step('the account has the order', async () => {
    const token = await request.post('/rest/V1/integration/customer/token', { data: { username: email, password: 'Haslo12345' } });
    expect(token.status(), await token.text()).toBe(200);
    const value = (await token.json()) as string; // the contract: a token as a JSON string
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SIGNIN_TOKEN.name, value] as const);
    await page.goto('/customer/account/orders');
    await shop.expectHeading(texts.translate('mfe-account/account', 'title.orders'));
    await expect(shop.main.getByRole('link', { name: new RegExp(number) }).first()).toBeVisible();
  });
});

test('[K-27] [K-19] a half-typed address survives a reload, going back and a lost connection; a postcode from another part of the country is questioned once', async ({
  page,
  shop,
  catalogue,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
  await shop.useScreen('desktop');
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.orderableAt(20);
  await bringCart(page, { skus: [sku], payment: 'banktransfer' });
  await checkout.open('/checkout/payment', 'payment.title');
  await checkout.next('payment').click();
  await shop.expectHeading(checkout.translate('address.title'));
  const { email, city, ...rest } = someBuyer();
  await checkout.enter({ email, ...rest, postcode: '80-001' });
  const stands = async (): Promise<void> => {
    await expect(checkout.field('email')).toHaveValue(email);
    await expect(checkout.field('street')).toHaveValue(rest.street);
    await expect(checkout.field('telephone')).toHaveValue(rest.telephone);
  };

  await test.step('a reload, Back and Forward, and the link to the step before', async () => {
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
  });

  await test.step('no connection', async () => {
    await checkout.enter({ email_repeat: email, city });
    await context.setOffline(true);
    await checkout.next('address').click();
    await expect(shop.main.getByRole('alert').filter({ hasText: checkout.translate('error.network') })).toBeVisible();
    await expect(checkout.field('city')).toHaveValue(city);
    await context.setOffline(false);
  });

  await test.step('the odd postcode is changed or confirmed', async () => {
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

  await test.step('what was sent is read from the server', async () => {
    await page.goBack();
    await stands();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await stands();
  });
});
