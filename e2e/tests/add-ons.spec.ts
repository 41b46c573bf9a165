import { CART_ID, formatMoney, grosze } from 'shared-contracts';
import { CART_OUTBOX } from 'shared-contracts/storage';
import { needed, offered, type Offer } from '../lib/add-ons.ts';
import { expectAccessible } from '../lib/axe.ts';
import { Checkout, someBuyer } from '../lib/checkout.ts';
import { Commerce } from '../lib/commerce.ts';
import { goOffline, goOnline, lostConnection } from '../lib/connection.ts';
import { orderOf } from '../lib/orders.ts';
import { choose } from '../lib/ready-cart.ts';
import { escapePattern } from '../lib/texts.ts';
import { expect, test } from '../lib/test.ts';

const money = (amount: number): RegExp => new RegExp(escapePattern(formatMoney(grosze(amount))).replaceAll(/\s/g, '\\s'));
const starting = (name: string): RegExp => new RegExp(`^${escapePattern(name)}`);
const plainServices = ({ services }: Offer) => services.filter(({ protector_device: device }) => device === null);

test('[P-13] [C-26] [C-27] warranty and service are chosen with the product, stay with it up to the order and its e-mail, and can be changed in the cart', async ({
  page,
  shop,
  shopUrl,
  texts,
  request,
}) => {
  const offer = await offered(shopUrl, (one) => one.warranties.length > 1 && plainServices(one).some(({ price }) => price > 0));
  const [first, second] = [needed(offer.warranties[0]), needed(offer.warranties[1])];
  const service = needed(plainServices(offer).find(({ price }) => price > 0));
  const text = (key: string, values = {}) => texts.translate('mfe-cart-checkout', key, values);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.useScreen('desktop');
  await shop.open(offer.url);

  // The product page: by keyboard alone.
  const protection = shop.main.getByRole('group', { name: texts.translate('mfe-catalog/product', 'addOns.warranty') });
  const none = protection.getByRole('radio', { name: texts.translate('mfe-catalog/product', 'addOns.none') });
  await expect(none).toBeChecked();
  await none.focus();
  await page.keyboard.press('ArrowDown');
  await expect(protection.getByRole('radio', { name: starting(first.name) })).toBeChecked();
  await expect(protection).toContainText(money(first.price));
  const services = shop.main.getByRole('group', { name: texts.translate('mfe-catalog/product', 'addOns.services') });
  const box = services.getByRole('checkbox', { name: starting(service.name) });
  await expect(services).toContainText(service.description);
  await expect(services).toContainText(money(service.price));
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expect(shop.main.getByText(money(offer.finalPrice + first.price + service.price)).first()).toBeVisible();
  await expectAccessible(page, 'product page with choices', 'main');
  await shop.buyButton.click();
  await shop.expectCartCount(1);

  // The drawer and the cart.
  await shop.tool('header.cart').click();
  const inDrawer = shop.cartDrawer.getByRole('list', { name: text('addOns.of', { name: offer.name }) });
  await expect(inDrawer.getByRole('listitem').filter({ hasText: first.name })).toContainText(money(first.price));
  await expect(inDrawer.getByRole('listitem').filter({ hasText: service.name })).toContainText(money(service.price));
  await page.keyboard.press('Escape');
  await expect(shop.cartDrawer).toBeHidden();
  await shop.navigate('/checkout/cart');
  const list = shop.main.getByRole('list', { name: text('addOns.of', { name: offer.name }) });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await shop.main.getByRole('button', { name: text('addOns.for', { action: text('addOns.change'), name: offer.name }) }).click();
  const editor = shop.main.getByRole('group', { name: text('addOns.warranty') });
  await editor.getByRole('radio', { name: starting(second.name) }).check();
  await expect(list.getByRole('listitem').filter({ hasText: second.name })).toContainText(money(second.price));
  await expect(list).not.toContainText(first.name);
  const box2 = shop.main.getByRole('group', { name: text('addOns.services') }).getByRole('checkbox', { name: starting(service.name) });
  await box2.uncheck();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await box2.check();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'cart with warranty and service', 'main');
  // Taken out and put back.
  await list.getByRole('button', { name: text('addOns.remove', { name: service.name }) }).click();
  const undo = shop.main.getByRole('button', { name: text('undo.button') });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const total = offer.finalPrice + second.price + service.price;
  const summary = shop.main.getByRole('region', { name: text('summary.title') });
  await expect(summary).toContainText(money(total));
  await expect(summary).toContainText(money(second.price + service.price));

  // The checkout.
  const checkout = new Checkout(shop);
  const buyer = someBuyer();
  const stored = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as { value?: string }, CART_ID.name); // the page's own value
  await choose(request, stored.value ?? '', { payment: 'banktransfer', buyer, shipping: 'dpd' });
  await checkout.open('/checkout/summary', 'summary.title');
  const items = shop.main
    .getByRole('list', { name: checkout.translate('order.items') })
    .filter({ visible: true })
    .first();
  await expect(items).toContainText(second.name);
  await expect(items).toContainText(money(service.price));
  await checkout.agree();
  await checkout.order();

  // The order and its e-mail.
  const { number, hash } = await checkout.expectSuccess();
  for (const words of [second.name, service.name]) await expect(shop.main.getByText(words).first()).toBeVisible();
  const order = await orderOf(request, { number, hash });
  expect(order.items[0]?.add_ons.map(({ name, row_total: paid }) => [name, paid])).toEqual([
    [second.name, second.price],
    [service.name, service.price],
  ]);
  const mail = await new Commerce(request).mail(buyer.email, 'order-placed');
  for (const words of [second.name, service.name]) expect(mail.text).toContain(words);
});

