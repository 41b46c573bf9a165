import { formatMoney, grosze } from 'shared-contracts';
import { expectAccessible } from '../lib/axe.ts';
import { Checkout, paymentNames, someBuyer } from '../lib/checkout.ts';
import { Commerce } from '../lib/commerce.ts';
import { orderOf } from '../lib/orders.ts';
import { bringCart } from '../lib/ready-cart.ts';
import { expect, test } from '../lib/test.ts';

const value = 10_000;

test('[J-250] [J-251] [J-253] [J-254] a gift card is found by the search, bought with BLIK and sent; it pays a part of another order, and then stays', async ({
  page,
  shop,
  catalogue,
  request,
  complaints,
}) => {
  test.setTimeout(90_000); // two orders, and an e-mail between them
  complaints.expect(/404/);
  const checkout = new Checkout(shop);
  const commerce = new Commerce(request);
  const buyer = someBuyer();
  const recipient = someBuyer().email;
  const t = (key: string, values = {}): string => shop.texts.translate('mfe-cart-checkout/gift-cards', key, values);
  const { main } = shop;

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open('/search.html?query=karta podarunkowa');
  await main
    .getByRole('link', { name: /Karta podarunkowa/ })
    .first()
    .click();
  await shop.expectHeading(t('title'));
  const add = main.getByRole('button', { name: t('add') });
  const email = main.getByLabel(t('field.recipient_email'));
  const message = main.getByLabel(new RegExp(`^${t('field.message')}`));
  await expect(main.getByText(t('facts.valid', { months: 12 }))).toBeVisible();
  await message.fill('Zobacz www.zlo.example');
  await add.click();
  await expect(main.getByRole('group', { name: t('value.legend') })).toHaveAccessibleDescription(t('value.required'));
  await expect(email).toHaveAccessibleDescription(t('problem.required'));
  await expect(message).toHaveAccessibleDescription(new RegExp(t('problem.link')));
  await expectAccessible(page, 'the form of a gift card with errors', 'main');
  await main.getByRole('radio', { name: formatMoney(grosze(value)) }).check();
  await main.getByLabel(t('field.recipient_name')).fill('Zosia');
  await email.fill(recipient);
  await message.fill('Sto lat!');
  await add.click();

  await shop.expectHeading(shop.texts.translate('mfe-cart-checkout', 'cart.title'));
  await expect(main.getByText(new RegExp(`Zosia \\(${recipient}\\)`))).toBeVisible();
  await checkout.toCheckout.click();
  await shop.expectHeading(checkout.translate('payment.title'));
  await checkout.pay(paymentNames.blik);
  const { email: ownEmail, firstname, lastname, telephone } = buyer;
  await checkout.enter({ email: ownEmail, email_repeat: ownEmail, firstname, lastname, telephone });
  // No street and no delivery are asked for.
  await expect(checkout.field('street')).toHaveCount(0);
  await checkout.next('shipping').click();
  await shop.expectHeading(checkout.translate('summary.title'));
  await checkout.agree();
  await checkout.blikCode.fill('777123');
  await checkout.order();
  const placed = await checkout.expectSuccess();
  await expect(main.getByText(checkout.orderText('payment.paid', { method: 'BLIK' })).first()).toBeVisible({ timeout: 15_000 });
  const cards = main.getByRole('region', { name: checkout.orderText('gift.title') });
  await expect(cards.getByRole('button', { name: checkout.orderText('gift.withdrawOf', { position: 1 }) })).toBeVisible();
  await expectAccessible(page, 'an order of a gift card', 'main');

  const { text } = await commerce.mail(recipient, 'gift-card');
  const code = /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(text)?.[0] ?? '';
  await commerce.mail(buyer.email, 'gift-card-sent');

  await shop.navigate('/karta-podarunkowa/saldo');
  await expect(page).toHaveURL('/karta-podarunkowa/saldo');
  const field = main.getByLabel(t('balance.code'), { exact: true });
  await field.fill('NIKT-NIE-ZNA-KODU');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(t('balance.unknown'));
  await field.fill(code);
  await field.press('Enter');
  await expect(main.getByText(formatMoney(grosze(value)))).toBeVisible();
  await expect(main.getByRole('heading', { name: t('balance.result', { end: code.slice(-4) }) })).toBeFocused();
  await expectAccessible(page, 'the balance of a gift card', 'main');

  const { sku } = await catalogue.orderableAt(67);
  const cart = await bringCart(page, { skus: [sku], buyer: someBuyer(), shipping: 'dpd', payment: 'banktransfer' });
  await checkout.open('/checkout/payment', 'payment.title');
  await main.getByRole('button', { name: checkout.translate('voucher.have') }).click();
  await main.getByLabel(checkout.translate('voucher.label')).fill(code);
  await main.getByRole('button', { name: checkout.translate('voucher.use') }).click();
  const total = cart.summary?.grand_total ?? 0;
  const paid = Math.min(value, total);
  await expect(main.getByText(checkout.translate('voucher.left', { amount: formatMoney(grosze(value - paid)) }))).toBeVisible();
  await shop.navigate('/checkout/summary');
  await shop.expectHeading(checkout.translate('summary.title'));
  await checkout.agree();
  await checkout.order();
  expect((await orderOf(request, await checkout.expectSuccess())).totals).toMatchObject({ voucher: paid, to_pay: total - paid });
  await expect(main.getByText(formatMoney(grosze(total - paid))).last()).toBeVisible();

  await shop.navigate(`/checkout/success/${placed.number}/${placed.hash}`);
  await expect(cards.getByText(checkout.orderText('gift.keptSpent'))).toBeVisible();
  await expect(cards.getByRole('button')).toHaveCount(0);
});
