import { CART_ID } from 'shared-contracts';
import { SummaryVisit } from '../../lib/summary-visit.ts';
import { Checkout, someBuyer } from '../../lib/checkout.ts';
import { bringCart } from '../../lib/ready-cart.ts';
import { Shop } from '../../lib/shop.ts';
import { expect, test } from '../../lib/test.ts';

test('[K-04] without a required agreement a side panel opens and nothing is ordered; accepting there orders', async ({
  page,
  shop,
  catalogue,
  request,
}) => {
  const visit = await SummaryVisit.begin({ page, shop, request }, await catalogue.orderableAt(40), 'banktransfer');
  const { checkout } = visit;
  await expect(checkout.agreements.first()).toBeVisible();
  const boxes = await checkout.agreements.count();
  await checkout.order();
  const panel = shop.drawer(checkout.translate('agreements.title'));
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(boxes);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(checkout.agreements.first()).toHaveAccessibleDescription(new RegExp(checkout.translate('problem.agreement')));
  expect(visit.sent).toHaveLength(0);
  await checkout.order();
  await panel.getByRole('button', { name: checkout.translate('agreements.acceptAll') }).click();
  await visit.expectOneOrder();
});

test('a product that is sold out at the last moment is reported at its line, and nothing is ordered', async ({
  page,
  shop,
  catalogue,
  request,
  complaints,
}) => {
  complaints.expect(/400/);
  const product = await catalogue.changeableAt(0);
  const visit = await SummaryVisit.begin({ page, shop, request }, product, 'banktransfer');
  const { checkout, commerce } = visit;
  await checkout.agree();
  const pieces = await commerce.stock(product.sku);
  await commerce.changeStock(product.sku, 0);
  try {
    await checkout.order();
    const item = shop.main.locator('form').getByRole('listitem').filter({ hasText: product.name });
    await expect(item.getByRole('alert')).toBeVisible();
    await expect(item.getByRole('link', { name: checkout.translate('summary.toCart') })).toBeVisible();
    expect(await visit.orders()).toHaveLength(0);
  } finally {
    await commerce.changeStock(product.sku, pieces);
  }
  await checkout.order();
  await visit.expectOneOrder();
});

test('a changed price is reported and nothing is ordered; the next press orders at the new price', async ({
  page,
  shop,
  catalogue,
  request,
  complaints,
  texts,
}) => {
  complaints.expect(/409/);
  const product = await catalogue.changeableAt(1);
  const visit = await SummaryVisit.begin({ page, shop, request }, product, 'banktransfer');
  const { checkout, commerce } = visit;
  await checkout.agree();
  const price = product.finalPrice + 1000;
  await commerce.changePrice(product.sku, price);
  try {
    await checkout.order();
    const alert = shop.main.getByRole('alert').filter({ hasText: /./ }).first();
    await expect(alert).toHaveText(texts.pattern('mfe-cart-checkout/checkout', 'place.priceChanged'));
    expect(await visit.orders()).toHaveLength(0);
    await checkout.order();
    const order = await visit.expectOneOrder();
    expect(order.items[0]?.price).toBe(price);
  } finally {
    await commerce.changePrice(product.sku, product.finalPrice);
  }
});

test('[K-11] two presses on the order button place one order', async ({ page, shop, catalogue, request }) => {
  const visit = await SummaryVisit.begin({ page, shop, request }, await catalogue.orderableAt(43), 'banktransfer');
  await visit.checkout.agree();
  await visit.checkout.next('summary').dblclick();
  await visit.expectOneOrder();
  expect(visit.sent).toHaveLength(1);
});

for (const how of ['another press', 'a reload'] as const)
  test(`[K-11] when the response to an order is lost, the page says that the result is unknown; ${how} finds the order and places no second one`, async ({
    page,
    shop,
    catalogue,
    request,
    complaints,
  }) => {
    complaints.expect(/ERR_FAILED|ERR_CONNECTION|404/);
    const visit = await SummaryVisit.begin(
      { page, shop, request },
      await catalogue.orderableAt(how === 'a reload' ? 44 : 45),
      'banktransfer',
    );
    const { checkout } = visit;
    let isLost = true;
    await page.route(/\/payment-information$/, async (route) => {
      if (!isLost) return route.continue();
      await route.fetch();
      return route.abort('connectionfailed');
    });
    await checkout.agree();
    await checkout.order();
    await expect(shop.main.getByRole('alert').filter({ hasText: checkout.translate('unknown.short') })).toBeVisible();
    const [first] = await visit.orders();
    isLost = false;
    if (how === 'a reload') await page.reload();
    else await checkout.order();
    const { number } = await visit.expectOneOrder();
    expect(first?.text).toContain(number);
    expect(new Set(visit.sent).size).toBe(1);
  });

