import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import { someBuyer } from '../lib/checkout.ts';
import { Commerce } from '../lib/commerce.ts';
import { deskText } from '../lib/desk-texts.ts';
import { Desk } from '../lib/desk.ts';
import { placeCart } from '../lib/ready-cart.ts';
import { expect, test } from '../lib/test.ts';

/** Pays an order on the page of its gateway. */
const pay = async (request: APIRequestContext, { number, hash }: { readonly number: string; readonly hash: string }): Promise<void> => {
  const asked = await request.get(`/payu/data/getPostPlaceOrderData?order=${number}&hash=${hash}`);
  const { redirect_url: path } = (await asked.json()) as { redirect_url: string }; // the contract
  const paid = await request.post(new Commerce(request).url + path, { form: { action: 'pay' }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
};

test('[J-182] [J-183] [J-184] [J-379] staff finds an order and comes back to what was looked for, notes its payment, packs and sends it, and its shopper sees that; another one is cancelled by its shopper and paid back', async ({
  page,
  context,
  shop,
  catalogue,
  request,
  texts,
}) => {
  test.setTimeout(90_000);
  const t = (key: string, values = {}): string => texts.translate('mfe-account/orders', key, values);
  const buyer = someBuyer();
  const { sku } = await catalogue.orderableAt(31);
  const sent = await placeCart(request, { skus: [sku], payment: 'banktransfer', buyer, shipping: 'inpost' });
  const cancelled = await placeCart(request, { skus: [sku], payment: 'payu_gateway', buyer, shipping: 'inpost' });
  await pay(request, cancelled);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  const tab = await context.newPage();
  const desk = new Desk(tab, request);
  const find = async (number: string): Promise<void> => {
    await desk.goTo('orders');
    await tab.getByLabel(deskText('orders.searchLabel')).fill(number);
    await tab.keyboard.press('Enter');
    await tab.getByRole('link', { name: deskText('orders.open', { number }) }).click();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(deskText('orders.number', { number }));
  };
  await test.step('at the desk', async () => {
    await desk.openAs(await desk.newToken('moderator'), '/orders');
    await find(sent.number);
    await tab.getByRole('link', { name: deskText('orders.back') }).click();
    await expect(tab.getByLabel(deskText('orders.searchLabel'))).toHaveValue(sent.number);
    await tab.getByRole('link', { name: deskText('orders.open', { number: sent.number }) }).click();
    for (const step of ['receive-payment', 'pack'] as const) {
      await tab.getByRole('button', { name: deskText(`orders.step.${step}`), exact: true }).click();
      await desk.tells(`orders.done.${step}`);
    }
    const send = tab.getByRole('button', { name: deskText('orders.step.send'), exact: true });
    await send.click();
    await expect(tab.getByLabel(deskText('orders.parcel_number'))).toBeFocused();
    await expectAccessible(tab, 'an order at the desk, with an error');
    await tab.getByLabel(deskText('orders.parcel_number')).fill('620012345');
    await send.click();
    await desk.tells('orders.done.send');
    await expect(tab.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await shop.open('/track/tracking/order');
  const track = async (number: string) => {
    await shop.main.getByLabel(t('track.number')).fill(number);
    await shop.main.getByLabel(texts.translate('mfe-account', 'login.email')).fill(buyer.email);
    await shop.main.getByRole('button', { name: t('track.submit') }).click();
    return shop.main.getByRole('region', { name: t('order.number', { number }) });
  };
  await test.step('the shopper of the sent order', async () => {
    const order = await track(sent.number);
    await expect(order.getByText(t('delivery.parcel', { number: '620012345' }))).toBeVisible();
    await expect(order.getByText(t('status.shipped'), { exact: true }).first()).toBeVisible();
    await expect(order.getByRole('button', { name: t('cancel.open') })).toHaveCount(0);
  });
  await test.step('the shopper of the other order', async () => {
    const order = await track(cancelled.number);
    await order.getByRole('button', { name: t('cancel.open') }).click();
    const dialog = page.getByRole('dialog', { name: t('cancel.title', { number: cancelled.number }) });
    await expect(dialog.getByText(/^Zwrócimy .+zł tą samą drogą/)).toBeVisible();
    await expectAccessible(page, 'cancelling an order');
    await dialog.getByLabel(texts.translate('mfe-account', 'orderTelephone')).fill(buyer.telephone);
    await dialog.getByRole('button', { name: t('cancel.yes') }).click();
    await expect(order.getByText(t('cancel.done'))).toBeVisible();
    await find(cancelled.number);
    const refunds = tab.getByRole('region', { name: deskText('orders.refunds') });
    await expect(refunds.getByText(deskText('orders.refundState.done'))).toBeVisible();
  });
});
