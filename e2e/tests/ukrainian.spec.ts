import { signIn } from '../lib/account.ts';
import { expectAccessible } from '../lib/axe.ts';
import { Catalogue } from '../lib/catalogue.ts';
import { Checkout, someBuyer } from '../lib/checkout.ts';
import { Commerce } from '../lib/commerce.ts';
import { Desk } from '../lib/desk.ts';
import { mainPages } from '../lib/main-pages.ts';
import { wholePage } from '../lib/unmarked-polish.ts';
import { bringCart, placeCart } from '../lib/ready-cart.ts';
import { expectLargeTextFits, expectZoomable } from '../lib/reading.ts';
import { contentPages, expect, test } from '../lib/ukrainian.ts';

test.use({ language: 'ua' });

const pagesOfGoods = new Set(['home', 'listing', 'product', 'search', 'compared products', 'empty cart']);
const goods = mainPages.filter(({ name }) => pagesOfGoods.has(name));
const beside = mainPages.filter(({ name }) => !pagesOfGoods.has(name));

// Each kind of page on one of the screens: what is of one screen only is of few parts, and these are on many pages.
test('[J-106] [J-108] [S-09] menu, suggestions and pages of goods of a desktop in Ukrainian have no unmarked Polish text', async ({
  page,
  shop,
  shopUrl,
  catalogue,
  texts,
  expectUkrainianTitle,
  expectUkrainian,
  expectUkrainianAt,
}) => {
  await page.setViewportSize(wholePage.desktop);
  await shop.open('/');
  await shop.header
    .getByRole('navigation')
    .getByRole('link', { name: /\p{Script=Cyrillic}/u })
    .first()
    .hover();
  await expectUkrainian('home, with the menu');
  await expectUkrainianTitle();
  const field = page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') }).filter({ visible: true });
  await expect(field).toHaveAccessibleDescription(texts.translate('host-shell', 'search.polishOnly'));
  await field.pressSequentially('pralk');
  await expect(page.getByRole('search').getByRole('option').first()).toBeVisible();
  await expectUkrainian('suggestions');
  await page.keyboard.press('Escape');

  for (const { name, address } of goods) {
    if (name === 'home' || name === 'product') continue;
    await expectUkrainianAt(await address(catalogue));
    await expectUkrainianTitle();
  }
  await expectUkrainianAt((await new Catalogue(shopUrl, 'ua').withExplainedFeature()).url);
  const data = shop.main.getByRole('region', { name: texts.translate('mfe-catalog/product', 'specification') });
  await data.getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
  await expectUkrainian('explanation of a feature');
});

test('[J-106] [J-108] the menu and the other kinds of pages of a phone in Ukrainian have no unmarked Polish text; large text fits', async ({
  page,
  shop,
  catalogue,
  complaints,
  expectUkrainianTitle,
  expectUkrainian,
  expectUkrainianAt,
}) => {
  test.setTimeout(90_000);
  complaints.expect(/404/, /410/);
  await page.setViewportSize(wholePage.phone);
  const [product] = await catalogue.buyable(1);
  await shop.open(product?.url ?? '');
  await shop.menuButton.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectUkrainian('product, with the menu');
  await page.keyboard.press('Escape');
  for (const { address } of beside) {
    await expectUkrainianAt(await address(catalogue));
    await expectUkrainianTitle();
  }
  // Its words are longer than Polish ones.
  await expectUkrainianAt('/search.html?query=xqzwvkjh');
  await expectLargeTextFits(page, 'search without results');
});

test('[J-106] [J-108] pages of content in Ukrainian have no unmarked Polish text; one that an editor has written in Polish only says so', async ({
  page,
  shop,
  shopUrl,
  request,
  texts,
  expectUkrainian,
  expectUkrainianAt,
}) => {
  const heading = `Dzień otwarty ${crypto.randomUUID().slice(0, 8)}`;
  const address = await new Desk(page, request).publishPage({ heading, source: 'Zapraszamy do salonów na **bezpłatne** warsztaty.' });
  await page.setViewportSize(wholePage.desktop);
  const note = shop.main.getByText(texts.translate('mfe-content/pages', 'polishOnly'));
  await shop.open(address);
  await expect(note).toBeVisible();
  await expect(shop.main.getByRole('heading', { level: 1 }).locator('[lang="pl"]')).toHaveCount(1);
  await expectUkrainian('a page in Polish only');
  for (const other of await contentPages(shopUrl)) await expectUkrainianAt(other);
  await expectUkrainianAt('/regulamin.html');
  await expect(note).toHaveCount(0);
});

