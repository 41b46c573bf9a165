import { signIn } from '../lib/account.ts';
import { layoutShift } from '../lib/layout-shift.ts';
import { expect, test } from '../lib/test.ts';

test.describe('header of a desktop', () => {
  test.beforeEach(({ shop }) => shop.useScreen('desktop'));

  test('[S-01] [S-05] shows logo, tools with labels and the menu in one piece', async ({ shop, texts }) => {
    await shop.open('/search.html?query=pralka');
    await expect(shop.header).toBeVisible();
    for (const key of ['header.search', 'header.signIn', 'header.compare', 'header.wishlist', 'header.cart'] as const) {
      await expect(shop.tool(key)).toBeVisible();
    }
    await expect(shop.header.getByRole('navigation', { name: texts.translate('host-shell', 'menu.label') })).toBeVisible();
    await expect(shop.menuButton).toBeHidden();
  });

  test('[S-07] [S-08] on home the search bar is open and its icon is not there; elsewhere it is the other way round', async ({
    shop,
    texts,
  }) => {
    const field = shop.page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') });
    await shop.open('/');
    await expect(field.filter({ visible: true })).toHaveAttribute('placeholder', 'Szukaj produktu');
    await expect(shop.tool('header.search')).toHaveCount(0);
    await shop.open('/customer/account/login');
    await expect(shop.tool('header.search')).toBeVisible();
    await expect(field.filter({ visible: true })).toHaveCount(0);
  });

  test('[S-10] [S-11] a guest is asked to sign in, a signed-in customer has an account', async ({ page, shop }) => {
    await shop.open('/');
    await expect(shop.tool('header.signIn')).toHaveAttribute('href', '/customer/account/login');
    await signIn(page);
    await page.reload();
    await expect(shop.tool('header.account')).toHaveAttribute('href', '/customer/account/index');
    await expect(shop.tool('header.signIn')).toHaveCount(0);
  });

  test('[S-12] [S-13] Schowek and Koszyk carry their counts, 0 at first', async ({ shop, catalogue }) => {
    const [product] = await catalogue.buyable(1);
    await shop.open(product?.url ?? '');
    await expect(shop.tool('header.wishlist')).toHaveAccessibleName(/^Schowek 0 /);
    await shop.expectCartCount(0);
    await shop.buyFrom(product?.url ?? '');
    await shop.expectCartCount(1);
    await shop.open('/');
    await shop.expectCartCount(1);
  });

  test('[S-18] the menu has three levels and a banner', async ({ shop, catalogue, texts }) => {
    await shop.open('/');
    const menu = shop.header.getByRole('navigation', { name: texts.translate('host-shell', 'menu.label') });
    const [{ category } = { category: { name: '', url: '' } }] = await catalogue.menu();
    const button = menu.getByRole('button', { name: category.name, exact: true });
    const entry = menu.getByRole('listitem').filter({ has: shop.page.getByRole('button', { name: category.name, exact: true }) });
    await button.click();
    await expect(entry.getByRole('link', { name: texts.translate('host-shell', 'menu.all', { category: category.name }) })).toBeVisible();
    await expect(entry.locator('ul > li > ul > li').getByRole('link').first()).toBeVisible();
    const banner = entry
      .getByRole('link')
      .filter({ has: shop.page.locator('img') })
      .first();
    await expect(banner.locator('img')).toBeVisible();
    await expect(banner).toHaveText(/\S/);
    await shop.page.keyboard.press('Escape');
    await expect(entry.getByRole('link')).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('[S-18] a section opens with the keyboard; its panel shows that it is loading', async ({ page, shop, catalogue, texts }) => {
    const [{ category } = { category: { name: '', url: '' } }] = await catalogue.menu();
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/graphql/, async (route) => {
      if ((route.request().url() + (route.request().postData() ?? '')).includes('HeaderData')) await held;
      await route.continue();
    });
    await shop.open('/');
    const menu = shop.header.getByRole('navigation', { name: texts.translate('host-shell', 'menu.label') });
    await menu.getByRole('button', { name: category.name, exact: true }).press('Enter');
    await expect(menu.getByRole('status')).toBeVisible();
    answer();
    const all = menu.getByRole('link', { name: texts.translate('host-shell', 'menu.all', { category: category.name }) });
    await expect(all).toBeVisible();
    await expect(menu.getByRole('status')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(all).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(category.url);
    await expect(all).toHaveCount(0);
  });

  test('[S-18] one menu entry is open at a time, and a press outside or a navigation closes it', async ({
    page,
    shop,
    catalogue,
    texts,
  }) => {
    await shop.open('/');
    const [first, second] = await catalogue.menu();
    if (first === undefined || second === undefined) throw new Error('the menu has fewer than two entries');
    const menu = shop.header.getByRole('navigation', { name: texts.translate('host-shell', 'menu.label') });
    const all = (name: string) => menu.getByRole('link', { name: texts.translate('host-shell', 'menu.all', { category: name }) });
    await menu.getByText(first.category.name, { exact: true }).first().click();
    await expect(all(first.category.name)).toBeVisible();
    await menu.getByText(second.category.name, { exact: true }).first().click();
    await expect(all(first.category.name)).toBeHidden();
    await all(second.category.name).click();
    await expect(page).toHaveURL(second.category.url);
    await expect(all(second.category.name)).toBeHidden();
  });

  test('[S-18] scrolling the page away closes an open panel and its backdrop; a small scroll closes nothing', async ({
    page,
    shop,
    catalogue,
    texts,
  }) => {
    await shop.open('/');
    const [{ category } = { category: { name: '' } }] = await catalogue.menu();
    const menu = shop.header.getByRole('navigation', { name: texts.translate('host-shell', 'menu.label') });
    const entry = menu.getByRole('button', { name: category.name, exact: true });
    await entry.click();
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(700, 880);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.wheel(0, 600);
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
  });

  test('[S-17] a middle press on the cart opens the cart page in a new tab', async ({ context, shop }) => {
    await shop.open('/');
    const opened = context.waitForEvent('page');
    await shop.tool('header.cart').click({ button: 'middle' });
    const tab = await opened;
    // A new tab begins with about:blank.
    await tab.waitForURL('**/checkout/cart', { waitUntil: 'domcontentloaded' });
    await expect(shop.cartDrawer).toHaveCount(0);
  });
});

test.describe('header of a phone', () => {
  test.beforeEach(({ shop }) => shop.useScreen('phone'));

  test('[S-02] [S-14] is 66 px high and stays at the top', async ({ shop, catalogue }) => {
    await shop.open((await catalogue.category()).url);
    expect((await shop.header.boundingBox())?.height).toBe(66);
    await expect(shop.menuButton).toBeVisible();
    await shop.page.evaluate(() => window.scrollTo(0, 60));
    expect((await shop.header.boundingBox())?.y).toBe(0);
  });

  test('[S-03] is hidden when scrolling down and shown when scrolling up', async ({ page, shop, catalogue }) => {
    await shop.open((await catalogue.category()).url);
    await page.mouse.move(195, 500);
    await page.mouse.wheel(0, 900);
    await expect(shop.header).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(shop.header).toBeInViewport();
  });

  test('[S-04] is not fixed on the product page, which has a bar of its own', async ({ page, shop, catalogue }) => {
    const [product] = await catalogue.buyable(1);
    await shop.open(product?.url ?? '');
    const bar = page.getByRole('complementary', { name: shop.texts.translate('mfe-catalog/product', 'buyBar') });
    await shop.buyButton.scrollIntoViewIfNeeded();
    await expect(bar).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 2400));
    await expect(shop.header).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 2100));
    await expect(shop.header).not.toBeInViewport();
    await expect(bar).toBeInViewport();
  });

  test('[S-15] a press on the cart goes to the cart page', async ({ page, shop }) => {
    await shop.open('/');
    await shop.markDocument();
    await shop.tool('header.cart').click();
    await expect(page).toHaveURL('/checkout/cart');
    await expect(shop.heading).toBeVisible();
    expect(await shop.isSameDocument()).toBe(true);
  });
});

