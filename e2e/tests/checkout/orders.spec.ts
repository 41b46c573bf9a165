import type { Page } from '@playwright/test';
import { SIGNIN_TOKEN, formatMoney, grosze } from 'shared-contracts';
import { Checkout, deliveryNames, someBuyer, paymentNames } from '../../lib/checkout.ts';
import { Commerce } from '../../lib/commerce.ts';
import { newCustomer, orderOf } from '../../lib/orders.ts';
import { expect, test } from '../../lib/test.ts';

interface Way {
  readonly name: string;
  readonly choice: string;
  readonly method: string;
  readonly payment: 'paid' | 'pending' | 'offline';
  /** Presses the order button and pays, until the success page. */
  readonly pay: (checkout: Checkout, page: Page) => Promise<void>;
}

const atOnce = (checkout: Checkout): Promise<void> => checkout.order();

const kinds: readonly Way[] = [
  {
    name: 'BLIK',
    choice: paymentNames.blik,
    method: 'tpay_blik',
    payment: 'paid',
    pay: async (checkout) => {
      await checkout.blikCode.fill('777123');
      await checkout.order();
      await expect(checkout.shop.main.getByText(checkout.orderText('blik.confirm')).first()).toBeVisible();
      await expect(checkout.shop.main.getByText(checkout.orderText('payment.paid', { method: 'BLIK' })).first()).toBeVisible();
    },
  },
  {
    name: 'a card',
    choice: paymentNames.card,
    method: 'payu_gateway',
    payment: 'paid',
    pay: async (checkout, page) => {
      await checkout.order();
      await page.getByRole('button', { name: 'Zapłać', exact: true }).click();
    },
  },
  { name: 'a bank transfer', choice: paymentNames.transfer, method: 'banktransfer', payment: 'pending', pay: atOnce },
  { name: 'cash on delivery', choice: paymentNames.onDelivery, method: 'cashondelivery', payment: 'offline', pay: atOnce },
];

// Each test buys another product, because orders change the stock. Guests and customers alternate between the screens.
const whole = kinds
  .flatMap((way, at) =>
    (['guest', 'customer'] as const).map((who, turn) => ({ way, who, screen: (at + turn) % 2 === 0 ? 'phone' : 'desktop' }) as const),
  )
  .map((order, turn) => ({ ...order, turn }));

for (const { way, screen, who, turn } of whole) {
  test(`[R-40] [K-11] [K-13] [K-22] a ${who} orders with ${way.name} on a ${screen}`, async ({ page, shop, catalogue, request, texts }) => {
    await shop.useScreen(screen);
    const product = (await catalogue.orderable(whole.length))[turn];
    if (product === undefined) throw new Error('nothing to buy');
    const commerce = new Commerce(request);
    const checkout = new Checkout(shop);
    const buyer = someBuyer();
    const stockBefore = await commerce.stock(product.sku);
    if (who === 'customer') {
      const token = await newCustomer(request, buyer.email);
      await page.goto('/');
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SIGNIN_TOKEN.name, token] as const);
    }

    await checkout.begin(product);
    await checkout.pay(way.choice);
    await checkout.address(buyer, who === 'guest');
    await checkout.deliver(deliveryNames.courier);
    await checkout.agree();
    await way.pay(checkout, page);
    const placed = await checkout.expectSuccess();

    const order = await orderOf(request, placed);
    expect(order).toMatchObject({
      items: [{ sku: product.sku }],
      email: buyer.email,
      payment: { method: way.method, status: way.payment },
      item_count: 1,
    });
    expect(await commerce.stock(product.sku)).toBe(stockBefore - 1);
    const mail = await commerce.mail(buyer.email, 'order-placed');
    expect(mail.text).toContain(placed.number);
    expect((await commerce.mails(buyer.email)).filter(({ kind }) => kind === 'order-placed')).toHaveLength(1);
    if (way.payment === 'paid') await commerce.mail(buyer.email, 'order-paid');
    if (way.method === 'banktransfer') {
      // K-21
      const account = new RegExp([...(order.payment.bank_transfer?.account_number ?? 'none')].join('\\s?'));
      await expect(shop.main.getByText(account).first()).toBeVisible();
    }
    await shop.expectCartCount(0);

    if (who === 'guest') return;
    await shop.navigate('/customer/account/orders');
    await shop.expectHeading(texts.translate('mfe-account/account', 'title.orders'));
    await expect(shop.main.getByRole('link', { name: new RegExp(placed.number) }).first()).toBeVisible();
    await shop.main
      .getByRole('link', { name: new RegExp(placed.number) })
      .first()
      .click();
    await expect(
      shop.main.getByText(new RegExp(formatMoney(grosze(order.totals.grand_total)).replaceAll(/\s/g, '\\s'))).first(),
    ).toBeVisible();
  });
}
