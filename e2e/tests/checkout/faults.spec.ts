import { CART_ID } from 'shared-contracts';
import { expectAccessible } from '../../lib/axe.ts';
import { SummaryVisit } from '../../lib/summary-visit.ts';
import { Checkout, someBuyer } from '../../lib/checkout.ts';
import { bringCart } from '../../lib/ready-cart.ts';
import { Shop } from '../../lib/shop.ts';
import { expect, test } from '../../lib/test.ts';

test('[K-04] [K-11] without a required agreement a side panel opens and nothing is ordered; accepting there orders, and Back from the success page offers no second order', async ({
  page,
  shop,
  catalogue,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.useScreen('desktop');
  const visit = await SummaryVisit.begin({ page, shop, request }, await catalogue.orderableAt(40), 'cashondelivery', 'pocztex');
  const { checkout } = visit;
  await expect(checkout.agreements.first()).toBeVisible();
  const boxes = await checkout.agreements.count();
  await checkout.order();
  const panel = shop.drawer(checkout.translate('agreements.title'));
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(boxes);
  await expectAccessible(page, 'missing agreements', 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(checkout.agreements.first()).toHaveAccessibleDescription(new RegExp(checkout.translate('problem.agreement')));
  expect(visit.sent).toHaveLength(0);
  await checkout.order();
  await panel.getByRole('button', { name: checkout.translate('agreements.acceptAll') }).click();
  const { number } = await visit.expectOneOrder();

  await page.goBack();
  await expect(shop.main.getByText(checkout.translate('placed.title', { number }))).toBeVisible();
  await expect(checkout.next('summary')).toHaveCount(0);
  await shop.main.getByRole('link', { name: checkout.translate('placed.open') }).click();
  expect((await checkout.expectSuccess()).number).toBe(number);
  expect(visit.sent).toHaveLength(1);
});

test('[K-11] a product that is sold out and a price that changes at the last moment are reported and nothing is ordered; two presses then place one order at the new price', async ({
  page,
  shop,
  catalogue,
  request,
  complaints,
  texts,
}) => {
  complaints.expect(/400/, /409/);
  const product = await catalogue.changeableAt(0);
  const visit = await SummaryVisit.begin({ page, shop, request }, product, 'banktransfer');
  const { checkout, commerce } = visit;
  await checkout.agree();
  const pieces = await commerce.stock(product.sku);
  const price = product.finalPrice + 1000;
  const item = shop.main.locator('form').getByRole('listitem').filter({ hasText: product.name });
  try {
    await commerce.changeStock(product.sku, 0);
    await checkout.order();
    await expect(item.getByRole('alert')).toBeVisible();
    await expect(item.getByRole('link', { name: checkout.translate('summary.toCart') })).toBeVisible();
    expect(await visit.orders()).toHaveLength(0);

    await commerce.changeStock(product.sku, pieces);
    await commerce.changePrice(product.sku, price);
    await checkout.order();
    await expect(
      shop.main.getByRole('alert').filter({ hasText: texts.pattern('mfe-cart-checkout/checkout', 'place.priceChanged') }),
    ).toBeVisible();
    await expect(item.getByRole('alert')).toHaveCount(0);
    expect(await visit.orders()).toHaveLength(0);
    const refused = visit.sent.length;
    await checkout.next('summary').dblclick();
    const order = await visit.expectOneOrder();
    expect(order.items[0]?.price).toBe(price);
    expect(visit.sent.slice(refused), 'requests of two presses').toHaveLength(1);
  } finally {
    await commerce.changeStock(product.sku, pieces);
    await commerce.changePrice(product.sku, product.finalPrice);
  }
});

test('[K-11] when the response to an order is lost, the page says that the result is unknown; another press, or a reload, finds the order and places no second one', async ({
  page,
  shop,
  catalogue,
  request,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|ERR_CONNECTION|404/);
  let isLost = true;
  await page.route(/\/payment-information$/, async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    return route.abort('connectionfailed');
  });
  for (const [turn, how] of ['another press', 'a reload'].entries())
    await test.step(how, async () => {
      const product = await catalogue.orderableAt(44 + turn);
      const visit = await SummaryVisit.begin({ page, shop, request }, product, 'banktransfer', turn === 0 ? 'dhl' : 'gls');
      const { checkout } = visit;
      isLost = true;
      await checkout.agree();
      await checkout.order();
      const told = shop.main.getByRole('alert').filter({ hasText: checkout.translate('unknown.short') });
      await expect(told).toBeVisible();
      // The button is far below it.
      await expect(told).toBeInViewport({ ratio: 1 });
      const [first] = await visit.orders();
      isLost = false;
      if (how === 'a reload') await page.reload();
      else await checkout.order();
      const { number } = await visit.expectOneOrder();
      expect(first?.text).toContain(number);
      expect(new Set(visit.sent).size).toBe(1);
    });
});

test('[E-09] [K-11] a cart that another tab empties, or that the server no longer has, leaves nothing to order; two tabs that order the same cart at once place one order', async ({
  page,
  shop,
  catalogue,
  request,
  context,
  texts,
  complaints,
}) => {
  // A press on a button that has just gone sends no form.
  complaints.expect(/404/, /form is not connected/);
  const product = await catalogue.orderableAt(47);
  const whole = { skus: [product.sku], payment: 'banktransfer', buyer: someBuyer(), shipping: 'dpd' };
  const checkout = new Checkout(shop);
  const isEmpty = () => expect(shop.main.getByText(checkout.translate('empty.title'))).toBeVisible();
  await bringCart(page, whole);
  await checkout.open('/checkout/summary', 'summary.title');
  const other = new Checkout(new Shop({ page: await context.newPage(), texts, complaints }));

  await test.step('emptied in the other tab', async () => {
    await expect(checkout.next('summary')).toBeVisible();
    await other.shop.page.goto('/checkout/cart');
    await other.shop.main.getByRole('button', { name: texts.pattern('mfe-cart-checkout', 'line.remove') }).click();
    await isEmpty();
    await expect(checkout.next('summary')).toHaveCount(0);
  });

  await test.step('gone at the server: the browser drops the cart’s id', async () => {
    // To the other tab the server would still answer with the new cart.
    await other.shop.page.goto('about:blank');
    const cart = await bringCart(page, whole);
    await page.route(new RegExp(`/guest-carts/${cart.cart_id}`), (route) =>
      route.fulfill({ status: 404, json: { code: 'cart_not_found', message: 'Koszyk wygasł.', parameters: {} } }),
    );
    await page.goto('/checkout/summary');
    await isEmpty();
    await expect(page.getByText(texts.translate('mfe-cart-checkout', 'empty.expiredTitle'))).toBeVisible();
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), CART_ID.name)).not.toContain(cart.cart_id);
  });

  await test.step('ordered in both tabs', async () => {
    const visit = await SummaryVisit.begin({ page, shop, request }, product, 'banktransfer');
    await other.open('/checkout/summary', 'summary.title');
    await checkout.agree();
    await other.agree();
    // Both buttons are located before the first press: a tab that learns of the other's order no longer shows its button.
    const buttons = await Promise.all([checkout, other].map((tab) => tab.next('summary').elementHandle()));
    await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
    // Either may be the first; the other one may learn of the order before its own press arrives.
    const hasOrdered = (tab: Checkout): boolean => tab.shop.page.url().includes('/checkout/success/');
    await expect.poll(() => [checkout, other].some(hasOrdered), { timeout: 20_000 }).toBe(true);
    const [first, second] = hasOrdered(checkout) ? [checkout, other] : [other, checkout];
    const { number } = await visit.expectOneOrder(first);
    const end = second.shop.main.getByText(number).or(second.shop.main.getByText(checkout.translate('empty.title')));
    await expect(end.first()).toBeVisible();
    expect(await visit.orders()).toHaveLength(1);
  });
});
