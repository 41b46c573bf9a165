import type { Locator } from '@playwright/test';
import { signInAsNew } from '../lib/account.ts';
import { layoutShift } from '../lib/layout-shift.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

/** The menu of a desktop, its sections by their names. */
const menuOf = (shop: Shop) => {
  const menu = shop.header.getByRole('navigation', { name: shop.texts.translate('host-shell', 'menu.label') });
  return {
    menu,
    button: (name: string): Locator => menu.getByRole('button', { name, exact: true }),
    /** The link to the whole of a section; shown while its panel is open. */
    all: (name: string): Locator =>
      menu.getByRole('link', { name: shop.texts.translate('host-shell', 'menu.all', { category: name }), exact: true }),
  };
};

test.describe('header of a desktop', () => {
  test.beforeEach(({ shop }) => shop.useScreen('desktop'));

  test('[S-18] the menu: loading shown, three levels and a banner, one section open at a time, used by keyboard, closed by Esc, scrolling and following', async ({
    page,
    shop,
    catalogue,
  }) => {
    const [first, second] = (await catalogue.menu()).map(({ category }) => category);
    if (first === undefined || second === undefined) throw new Error('the menu has fewer than two entries');
    const { menu, button, all } = menuOf(shop);
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/graphql/, async (route) => {
      if ((route.request().url() + (route.request().postData() ?? '')).includes('HeaderData')) await held;
      await route.continue();
    });
    await shop.open('/');
    await button(first.name).press('Enter');
    await expect(menu.getByRole('status')).toBeVisible();
    answer();
    await expect(all(first.name)).toBeVisible();
    await expect(menu.getByRole('status')).toHaveCount(0);

    const entry = menu.getByRole('listitem').filter({ has: page.getByRole('button', { name: first.name, exact: true }) });
    await expect(entry.locator('ul > li > ul > li').getByRole('link').first()).toBeVisible();
    const banner = entry
      .getByRole('link')
      .filter({ has: page.locator('img') })
      .first();
    await expect(banner.locator('img')).toBeVisible();
    await expect(banner).toHaveText(/\S/);
    await page.keyboard.press('Escape');
    await expect(entry.getByRole('link')).toHaveCount(0);
    await expect(button(first.name)).toBeFocused();
    await expect(button(first.name)).toHaveAttribute('aria-expanded', 'false');

    await button(first.name).click();
    await expect(all(first.name)).toBeVisible();
    await button(second.name).click();
    await expect(all(first.name)).toBeHidden();
    await expect(all(second.name)).toBeVisible();

    await page.mouse.move(700, 880);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
    await expect(button(second.name), 'a small scroll closes nothing').toHaveAttribute('aria-expanded', 'true');
    await page.mouse.wheel(0, 600);
    await expect(button(second.name)).toHaveAttribute('aria-expanded', 'false');

    await page.evaluate(() => window.scrollTo(0, 0));
    await button(second.name).click();
    await expect(all(second.name)).toBeVisible();
    await page.mouse.click(700, 880);
    await expect(all(second.name), 'after a press outside').toBeHidden();

    await button(second.name).press('Enter');
    await expect(all(second.name)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(all(second.name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(second.url);
    await expect(all(second.name)).toHaveCount(0);
  });

  test('[S-01] [S-07] [S-08] [S-17] has its tools and the menu; the search is a bar on home and an icon elsewhere; a middle press on the cart opens a tab', async ({
    page,
    context,
    shop,
    texts,
  }) => {
    await shop.open('/');
    const field = page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') });
    await expect(field.filter({ visible: true })).toHaveAttribute('placeholder', 'Szukaj produktu');
    await expect(shop.tool('header.search')).toHaveCount(0);

    await shop.navigate('/search.html?query=pralka');
    await expect(shop.tool('header.search')).toBeVisible();
    await expect(field.filter({ visible: true })).toHaveCount(0);
    for (const key of ['header.signIn', 'header.compare', 'header.wishlist', 'header.cart'] as const) {
      await expect(shop.tool(key)).toBeVisible();
    }
    await expect(menuOf(shop).menu).toBeVisible();
    await expect(shop.menuButton).toBeHidden();

    // What the tab shows is looked at elsewhere.
    await context.route('**/checkout/cart', (route) => route.fulfill({ contentType: 'text/html', body: '<title>cart</title>' }));
    const opened = context.waitForEvent('page');
    await shop.tool('header.cart').click({ button: 'middle' });
    const tab = await opened;
    // A new tab begins with about:blank.
    await tab.waitForURL('**/checkout/cart', { waitUntil: 'domcontentloaded' });
    await expect(shop.cartDrawer).toHaveCount(0);
  });

  test('[S-10] [S-11] [R-49] [W-07] a guest is asked to sign in, also on the page of the wishlist; a customer has an account and sees that page', async ({
    page,
    shop,
    texts,
  }) => {
    await shop.open('/customer/account/purchase/wishlist');
    await expect(shop.tool('header.signIn')).toHaveAttribute('href', '/customer/account/login');
    await expect(shop.main.getByRole('link', { name: texts.translate('mfe-account', 'guest.login') })).toHaveAttribute(
      'href',
      '/customer/account/login?redirect=%2Fcustomer%2Faccount%2Fpurchase%2Fwishlist',
    );
    await signInAsNew(page);
    await shop.open('/customer/account/login');
    await expect(shop.tool('header.account')).toHaveAttribute('href', '/customer/account/index');
    await expect(shop.tool('header.signIn')).toHaveCount(0);
    await shop.tool('header.wishlist').click();
    await expect(page).toHaveURL('/customer/account/purchase/wishlist');
    await expect(shop.main.getByText(texts.translate('mfe-account/wishlist', 'emptyTitle'))).toBeVisible();
  });

  test('[S-06] [S-12] [S-13] Schowek and Koszyk have counts, 0 at first; neoportal customers have a logo of their own, from the first paint and without a shift', async ({
    page,
    shop,
  }) => {
    await shop.open('/');
    await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 0 /);
    await expect(shop.tool('header.cart')).toHaveAccessibleName(/^Koszyk 0 /);
    const logo = shop.header.locator('a[href="/"]');
    const usual = { name: await logo.getAttribute('aria-label'), picture: await logo.screenshot(), box: await logo.boundingBox() };
    await signInAsNew(page);
    await page.evaluate(() => localStorage.setItem('neoportal_user_id', '7'));
    await page.reload();
    await shop.interactive();
    expect(await logo.boundingBox()).toEqual(usual.box);
    expect((await logo.screenshot()).equals(usual.picture)).toBe(false);
    expect(await layoutShift(page)).toEqual({ total: 0, moved: [] });
    await page.mouse.move(40, 40);
    await expect(logo).toHaveAccessibleName('Amperio Neoportal – strona główna');
    expect(usual.name).toBe('Amperio – strona główna');
  });
});

test('[S-02] [S-03] [S-04] [S-15] the header of a phone is 66 px high and stays, hides when scrolling down, is not fixed on a product; its cart is a page', async ({
  page,
  shop,
  catalogue,
  texts,
}) => {
  await shop.useScreen('phone');
  await shop.open((await catalogue.category()).url);
  await test.step('the first focusable element is a link past the header', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: texts.translate('shared-ui', 'skip.content') });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shop.main).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, 0));
  });

  expect((await shop.header.boundingBox())?.height).toBe(66);
  await expect(shop.menuButton).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 60));
  await expect.poll(async () => (await shop.header.boundingBox())?.y, 'the header stays at the top').toBe(0);
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, 900);
  await expect(shop.header).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(shop.header).toBeInViewport();

  await shop.markDocument();
  await shop.tool('header.cart').click();
  await expect(page).toHaveURL('/checkout/cart');
  await expect(shop.heading).toBeVisible();

  const [product] = await catalogue.buyable(1);
  await shop.navigate(product?.url ?? '');
  const bar = page.getByRole('complementary', { name: texts.translate('mfe-catalog/product', 'buyBar') });
  await shop.buyButton.scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 2400));
  await expect(shop.header).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 2100));
  await expect(shop.header).not.toBeInViewport();
  await expect(bar).toBeInViewport();
  expect(await shop.isSameDocument()).toBe(true);
});
