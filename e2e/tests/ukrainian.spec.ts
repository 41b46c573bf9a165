import { signIn } from '../lib/account.ts';
import { Catalogue } from '../lib/catalogue.ts';
import { Checkout, someBuyer } from '../lib/checkout.ts';
import { Commerce } from '../lib/commerce.ts';
import { ask } from '../lib/graphql.ts';
import { mainPages } from '../lib/main-pages.ts';
import { properNames } from '../lib/proper-names.ts';
import { hasPolishWords, unmarkedPolish, scrollToEnd } from '../lib/unmarked-polish.ts';
import { bringCart, placeCart } from '../lib/ready-cart.ts';
import { screenNames } from '../lib/screens.ts';
import { expect, test as base } from '../lib/test.ts';

/** Fixture for J-108: the page has no Polish text that is not marked as Polish. */
interface Fixtures {
  readonly expectUkrainian: (what: string) => Promise<void>;
}

const test = base.extend<Fixtures, { readonly names: readonly string[] }>({
  names: [async ({ shopUrl }, use) => use(await properNames(shopUrl)), { scope: 'worker' }],
  expectUkrainian: async ({ page, names }, use) =>
    use(async (what) => {
      await scrollToEnd(page);
      expect(await unmarkedPolish(page, names), what).toEqual([]);
    }),
});

test.use({ language: 'ua' });

/** An address of each kind of content in this shop. */
const contentPages = async (shop: string): Promise<readonly string[]> => {
  const { blogPosts, newsPosts, landingPages, cmsPages, glossaryTerms, manufacturers } = await ask<{
    blogPosts: { items: readonly { url: string; blog_category: { url: string }; author: { url: string } }[] };
    newsPosts: { posts: readonly { url: string }[] };
    landingPages: readonly { url: string }[];
    cmsPages: readonly { url: string }[];
    glossaryTerms: readonly { id: string }[];
    manufacturers: { items: readonly { url: string }[] };
  }>(
    shop,
    `{ blogPosts(pageSize: 1) { items { url blog_category { url } author { url } } } newsPosts { posts { url } } cmsPages { url }
       landingPages(ids: [901, 911, 921]) { url } glossaryTerms { id } manufacturers { items { url } } }`,
  );
  const [post] = blogPosts.items;
  const shopPage = cmsPages.find(({ url }) => url.startsWith('/salony/'));
  return [
    post?.url,
    post?.blog_category.url,
    post?.author.url,
    newsPosts.posts[0]?.url,
    shopPage?.url,
    manufacturers.items[0]?.url,
    ...landingPages.map(({ url }) => url),
    `/slowniczek-pojec/${glossaryTerms[0]?.id}`,
    '/dostawa.html',
    '/plus.html',
    '/pliki-do-pobrania',
    '/mapa-strony.html',
    '/zglos_blad',
    '/reklamacje',
    '/track/tracking/order',
  ].filter((address) => address !== undefined);
};

for (const [name, address, status] of mainPages) {
  test(`[J-106] [J-108] ${name}, on a desktop and on a phone: no unmarked Polish text`, async ({
    page,
    shop,
    catalogue,
    complaints,
    names,
    expectUkrainian,
  }) => {
    if (status) complaints.expect(status);
    await shop.useScreen('desktop');
    await shop.open(await address(catalogue));
    await expectUkrainian(`${name}, desktop`);
    expect(hasPolishWords(await page.title(), names), await page.title()).toBe(false);
    await shop.useScreen('phone');
    await expectUkrainian(`${name}, phone`);
  });
}

