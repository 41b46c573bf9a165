import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../lib/axe.ts';
import { Checkout, deliveryNames, paymentNames, someBuyer } from '../../lib/checkout.ts';
import { Keyboard } from '../../lib/keyboard.ts';
import { orderOf } from '../../lib/orders.ts';
import { bringCart } from '../../lib/ready-cart.ts';
import { escapePattern } from '../../lib/texts.ts';
import { expect, test } from '../../lib/test.ts';

/** Presses Tab until a place of the map that is not marked has the focus. @returns its name */
async function tabToPlace(page: Page, map: Locator): Promise<string> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const place = map.locator('button[aria-pressed="false"]:focus');
    if ((await place.count()) > 0) return (await place.getAttribute('aria-label')) ?? '';
  }
  throw new Error('the keyboard leads to no place of the map');
}

test('[S-35] [J-207] [K-27] [J-331] a point is searched and chosen in the list, another one on its map by keyboard; a guest who collects in a shop orders by keyboard alone, each step says what is missing, and axe finds nothing in it', async ({
  page,
  shop,
  catalogue,
  request,
  texts,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.useScreen('phone');
  const checkout = new Checkout(shop);
  const translate = (key: string, values = {}): string => checkout.translate(key, values);
  const { sku } = await catalogue.orderableAt(24);
  await bringCart(page, { skus: [sku], payment: 'banktransfer', buyer: someBuyer() });
  await checkout.open('/checkout/shipping', 'shipping.title');
  const pick = (part: Locator): Locator => part.getByRole('button', { name: new RegExp(`^${translate('pickup.pick')} ?:`) });
  const shown = (name: string): Locator => shop.main.getByText(name, { exact: true }).filter({ visible: true });

  /** Searches in the panel that is open and takes the first place. @returns its name */
  const search = async (): Promise<string> => {
    const panel = checkout.pickupPanel('point');
    const field = panel.getByRole('searchbox', { name: translate('pickup.search') });
    await expect(pick(panel).first()).toBeVisible();
    await field.fill('xqzwv');
    await expect(panel.getByText(translate('pickup.none'))).toBeVisible();
    await field.fill('Warszawa');
    const count = panel.getByRole('status').filter({ hasText: texts.pattern('mfe-cart-checkout/checkout', 'pickup.count.point') });
    await expect(count).toBeVisible();
    await expectAccessible(page, 'pickup points', 'dialog[open]');
    const place = panel.getByRole('listitem').filter({ hasText: 'Warszawa' }).first();
    const name = await place.getByRole('strong').innerText();
    await pick(place).click();
    await expect(panel).toBeHidden();
    await expect(shown(name)).toHaveCount(1);
    return name;
  };

  await test.step('a point of the list', async () => {
    await checkout.choice(deliveryNames.parcelLocker).check();
    const name = await search();
    const panel = checkout.pickupPanel('point');
    const map = panel.getByRole('group', { name: translate('pickup.map.point') });
    const change = shop.main.getByRole('button', { name: translate('pickup.change.point') });
    await change.press('Enter');
    await expect(map).toHaveCount(0);
    await panel.getByRole('button', { name: translate('pickup.map'), exact: true }).press('Enter');
    await expect(map.getByRole('button', { pressed: true })).toHaveAccessibleName(new RegExp(`^${escapePattern(name)},`));
    await expectAccessible(page, 'map of pickup points', 'dialog[open]');
    const another = await tabToPlace(page, map);
    expect(another).not.toContain(`${name},`);
    await page.keyboard.press('Enter');
    await expect(map.getByRole('button', { pressed: true })).toHaveAccessibleName(another);
    const marked = panel.getByRole('region', { name: translate('pickup.marked') });
    const take = pick(marked);
    await expect(take).toBeFocused();
    const chosen = await marked.getByRole('strong').innerText();
    expect(another).toContain(chosen);

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(change).toBeFocused();
    await expect(shown(name)).toHaveCount(1);
    await change.press('Enter');
    await take.press('Enter');
    await expect(panel).toBeHidden();
    await checkout.next('shipping').click();
    await shop.expectHeading(translate('summary.title'));
    await expect(checkout.part('shipping')).toContainText(chosen);
  });

  await test.step('a shop, on a desktop with the keyboard only, from the payment on; each step tells first what is missing', async () => {
    await shop.useScreen('desktop');
    await bringCart(page, { skus: [sku] });
    await checkout.open('/checkout/payment', 'payment.title');
    await shop.interactive();
    const keyboard = new Keyboard(page);
    const alert = (key: string): Locator => shop.main.getByRole('alert').filter({ hasText: translate(key) });
    const began = async (step: 'address' | 'shipping' | 'summary', title: string): Promise<void> => {
      await shop.expectHeading(translate(title));
      await expect(shop.heading).toBeFocused();
      await expect(checkout.next(step)).toBeVisible();
    };
    const ways = shop.main.getByRole('radio');

    await keyboard.press(checkout.next('payment'));
    await expect(alert('payment.required')).toBeVisible();
    await expect(ways.first()).toBeFocused();
    await expectAccessible(page, 'payment that is missing', 'main');
    await keyboard.choose('ArrowUp', checkout.choice(paymentNames.inShop));
    await keyboard.press(checkout.next('payment'));

    const { email, firstname, lastname, telephone } = someBuyer();
    await began('address', 'address.title');
    await keyboard.press(checkout.next('address'));
    await expect(checkout.field('email')).toBeFocused();
    await expect(checkout.field('email')).toHaveAccessibleDescription(new RegExp(translate('problem.required')));
    await expectAccessible(page, 'address that is missing', 'main');
    await expect(checkout.field('street')).toHaveCount(0);
    for (const [name, text] of Object.entries({ email, email_repeat: email, firstname, lastname, telephone }))
      await keyboard.enter(checkout.field(name as 'email'), text); // keys of its own type
    await page.keyboard.press('Enter');

    await began('shipping', 'shipping.where');
    await keyboard.press(checkout.next('shipping'));
    await expect(alert('shipping.methodRequired')).toBeVisible();
    await expect(ways.first()).toBeFocused();
    await page.keyboard.press('Space');
    const panel = checkout.pickupPanel('store');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await keyboard.press(checkout.next('shipping'));
    const field = panel.getByRole('searchbox', { name: translate('pickup.search') });
    await expect(panel.getByRole('alert')).toBeVisible();
    await keyboard.enter(field, 'xqzwv');
    await expect(panel.getByText(translate('pickup.none'))).toBeVisible();
    await keyboard.enter(field, 'Warszawa');
    const count = texts.pattern('mfe-cart-checkout/checkout', 'pickup.count.store');
    await expect(panel.getByRole('status').filter({ hasText: count })).toBeVisible();
    const place = panel.getByRole('listitem').filter({ hasText: 'Warszawa' }).first();
    await expect(place).toBeVisible();
    await expectAccessible(page, 'shops to collect in', 'dialog[open]');
    const name = await place.getByRole('strong').innerText();
    await keyboard.press(pick(place));
    await expect(panel).toBeHidden();
    await expect(shown(name)).toHaveCount(1);
    await keyboard.press(checkout.next('shipping'));

    await began('summary', 'summary.title');
    await expect(checkout.part('shipping')).toContainText(name);
    await page.reload();
    await expect(checkout.part('shipping')).toContainText(name);
    await expect(checkout.agreements.first()).toBeVisible();
    await keyboard.press(checkout.next('summary'));
    const missing = shop.drawer(translate('agreements.title'));
    await expect(missing.getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(missing).toBeHidden();
    await expect(checkout.agreements.first()).toBeFocused();
    await expect(checkout.agreements.first()).toHaveAccessibleDescription(new RegExp(translate('problem.agreement')));
    await expectAccessible(page, 'agreements that are missing', 'main');
    for (const box of await checkout.agreements.all()) await keyboard.press(box, 'Space');
    await keyboard.press(checkout.next('summary'));
    const placed = await checkout.expectSuccess();
    await expect(shop.heading).toBeFocused();
    const { shipping, payment } = await orderOf(request, placed);
    expect([shipping.pickup_point?.name, payment.method]).toEqual([name, 'checkmo']);
  });
});

test('[J-208] on the page of the shops a shop that is pressed on their map shows its address', async ({ page, shop, texts }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.useScreen('desktop');
  await shop.open('/salony.html');
  const word = (key: string): string => texts.translate('mfe-content/pages', key);
  await shop.main.getByRole('button', { name: word('shops.show') }).press('Enter');
  const shops = shop.main.getByRole('group', { name: word('shops.map') });
  await shops.getByRole('button', { name: /Poznań/ }).press('Enter');
  const marked = shop.main.getByRole('status', { name: texts.translate('mfe-content/shops', 'shops.marked') });
  await expect(marked).toContainText('61-829 Poznań');
  await expectAccessible(page, 'map of the shops', 'main');
});