test('[S-21] [Q-25] the footer is made of the content blocks of the shop', async ({ shop }) => {
  await shop.open('/');
  await expect(shop.footer.getByRole('link').first()).toBeVisible();
  expect(await shop.footer.getByRole('link').count()).toBeGreaterThan(10);
  expect(await shop.footer.innerText()).toMatch(/NIP/);
});

test('the first focusable element is a link past the header', async ({ page, shop, catalogue }) => {
  await shop.open((await catalogue.category()).url);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shop.texts.translate('shared-ui', 'skip.content') });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shop.main).toBeFocused();
});

test('[S-06] [F-06] neoportal customers have a logo of their own, from the first paint and without a shift', async ({ page, shop }) => {
  await shop.open('/');
  const logo = shop.header.locator('a[href="/"]');
  const usual = { name: await logo.getAttribute('aria-label'), picture: await logo.screenshot(), box: await logo.boundingBox() };
  await signIn(page);
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

test('[S-18] a visit that begins in the checkout has the menu and the legal line on the next page', async ({ page, shop, texts }) => {
  await shop.useScreen('desktop');
  await shop.open('/checkout/address');
  const legal = page.getByRole('contentinfo').getByText(/NIP/);
  await expect(legal).toBeVisible();
  await shop.navigate('/pliki-cookies.html');
  const menu = shop.header.getByRole('navigation', { name: texts.translate('host-shell', 'menu.label') });
  await expect(menu.getByRole('button').first()).toBeVisible();
  await expect(legal).toBeVisible();
});