test('[J-107] [J-108] [J-96] from the cart with a coupon to the order there is no unmarked Polish text; cart and steps can be read at 400 %', async ({
  page,
  shop,
  catalogue,
  complaints,
  texts,
  expectUkrainian,
}) => {
  test.setTimeout(90_000);
  complaints.expect(/400/);
  const checkout = new Checkout(shop);
  const dear = (await catalogue.orderable(60)).find(({ finalPrice }) => finalPrice >= 40_000);
  await bringCart(page, { skus: [dear?.sku ?? ''], payment: 'banktransfer', buyer: someBuyer(), shipping: 'dpd' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.useScreen('phone');
  await shop.open('/checkout/cart');
  await expect(checkout.toCheckout).toBeVisible();
  await expectAccessible(page, 'filled cart of a phone');
  await shop.main.getByRole('button', { name: texts.translate('mfe-cart-checkout', 'coupon.have') }).click();
  const field = shop.main.getByRole('textbox', { name: texts.translate('mfe-cart-checkout', 'coupon.label') });
  await field.fill('LATO2025');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/\p{Script=Cyrillic}/u);
  await expectUkrainian('refused coupon');
  await field.fill('AMPER50');
  await field.press('Enter');
  await expect(
    shop.main.getByRole('button', { name: texts.translate('mfe-cart-checkout', 'coupon.remove', { code: 'AMPER50' }) }),
  ).toBeVisible();
  await expectUkrainian('cart with a coupon');
  await expectZoomable(page, 'cart');

  for (const step of ['payment', 'address', 'shipping', 'summary'] as const) {
    await shop.navigate(`/checkout/${step}`);
    await shop.expectHeading(checkout.translate(`${step}.title`));
    await (step === 'summary' ? expect(checkout.agreements.first()).toBeVisible() : expect(checkout.next(step)).toBeVisible());
    await page.setViewportSize(step === 'address' ? wholePage.desktop : wholePage.phone);
    await expectUkrainian(step);
    if (step === 'payment' || step === 'address') await expectZoomable(page, step);
  }
  await checkout.order();
  const missing = shop.drawer(checkout.translate('agreements.title'));
  await expect(missing.getByRole('alert')).toBeVisible();
  await expectUkrainian('missing agreements');
  await page.keyboard.press('Escape');
  await expect(missing).toBeHidden();

  await shop.navigate('/checkout/shipping');
  await shop.expectHeading(checkout.translate('shipping.title'));
  for (const [way, kind] of [
    ['Поштомат InPost 24/7', 'point'],
    ['Самовивіз із магазину', 'store'],
  ] as const) {
    await checkout.choice(way).check();
    await expect(checkout.pickupPanel(kind).getByRole('listitem').first()).toBeVisible();
    await expectUkrainian(kind);
    await page.keyboard.press('Escape');
    await expect(checkout.pickupPanel(kind)).toBeHidden();
  }
});

test('[J-107] a placed order, one that is to be paid again, the day of a delivery and the account have no unmarked Polish text', async ({
  page,
  catalogue,
  request,
  shop,
  texts,
  expectUkrainian,
  expectUkrainianAt,
}) => {
  const checkout = new Checkout(shop);
  const { sku } = await catalogue.orderableAt(100);
  const choices = { skus: [sku], buyer: someBuyer(), shipping: 'dpd' };
  const placed = await placeCart(request, { ...choices, payment: 'banktransfer' });
  await page.setViewportSize(wholePage.desktop);
  await page.goto(`/checkout/success/${placed.number}/${placed.hash}`);
  await expect(shop.main.getByRole('region', { name: checkout.orderText('bank.heading') })).toBeVisible();
  await expectUkrainian('success');

  const unpaid = await placeCart(request, { ...choices, payment: 'payu_gateway' });
  await shop.navigate(`/checkout/payment/error?${new URLSearchParams({ order: unpaid.number, hash: unpaid.hash }).toString()}`);
  await shop.main.getByRole('button', { name: checkout.orderText('pay.change') }).click();
  await expect(shop.main.getByRole('radio').first()).toBeAttached();
  await expectUkrainian('failed payment');

  const buyer = someBuyer();
  await placeCart(request, { skus: [(await catalogue.large()).sku], payment: 'banktransfer', buyer, shipping: 'neocourier' });
  const { text } = await new Commerce(request).mail(buyer.email, 'order-placed');
  await shop.navigate(/\/checkout\/delivery_date\/\S+/.exec(text)?.[0] ?? '');
  await expect(shop.main.getByRole('button', { name: texts.translate('mfe-cart-checkout/delivery-date', 'save') })).toBeVisible();
  await expectUkrainian('delivery date');

  await signIn(page);
  await shop.open('/customer/account/index');
  await expectUkrainian('account');
  for (const address of ['/customer/account/orders', '/customer/account/edit', '/customer/address']) await expectUkrainianAt(address);
});
