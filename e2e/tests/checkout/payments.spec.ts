import type { APIRequestContext, Page } from '@playwright/test';
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

/** A guest at the summary, all agreements accepted. */
const ready = async (visitor: Visitor, turn: number, payment: string): Promise<SummaryVisit> => {
  const visit = await SummaryVisit.begin(visitor, await visitor.catalogue.orderableAt(turn), payment);
  await visit.checkout.agree();
  return visit;
};

const gatewayButton = (page: Page, name: 'Zapłać' | 'Odrzuć płatność') => page.getByRole('button', { name, exact: true });

test('[K-08] [J-34] an invalid BLIK code is reported at its field and nothing is sent; a valid code then pays', async ({
  page,
  shop,
  request,
  catalogue,
}) => {
  const visit = await ready({ page, shop, request, catalogue }, 60, 'tpay_blik');
  const { checkout } = visit;
  await checkout.blikCode.fill('12 34');
  await checkout.order();
  await expect(checkout.blikCode).toBeFocused();
  await expect(checkout.blikCode).toHaveAccessibleDescription(new RegExp(checkout.orderText('blik.wrong')));
  expect(visit.sent).toHaveLength(0);
  await checkout.blikCode.fill('777 123');
  await expect(checkout.blikCode).toHaveValue('777123');
  await checkout.order();
  const { payment } = await visit.expectOneOrder();
  expect(payment.method).toBe('tpay_blik');
  await expect(shop.main.getByText(checkout.orderText('payment.paid', { method: 'BLIK' }))).toBeVisible();
});

const refusals = [
  { code: '000000', why: 'the bank does not know', refused: 'blik.refused.wrong', turn: 61 },
  { code: '222222', why: 'the shopper rejects', refused: 'blik.refused.rejected', turn: 62 },
  { code: '444444', why: 'nobody confirms in time', refused: 'blik.refused.timed-out', turn: 63 },
] as const;

for (const { code, why, refused, turn } of refusals)
  test(`[K-08] [J-34] a BLIK code that ${why} is reported at its field; a new one pays the same order`, async ({
    page,
    shop,
    request,
    catalogue,
    complaints,
  }) => {
    complaints.expect(/400/);
    const visit = await ready({ page, shop, request, catalogue }, turn, 'tpay_blik');
    const { checkout } = visit;
    await checkout.blikCode.fill(code);
    await checkout.order();
    await expect(checkout.blikCode).toHaveAccessibleDescription(new RegExp(checkout.orderText(refused)), { timeout: 15_000 });
    await checkout.blikCode.fill('777123');
    await shop.main.getByRole('button', { name: checkout.orderText('blik.pay'), exact: true }).click();
    await expect(shop.main.getByText(checkout.orderText('payment.paid', { method: 'BLIK' }))).toBeVisible({ timeout: 15_000 });
    const { payment } = await visit.expectOneOrder();
    expect(payment.status).toBe('paid');
    expect(visit.sent).toHaveLength(1);
  });

test('[K-08] after a reload during a BLIK payment the page keeps waiting, and no second order is placed', async ({
  page,
  shop,
  request,
  catalogue,
}) => {
  const visit = await ready({ page, shop, request, catalogue }, 64, 'tpay_blik');
  const { checkout } = visit;
  await checkout.blikCode.fill('777123');
  await checkout.order();
  await expect(shop.main.getByText(checkout.orderText('blik.confirm'))).toBeVisible();
  await page.reload();
  await expect(shop.main.getByText(checkout.orderText('payment.paid', { method: 'BLIK' }))).toBeVisible({ timeout: 15_000 });
  await visit.expectOneOrder();
  expect(visit.sent).toHaveLength(1);
});

test('[R-45] [K-13] [J-34] a refused card leads to the page of failed payments, from which the same order is paid', async ({
  page,
  shop,
  request,
  catalogue,
}) => {
  const visit = await ready({ page, shop, request, catalogue }, 65, 'payu_gateway');
  const { checkout } = visit;
  await checkout.order();
  await gatewayButton(page, 'Odrzuć płatność').click();
  await expect(page).toHaveURL(/\/checkout\/payment\/error\?/);
  await shop.expectHeading(checkout.orderText('pay.failedTitle'));
  await shop.main.getByRole('button', { name: checkout.orderText('pay.again') }).click();
  await gatewayButton(page, 'Zapłać').click();
  expect((await visit.expectOneOrder()).payment).toMatchObject({ method: 'payu_gateway', status: 'paid' });
  expect(visit.sent).toHaveLength(1);
});

test('[R-45] [K-21] after a refused card the shopper changes to a bank transfer and sees the account to pay to', async ({
  page,
  shop,
  request,
  catalogue,
}) => {
  const visit = await ready({ page, shop, request, catalogue }, 66, 'payu_gateway');
  const { checkout } = visit;
  await checkout.order();
  await gatewayButton(page, 'Odrzuć płatność').click();
  await shop.expectHeading(checkout.orderText('pay.failedTitle'));
  await shop.main.getByRole('button', { name: checkout.orderText('pay.change') }).click();
  await checkout.choice(paymentNames.transfer).check();
  await shop.main.getByRole('button', { name: checkout.orderText('pay.again') }).click();
  expect((await visit.expectOneOrder()).payment.method).toBe('banktransfer');
  await expect(shop.main.getByRole('region', { name: checkout.orderText('bank.heading') })).toBeVisible();
});

test('[K-13] after Back from the gateway the order is placed and can be paid from its page', async ({ page, shop, request, catalogue }) => {
  const visit = await ready({ page, shop, request, catalogue }, 67, 'payu_gateway');
  const { checkout } = visit;
  await checkout.order();
  await expect(gatewayButton(page, 'Zapłać')).toBeVisible();
  await page.goBack();
  await shop.main.getByRole('link', { name: checkout.translate('placed.open') }).click();
  const { payment } = await visit.expectOneOrder();
  expect(payment.status).toBe('pending');
  await shop.main.getByRole('link', { name: checkout.orderText('success.pay') }).click();
  await shop.expectHeading(checkout.orderText('pay.wantedTitle'));
  await shop.main.getByRole('button', { name: checkout.orderText('pay.again') }).click();
  await gatewayButton(page, 'Zapłać').click();
  expect((await visit.expectOneOrder()).payment.status).toBe('paid');
  expect(visit.sent).toHaveLength(1);
});
