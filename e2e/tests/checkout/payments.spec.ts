import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../../lib/axe.ts';
import type { Catalogue } from '../../lib/catalogue.ts';
import type { Shop } from '../../lib/shop.ts';
import { SummaryVisit } from '../../lib/summary-visit.ts';
import { paymentNames } from '../../lib/checkout.ts';
import { expect, test } from '../../lib/test.ts';

interface Visitor {
  readonly page: Page;
  readonly shop: Shop;
  readonly request: APIRequestContext;
  readonly catalogue: Catalogue;
}

interface Chosen {
  /** Code of the payment method. */
  readonly payment: string;
  /** Code of the shipping method. */
  readonly shipping: string;
}

/** A guest at the summary, all agreements accepted. */
const ready = async (visitor: Visitor, turn: number, { payment, shipping }: Chosen): Promise<SummaryVisit> => {
  const visit = await SummaryVisit.begin(visitor, await visitor.catalogue.orderableAt(turn), payment, shipping);
  await visit.checkout.agree();
  return visit;
};

const gatewayButton = (page: Page, name: 'Zapłać' | 'Odrzuć płatność') => page.getByRole('button', { name, exact: true });

test('[K-08] [J-34] BLIK codes that are invalid, unknown, rejected or not confirmed in time are reported at their field, a good one pays the order, and a reload meanwhile places no second one', async ({
  page,
  shop,
  request,
  catalogue,
  complaints,
}) => {
  complaints.expect(/400/);
  const visit = await ready({ page, shop, request, catalogue }, 60, { payment: 'tpay_blik', shipping: 'dhl' });
  const { checkout } = visit;
  const isDescribed = (key: string) =>
    expect(checkout.blikCode, key).toHaveAccessibleDescription(new RegExp(checkout.orderText(key)), { timeout: 15_000 });
  await checkout.blikCode.fill('12 34');
  await checkout.order();
  await expect(checkout.blikCode).toBeFocused();
  await isDescribed('blik.wrong');
  expect(visit.sent, 'orders sent with an invalid code').toHaveLength(0);

  await checkout.blikCode.fill('000 000');
  await expect(checkout.blikCode).toHaveValue('000000');
  await checkout.order();
  await isDescribed('blik.refused.wrong');
  await expectAccessible(page, 'a BLIK code that is refused', 'main');
  const again = shop.main.getByRole('button', { name: checkout.orderText('blik.pay'), exact: true });
  for (const [code, refused] of [
    ['222222', 'blik.refused.rejected'],
    ['444444', 'blik.refused.timed-out'],
  ] as const) {
    await checkout.blikCode.fill(code);
    await again.click();
    await isDescribed(refused);
  }

  await checkout.blikCode.fill('777123');
  await again.click();
  await expect(shop.main.getByText(checkout.orderText('blik.confirm'))).toBeVisible();
  await page.reload();
  await expect(shop.main.getByText(checkout.orderText('payment.paid', { method: 'BLIK' }))).toBeVisible({ timeout: 15_000 });
  expect((await visit.expectOneOrder()).payment).toMatchObject({ method: 'tpay_blik', status: 'paid' });
  expect(visit.sent).toHaveLength(1);
});

test('[R-45] [K-13] [K-21] [J-34] a refused card, and Back from the gateway: the same order is paid by card, or by a transfer to the account that is shown', async ({
  page,
  shop,
  request,
  catalogue,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('after Back the order is placed and can be paid from its page; refused there, it is paid once more', async () => {
    const visit = await ready({ page, shop, request, catalogue }, 65, { payment: 'payu_gateway', shipping: 'gls' });
    const { checkout } = visit;
    await checkout.order();
    await expect(gatewayButton(page, 'Zapłać')).toBeVisible();
    await page.goBack();
    await shop.main.getByRole('link', { name: checkout.translate('placed.open') }).click();
    expect((await visit.expectOneOrder()).payment.status).toBe('pending');
    await shop.main.getByRole('link', { name: checkout.orderText('success.pay') }).click();
    await shop.expectHeading(checkout.orderText('pay.wantedTitle'));
    await shop.main.getByRole('button', { name: checkout.orderText('pay.again') }).click();
    await gatewayButton(page, 'Odrzuć płatność').click();
    await expect(page).toHaveURL(/\/checkout\/payment\/error\?/);
    await shop.expectHeading(checkout.orderText('pay.failedTitle'));
    await shop.main.getByRole('button', { name: checkout.orderText('pay.again') }).click();
    await gatewayButton(page, 'Zapłać').click();
    expect((await visit.expectOneOrder()).payment).toMatchObject({ method: 'payu_gateway', status: 'paid' });
    expect(visit.sent).toHaveLength(1);
  });

  await test.step('after a refusal the shopper changes to a transfer', async () => {
    const visit = await ready({ page, shop, request, catalogue }, 66, { payment: 'payu_gateway', shipping: 'ups' });
    const { checkout } = visit;
    await checkout.order();
    await gatewayButton(page, 'Odrzuć płatność').click();
    await shop.expectHeading(checkout.orderText('pay.failedTitle'));
    await shop.main.getByRole('button', { name: checkout.orderText('pay.change') }).click();
    await checkout.choice(paymentNames.transfer).check();
    await expectAccessible(page, 'failed payment', 'main');
    await shop.main.getByRole('button', { name: checkout.orderText('pay.again') }).click();
    const { payment } = await visit.expectOneOrder();
    expect(payment.method).toBe('banktransfer');
    const account = new RegExp([...(payment.bank_transfer?.account_number ?? 'none')].join('\\s?'));
    await expect(shop.main.getByRole('region', { name: checkout.orderText('bank.heading') })).toContainText(account);
  });
});
