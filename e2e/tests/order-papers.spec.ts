import { expectAccessible } from '../lib/axe.ts';
import { someBuyer } from '../lib/checkout.ts';
import { Commerce } from '../lib/commerce.ts';
import { placeCart } from '../lib/ready-cart.ts';
import { expect, test } from '../lib/test.ts';

test('[J-245] [J-249] a guest loads the proforma, changes day and address of delivery, and has the proof of sale once it is paid', async ({
  page,
  shop,
  catalogue,
  request,
  texts,
}) => {
  test.setTimeout(90_000);
  const t = (key: string, values = {}): string => texts.translate('mfe-account/orders', key, values);
  const after = (key: string, values = {}): string => texts.translate('mfe-cart-checkout/order', key, values);
  const account = (key: string): string => texts.translate('mfe-account', key);
  const buyer = someBuyer();
  const product = await catalogue.orderableAt(32);
  const order = await placeCart(request, { skus: [product.sku], payment: 'banktransfer', buyer, shipping: 'inpost' });
  const { main } = shop;
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('the page after the order has the proforma and leads to the page of the order', async () => {
    await shop.open(`/checkout/success/${order.number}/${order.hash}`);
    const loading = page.waitForEvent('download');
    await main.getByRole('link', { name: after('bank.proforma') }).click();
    expect((await loading).suggestedFilename()).toBe(`PRO-${order.number}.pdf`);
    await main.getByRole('link', { name: after('next.track') }).click();
    await expect(main.getByRole('heading', { name: t('order.number', { number: order.number }) })).toBeFocused();
    await expectAccessible(page, 'the page of an order by its secret', 'main');
  });

  await test.step('another day and another street', async () => {
    await main.getByRole('button', { name: t('change.open') }).click();
    const dialog = page.getByRole('dialog', { name: t('change.title', { number: order.number }) });
    const days = dialog.getByRole('combobox', { name: t('change.when') });
    await days.selectOption({ index: 5 });
    await expectAccessible(page, 'the dialog that changes a delivery', 'dialog[open]');
    await dialog.getByRole('textbox', { name: account('label.street') }).fill('ul. Nowa 3');
    await dialog.getByRole('button', { name: t('change.save') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText(t('change.done'))).toBeVisible();
    await expect(main.getByText('ul. Nowa 3')).toBeVisible();
    const told = await new Commerce(request).mail(buyer.email, 'delivery-changed');
    expect(told.text).toContain(order.number);
  });

  await test.step('once the transfer has come there is the proof of sale, also for who tracks with number, e-mail and telephone', async () => {
    await new Commerce(request).changeStatus(order.number, 'processing');
    await shop.navigate('/track/tracking/order');
    await main.getByLabel(t('track.number')).fill(order.number);
    await main.getByLabel(account('login.email')).fill(buyer.email);
    await main.getByRole('button', { name: t('track.submit') }).click();
    await expect(main.getByText('ul. Nowa 3')).toHaveCount(0);
    await main.getByLabel(account('orderTelephone')).fill(buyer.telephone);
    await main.getByRole('button', { name: t('open.submit') }).click();
    await expect(main.getByText('ul. Nowa 3')).toBeVisible();
    const loading = page.waitForEvent('download');
    await main.getByRole('link', { name: /DS\/AMPERIO\// }).click();
    expect((await loading).suggestedFilename()).toMatch(/^DS-AMPERIO-\d{4}-\d{6}\.pdf$/);
  });
});
