import type { Page } from '@playwright/test';
import { dayText, deliveryPrice, hourText, polishDay } from 'shared-contracts/delivery';
import { formatMoney, grosze } from 'shared-contracts/money';
import { Checkout, someBuyer } from '../lib/checkout.ts';
import { ask } from '../lib/graphql.ts';
import { layoutShift } from '../lib/layout-shift.ts';
import { bringCart } from '../lib/ready-cart.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';
import { escapePattern } from '../lib/texts.ts';

const warsaw = { postcode: '00-412', city: 'Warszawa' };
const galleryId = 11;
const gallery = 'Galeria Wiślana';

interface Way {
  readonly title: string;
  readonly kind: string;
  readonly amount: number;
  readonly day: string;
}

interface Promised {
  readonly best: Way | null;
  readonly ways: readonly Way[];
  readonly collection: { readonly day: string; readonly hour: number | null; readonly pieces: number } | null;
}

/** What the commerce server promises of a product for the place of these tests. */
const promisedOf = async (shopUrl: string, id: number): Promise<Promised> => {
  const way = 'title kind amount day';
  const { msProducts } = await ask<{ msProducts: { items: readonly { delivery: Promised }[] } }>(
    shopUrl,
    `query Told($ids: [Int!]!, $postcode: String, $shop: Int) { msProducts(ids: $ids) { items { delivery(postcode: $postcode, shop: $shop) {
      best { ${way} } ways { ${way} } collection { day hour pieces } } } } }`,
    { ids: [id], postcode: warsaw.postcode, shop: galleryId },
  );
  const [product] = msProducts.items;
  if (product === undefined) throw new Error(`there is no product ${id}`);
  return product.delivery;
};

/** As pages write it, with ordinary spaces. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const today = (day: string): string => (day === polishDay(Date.now()) ? 'dziś' : dayText(day, 'pl'));
const wayText = ({ day, amount }: Pick<Way, 'day' | 'amount'>): string => plain(`${today(day)}, ${deliveryPrice(grosze(amount))}`);
const collectionText = ({ day, hour, pieces }: NonNullable<Promised['collection']>): string => {
  const when = hour === null ? today(day) : `${today(day)} ${hourText(hour)}`;
  return plain(pieces > 0 ? `${when}, ${pieces} szt. w salonie ${gallery}` : `${when} w salonie ${gallery}`);
};

/** Tells postcode and shop in the dialog of the product page that is open. */
const tellPlace = async (page: Page, shop: Shop, postcode: string): Promise<void> => {
  const say = (key: string): string => shop.texts.translate('mfe-catalog/product', key);
  await shop.main.getByRole('button', { name: say('place.tell') }).click();
  const dialog = page.getByRole('dialog', { name: say('place.title') });
  await dialog.getByRole('textbox', { name: say('place.postcode') }).fill(postcode);
  await dialog.getByRole('combobox', { name: say('place.shop') }).selectOption({ label: `Warszawa, ${gallery} (ul. Nadrzeczna 24)` });
  await dialog.getByRole('button', { name: say('place.save') }).click();
};

test('[J-168] [J-169] [P-17] postcode and shop are told in a dialog that the keyboard reaches; from then on tile, page, drawer, cart and checkout say the same price, day and place, of a small product and of one that no courier takes', async ({
  page,
  shop,
  shopUrl,
  catalogue,
}) => {
  test.setTimeout(90_000); // six documents and two carts
  await shop.useScreen('phone');
  const say = (key: string): string => shop.texts.translate('mfe-catalog/product', key);
  const checkout = new Checkout(shop);
  const large = await catalogue.large();
  const [small] = await catalogue.orderable(1);
  if (small === undefined) throw new Error('nothing to buy');

  await test.step('the dialog: a wrong postcode is said at its field', async () => {
    await shop.open(small.url);
    const button = shop.main.getByRole('button', { name: say('place.tell') });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: say('place.title') });
    const postcode = dialog.getByRole('textbox', { name: say('place.postcode') });
    await postcode.fill('1234');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(say('place.postcodeWrong'));
    await expect(postcode).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await tellPlace(page, shop, '00412');
    await expect(shop.main.getByText(`${warsaw.postcode}, ${gallery}`)).toBeVisible();
  });

  await shop.useScreen('desktop');
  for (const { id, sku, url, name } of [small, large])
    await test.step(`the same everywhere of ${sku}`, async () => {
      const { best, ways, collection } = await promisedOf(shopUrl, id);
      if (best === null || collection === null) throw new Error(`nothing is promised of ${sku}`);
      const said = [wayText(best), collectionText(collection)];

      if (id === large.id) await shop.open(url);
      for (const text of said) await expect(shop.main.getByText(text).first(), 'page').toBeVisible();
      if (id === large.id) {
        const options = shop.main.getByRole('list', { name: say('options') });
        await expect(options.getByText(say('delivery.noCourier'))).toBeVisible();
        for (const key of ['delivery.door', 'delivery.point']) await expect(options.getByText(say(key), { exact: true })).toHaveCount(0);
      }

      await shop.navigate(`/search.html?query=${sku}`);
      const tile = shop.main
        .getByRole('article')
        .filter({ hasText: name.slice(0, 30) })
        .first();
      for (const text of said) await expect(tile.getByText(text), 'tile').toBeVisible();

      await bringCart(page, { skus: [sku], payment: 'banktransfer', buyer: { ...someBuyer(), ...warsaw } });
      await page.goto('/checkout/cart');
      const summary = shop.main.getByRole('region', { name: shop.texts.translate('mfe-cart-checkout', 'summary.title') });
      for (const text of said) await expect(summary.getByText(text), 'cart').toBeVisible();

      await shop.navigate('/checkout/shipping');
      await shop.expectHeading(checkout.translate('shipping.title'));
      // A choice with one company inside is called what it does.
      const choice = id === large.id ? checkout.translate('shipping.way.large') : best.title;
      const offer = shop.main.getByRole('radio', { name: new RegExp(`^${escapePattern(choice)}`) }).first();
      const card = offer.locator('..');
      await expect(card.getByText(plain(today(best.day))), 'day in the checkout').toBeVisible();
      const price = plain(best.amount === 0 ? checkout.translate('free') : formatMoney(grosze(best.amount)));
      await expect(card.getByText(price), 'price in the checkout, once').toHaveCount(1);
      const shops = shop.main.locator('label', { hasText: 'Odbiór w salonie' });
      await expect(shops.getByText(said[1] ?? ''), 'collection in the checkout').toBeVisible();
      if (id === large.id) {
        await expect(shop.main.getByRole('radio')).toHaveCount(2); // the choice for what no courier takes, and the shops
        await offer.check();
        const companies = shop.main.getByRole('group', { name: checkout.translate('shipping.company') });
        await expect(companies.getByRole('radio')).toHaveCount(ways.length);
        await expect(shop.main.locator('label', { hasText: /Kurier|Paczkomat|ORLEN|DPD/ })).toHaveCount(0);
      }
    });

  await test.step('the drawer', async () => {
    await shop.open(large.url);
    await shop.tool('header.cart').click();
    const told = await promisedOf(shopUrl, large.id);
    if (told.best === null) throw new Error('nothing is promised of the large product');
    await expect(shop.cartDrawer.getByText(wayText(told.best))).toBeVisible();
  });

  await test.step('a listing on a phone, by which nothing moves later', async () => {
    await shop.useScreen('phone');
    await page.goto((await catalogue.category()).url);
    await expect(shop.main.getByText(`w salonie ${gallery}`).first()).toBeVisible();
    expect(await layoutShift(page)).toEqual({ total: 0, moved: [] });
  });
});