test('[S-40] [S-41] [S-42] a screen protector is fitted on phones, watches and tablets, matte or privacy: a side panel explains it in pictures, and it goes into the cart with the product', async ({
  page,
  shop,
  shopUrl,
  texts,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.useScreen('desktop');
  const text = (key: string, values = {}) => texts.translate('mfe-catalog/product', key, values);
  const ordered: string[] = [];
  for (const device of ['phone', 'smartwatch', 'tablet']) {
    const offer = await offered(
      shopUrl,
      ({ services }) => new Set(services.filter((one) => one.protector_device === device).map((one) => one.protector_finish)).size === 2,
    );
    if (ordered.length === 0) await shop.open(offer.url);
    else await shop.navigate(offer.url);
    await shop.expectHeading(offer.name);
    const opener = shop.main.getByRole('button', { name: text('fitting.open') });
    for (const finish of ['matte', 'privacy'])
      await test.step(`${finish}, of a ${device}`, async () => {
        const fitting = needed(offer.services.find((one) => one.protector_device === device && one.protector_finish === finish));
        await opener.click();
        const panel = shop.drawer(text('fitting.title'));
        await expect(panel).toContainText(text(`fitting.device.${device}`));
        await expect(panel).toContainText(offer.name);
        await expect(panel.getByRole('region', { name: text('fitting.how') }).getByRole('listitem')).toHaveCount(3);
        if (ordered.length === 0) {
          await panel.getByRole('button', { name: text('buy') }).click();
          await expect(panel.getByRole('alert').filter({ hasText: text('fitting.shopMissing') })).toBeVisible();
          await expectAccessible(page, 'panel of the screen protector', 'dialog[open]');
          await page.keyboard.press('Escape');
          await expect(panel).toBeHidden();
          await expect(opener).toBeFocused();
          await page.keyboard.press('Enter');
        }
        const choice = panel.getByRole('radio', { name: text(`fitting.finish.${finish}`) });
        await choice.check();
        await expect(panel.getByRole('group', { name: text('fitting.finish') })).toContainText(money(fitting.price));
        await panel
          .getByRole('group', { name: text('fitting.shop') })
          .getByRole('radio')
          .first()
          .check();
        await panel.getByRole('button', { name: text('buy') }).click();
        await expect(panel).toBeHidden();
        ordered.push(fitting.name);
        await shop.expectCartCount(ordered.length);
      });
  }
  await shop.navigate('/checkout/cart');
  for (const name of ordered) await expect(shop.main.getByRole('listitem').filter({ hasText: name }).last()).toContainText(/Amperio \S+, /);
  expect(new Set(ordered).size).toBe(6);
});

test('[J-163] what is chosen before the page is hydrated, or without a connection, goes into the cart with the product, once', async ({
  page,
  context,
  shop,
  shopUrl,
  texts,
  complaints,
}) => {
  complaints.expect(...lostConnection);
  const offer = await offered(shopUrl, ({ warranties }) => warranties.length > 1);
  const [first, second] = [needed(offer.warranties[0]), needed(offer.warranties[1])];
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(offer.url, { waitUntil: 'commit' });
  await shop.main.getByRole('radio', { name: starting(first.name) }).check();
  await shop.buyButton.click();
  scripts.resolve();
  await shop.expectCartCount(1);
  await expect(page.getByText(texts.translate('mfe-cart-checkout/service', 'cart.added'))).toBeVisible();

  await goOffline(page, context);
  await shop.main.getByRole('radio', { name: starting(second.name) }).check();
  await shop.buyButton.click();
  await shop.expectCartCount(2);
  await goOnline(page, context);
  const waiting = () => page.evaluate((name) => localStorage.getItem(name), CART_OUTBOX.name);
  await expect.poll(waiting, { timeout: 20_000 }).toBeNull();
  await page.goto('/checkout/cart');
  const lists = shop.main.getByRole('list', { name: texts.translate('mfe-cart-checkout', 'addOns.of', { name: offer.name }) });
  await expect(lists).toHaveCount(2);
  for (const { name } of [first, second]) {
    const list = lists.filter({ hasText: name });
    await expect(list.getByRole('listitem'), name).toHaveCount(1);
  }
  await shop.expectCartCount(2);
});