test('[K-11] Back from the success page shows that the order is placed, and offers no second one', async ({
  page,
  shop,
  catalogue,
  request,
}) => {
  const visit = await SummaryVisit.begin({ page, shop, request }, await catalogue.orderableAt(46), 'banktransfer');
  const { checkout } = visit;
  await checkout.agree();
  await checkout.order();
  const { number } = await visit.expectOneOrder();
  await page.goBack();
  await expect(shop.main.getByText(checkout.translate('placed.title', { number }))).toBeVisible();
  await expect(checkout.next('summary')).toHaveCount(0);
  await shop.main.getByRole('link', { name: checkout.translate('placed.open') }).click();
  expect((await checkout.expectSuccess()).number).toBe(number);
  expect(visit.sent).toHaveLength(1);
});

test('[K-11] two tabs that order the same cart at once place one order', async ({
  page,
  shop,
  catalogue,
  request,
  context,
  texts,
  complaints,
}) => {
  complaints.expect(/404/);
  const visit = await SummaryVisit.begin({ page, shop, request }, await catalogue.orderableAt(47), 'banktransfer');
  const { checkout } = visit;
  const other = new Checkout(new Shop({ page: await context.newPage(), texts, complaints }));
  await other.open('/checkout/summary', 'summary.title');
  await checkout.agree();
  await other.agree();
  // Both buttons are located before the first press: a tab that learns of the other's order no longer shows its button.
  const buttons = await Promise.all([checkout, other].map((tab) => tab.next('summary').elementHandle()));
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
  const { number } = await visit.expectOneOrder();
  const end = other.shop.main.getByText(number).or(other.shop.main.getByText(checkout.translate('empty.title')));
  await expect(end.first()).toBeVisible();
  expect(await visit.orders()).toHaveLength(1);
});

test('a cart that is emptied in another tab leaves nothing to order', async ({ page, shop, catalogue, request, context, texts }) => {
  const product = await catalogue.orderableAt(48);
  const { checkout } = await SummaryVisit.begin({ page, shop, request }, product, 'banktransfer');
  await expect(checkout.next('summary')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/checkout/cart');
  await other.getByRole('button', { name: texts.pattern('mfe-cart-checkout', 'line.remove') }).click();
  await expect(shop.main.getByText(checkout.translate('empty.title'))).toBeVisible();
  await expect(checkout.next('summary')).toHaveCount(0);
});

test('[E-09] a cart that the server no longer has is reset: the checkout is empty and the browser drops the cart’s id', async ({
  page,
  shop,
  catalogue,
  complaints,
  texts,
}) => {
  complaints.expect(/404/);
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.orderableAt(48);
  const cart = await bringCart(page, { skus: [sku], payment: 'banktransfer', buyer: someBuyer(), shipping: 'dpd' });
  await checkout.open('/checkout/summary', 'summary.title');
  await page.route(new RegExp(`/guest-carts/${cart.cart_id}`), (route) =>
    route.fulfill({ status: 404, json: { code: 'cart_not_found', message: 'Koszyk wygasł.', parameters: {} } }),
  );
  await page.reload();
  await expect(shop.main.getByText(checkout.translate('empty.title'))).toBeVisible();
  await expect(page.getByText(texts.translate('mfe-cart-checkout', 'empty.expiredTitle'))).toBeVisible();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), CART_ID.name)).not.toContain(cart.cart_id);
});

test('[K-27] going offline during a step is reported, what was typed stays, and the step continues once online', async ({
  page,
  shop,
  catalogue,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /WebSocket/);
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.orderableAt(48);
  await bringCart(page, { skus: [sku], payment: 'banktransfer', buyer: someBuyer() });
  await checkout.open('/checkout/address', 'address.title');
  await checkout.enter({ city: 'Wieliczka' });
  await context.setOffline(true);
  await checkout.next('address').click();
  await expect(shop.main.getByRole('alert').filter({ hasText: checkout.translate('error.network') })).toBeVisible();
  await expect(checkout.field('city')).toHaveValue('Wieliczka');
  await context.setOffline(false);
  await checkout.next('address').click();
  await shop.expectHeading(checkout.translate('shipping.title'));
});