for (const screen of screenNames) {
  test.describe(`in Ukrainian, ${screen}`, () => {
    test.beforeEach(({ shop }) => shop.useScreen(screen));

    test('[J-106] the menu, with its banners, is Ukrainian', async ({ shop, expectUkrainian }) => {
      await shop.open('/');
      if (screen === 'phone') await shop.menuButton.click();
      else
        await shop.header
          .getByRole('navigation')
          .getByRole('link', { name: /\p{Script=Cyrillic}/u })
          .first()
          .hover();
      await expectUkrainian('menu');
    });

    test('[J-107] [J-108] from the cart to the order: no unmarked Polish text', async ({ page, shop, catalogue, expectUkrainian }) => {
      const checkout = new Checkout(shop);
      const { sku } = await catalogue.orderableAt(99);
      await bringCart(page, { skus: [sku], payment: 'banktransfer', buyer: someBuyer(), shipping: 'dpd' });
      await shop.open('/checkout/cart');
      await expect(checkout.toCheckout).toBeVisible();
      await expectUkrainian('cart');
      for (const step of ['payment', 'address', 'shipping', 'summary'] as const) {
        await checkout.open(`/checkout/${step}`, `${step}.title`);
        if (step !== 'summary') await expect(checkout.next(step)).toBeVisible();
        await expectUkrainian(step);
      }
      await expect(checkout.agreements.first()).toBeVisible();
      await checkout.order();
      await expect(shop.drawer(checkout.translate('agreements.title')).getByRole('alert')).toBeVisible();
      await expectUkrainian('missing agreements');
    });

    test('[J-107] coupons, pickup points and the day of delivery: no unmarked Polish text', async ({
      page,
      shop,
      catalogue,
      complaints,
      request,
      texts,
      expectUkrainian,
    }) => {
      complaints.expect(/400/);
      const checkout = new Checkout(shop);
      const dear = (await catalogue.orderable(60)).find(({ finalPrice }) => finalPrice >= 40_000);
      await bringCart(page, { skus: [dear?.sku ?? ''], payment: 'banktransfer', buyer: someBuyer() });
      await shop.open('/checkout/cart');
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
      await expectUkrainian('coupon');
      await checkout.open('/checkout/shipping', 'shipping.title');
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
      const buyer = someBuyer();
      await placeCart(request, { skus: [(await catalogue.large()).sku], payment: 'banktransfer', buyer, shipping: 'neocourier' });
      const { text } = await new Commerce(request).mail(buyer.email, 'order-placed');
      await page.goto(/\/checkout\/delivery_date\/\S+/.exec(text)?.[0] ?? '');
      await expect(shop.main.getByRole('button', { name: texts.translate('mfe-cart-checkout/delivery-date', 'save') })).toBeVisible();
      await expectUkrainian('delivery date');
    });

    test('[J-106] search suggestions and descriptions of features: no unmarked Polish text', async ({
      page,
      shop,
      shopUrl,
      texts,
      names,
      expectUkrainian,
    }) => {
      const explained = await new Catalogue(shopUrl, 'ua').withExplainedFeature();
      await shop.open(explained.url);
      const data = shop.main.getByRole('region', { name: texts.translate('mfe-catalog/product', 'specification') });
      await data.scrollIntoViewIfNeeded();
      await data.getByRole('button').first().click();
      await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
      await expectUkrainian('explanation');
      if (screen === 'phone') return;
      await shop.open('/');
      await page
        .getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') })
        .filter({ visible: true })
        .pressSequentially('pralk');
      await expect(page.getByRole('search').getByRole('option').first()).toBeVisible();
      expect(await unmarkedPolish(page, names), 'suggestions').toEqual([]);
    });

    test('[J-107] a placed order, and one that is to be paid again: no unmarked Polish text', async ({
      page,
      catalogue,
      request,
      shop,
      expectUkrainian,
    }) => {
      const checkout = new Checkout(shop);
      const { sku } = await catalogue.orderableAt(100);
      const choices = { skus: [sku], buyer: someBuyer(), shipping: 'dpd' };
      const placed = await placeCart(request, { ...choices, payment: 'banktransfer' });
      await page.goto(`/checkout/success/${placed.number}/${placed.hash}`);
      await expect(shop.main.getByRole('region', { name: checkout.orderText('bank.heading') })).toBeVisible();
      await expectUkrainian('success');
      const unpaid = await placeCart(request, { ...choices, payment: 'payu_gateway' });
      await page.goto(`/checkout/payment/error?${new URLSearchParams({ order: unpaid.number, hash: unpaid.hash }).toString()}`);
      await shop.main.getByRole('button', { name: checkout.orderText('pay.change') }).click();
      await expect(shop.main.getByRole('radio').first()).toBeAttached();
      await expectUkrainian('failed payment');
    });
  });
}

test.describe('in Ukrainian', () => {
  test.beforeEach(({ shop }) => shop.useScreen('desktop'));

  test('[J-106] [J-108] pages of content: no unmarked Polish text', async ({ shop, shopUrl, expectUkrainian }) => {
    test.slow();
    for (const address of await contentPages(shopUrl)) {
      await shop.open(address);
      await expectUkrainian(address);
    }
  });

  test('[J-108] an article that exists in Polish only is marked as Polish', async ({ shop, shopUrl, texts }) => {
    const [post = ''] = await contentPages(shopUrl);
    await shop.open(post);
    await expect(shop.main.getByText(texts.translate('mfe-content/pages', 'polishOnly'))).toBeVisible();
    await expect(shop.main.getByRole('heading', { level: 1 }).locator('[lang="pl"]')).toHaveCount(1);
  });

  test('[J-107] the account of a customer: no unmarked Polish text', async ({ page, shop, expectUkrainian }) => {
    await shop.open('/');
    await signIn(page);
    for (const address of ['/customer/account/index', '/customer/account/orders', '/customer/account/edit', '/customer/address']) {
      await shop.open(address);
      await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
      await expectUkrainian(address);
    }
  });
});
