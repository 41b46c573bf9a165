import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../lib/axe.ts';
import { Checkout, deliveryNames, someBuyer } from '../../lib/checkout.ts';
import { bringCart } from '../../lib/ready-cart.ts';
import { screenNames } from '../../lib/screens.ts';
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

for (const screen of screenNames)
  test(`[S-35] [J-207] [J-208] on a ${screen} a point is chosen in the list, seen on the map, and another one chosen there by keyboard`, async ({
    page,
    shop,
    catalogue,
    texts,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await shop.useScreen(screen);
    const checkout = new Checkout(shop);
    const translate = (key: string, values = {}): string => checkout.translate(key, values);
    const { sku } = await catalogue.orderableAt(24);
    await bringCart(page, { skus: [sku], payment: 'banktransfer', buyer: someBuyer() });
    await checkout.open('/checkout/shipping', 'shipping.title');
    await checkout.choice(deliveryNames.parcelLocker).check();
    const panel = checkout.pickupPanel('point');
    const map = panel.getByRole('group', { name: translate('pickup.map.point') });
    const first = panel.getByRole('listitem').first();
    const name = await first.getByRole('strong').innerText();
    await first.getByRole('button', { name: new RegExp(`^${translate('pickup.pick')} ?:`) }).click();
    await expect(panel).toBeHidden();
    const change = shop.main.getByRole('button', { name: translate('pickup.change.point') });

    await change.press('Enter');
    await expect(map).toHaveCount(0);
    await panel.getByRole('button', { name: translate('pickup.map'), exact: true }).press('Enter');
    await expect(map.getByRole('button', { pressed: true })).toHaveAccessibleName(new RegExp(`^${escapePattern(name)},`));
    await expectAccessible(page, 'map of pickup points');
    const another = await tabToPlace(page, map);
    expect(another).not.toContain(`${name},`);
    await page.keyboard.press('Enter');
    await expect(map.getByRole('button', { pressed: true })).toHaveAccessibleName(another);
    const marked = panel.getByRole('region', { name: translate('pickup.marked') });
    const take = marked.getByRole('button', { name: new RegExp(`^${translate('pickup.pick')} ?:`) });
    await expect(take).toBeFocused();
    const chosen = await marked.getByRole('strong').innerText();
    expect(another).toContain(chosen);

    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(change).toBeFocused();
    await expect(shop.main.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await change.press('Enter');
    await take.press('Enter');
    await expect(panel).toBeHidden();
    await checkout.next('shipping').click();
    await shop.expectHeading(translate('summary.title'));
    await expect(checkout.part('shipping')).toContainText(chosen);

    await shop.open('/salony.html');
    const word = (key: string): string => texts.translate('mfe-content/pages', key);
    await shop.main.getByRole('button', { name: word('shops.show') }).press('Enter');
    const shops = shop.main.getByRole('group', { name: word('shops.map') });
    await shops.getByRole('button', { name: /Poznań/ }).press('Enter');
    const shown = shop.main.getByRole('status', { name: texts.translate('mfe-content/shops', 'shops.marked') });
    await expect(shown).toContainText('61-829 Poznań');
    await expectAccessible(page, 'map of the shops');
  });
