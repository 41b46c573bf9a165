import { expect, test } from '../lib/test.ts';
import { queryOf } from '../lib/queries.ts';
import { escapePattern } from '../lib/texts.ts';

test.describe('search', () => {
  test('[D-09] [D-10] a search leads to its results; an empty one does nothing', async ({ page, shop, texts }) => {
    await shop.useScreen('desktop');
    await shop.open('/');
    await shop.markDocument();
    const field = page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') }).filter({ visible: true });
    await field.press('Enter');
    await expect(page).toHaveURL('/');
    await field.fill('   ');
    await field.press('Enter');
    await expect(page).toHaveURL('/');
    await field.fill('pralka');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\.html\?query=pralka/);
    await expect(shop.tiles.first()).toBeVisible();
    expect(await shop.isSameDocument()).toBe(true);
  });

  test('[S-07] the icon opens the bar over the header; Esc and its button close it and return the focus', async ({ page, shop, texts }) => {
    await shop.useScreen('desktop');
    await shop.open('/customer/account/login');
    const field = page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') });
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: texts.translate('host-shell', 'search.close') }).press('Enter'),
    ];
    for (const close of closings) {
      await shop.tool('header.search').press('Enter');
      await expect(field).toBeFocused();
      await close();
      await expect(field).toBeHidden();
      await expect(shop.tool('header.search')).toBeFocused();
    }
  });

  test('while the shopper types, matching products are suggested', async ({ page, shop, texts }) => {
    await shop.useScreen('desktop');
    await shop.open('/');
    const field = page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') }).filter({ visible: true });
    await field.pressSequentially('pralk');
    await expect(page.getByRole('search').getByRole('option', { name: /pralk/i }).first()).toBeVisible();
  });

  test('[J-194] [J-195] by keyboard alone: suggestions, arrows, Esc, results that keep the query', async ({ page, shop, texts }) => {
    await shop.useScreen('desktop');
    await shop.open('/');
    const field = page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') }).filter({ visible: true });
    const options = page.getByRole('search').getByRole('option');
    await field.focus();
    await expect(options.first()).toBeVisible(); // what is popular
    await field.pressSequentially('telewizor');
    await expect(options.filter({ hasText: /zł/ }).first()).toBeVisible();
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    const second = options.nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
    await expect(field).toBeFocused();
    await field.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('telewizor');
    await field.press('ArrowDown');
    await expect(options.first()).toBeVisible();
    await field.press('ArrowDown');
    const phrase = (await options.first().innerText()).trim();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\.html\?query=/);
    await expect(shop.tiles.first()).toBeVisible();
    await shop.tool('header.search').press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(phrase);
  });

  test('[J-192] a question about the shop leads to its page, from suggestions and from results', async ({ page, shop, texts }) => {
    await shop.useScreen('desktop');
    await shop.open('/');
    const field = page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') }).filter({ visible: true });
    await field.pressSequentially('reklamacja');
    await expect(page.getByRole('search').getByRole('option', { name: 'Reklamacje' })).toHaveAttribute('href', '/reklamacje');
    await field.press('Enter');
    const help = shop.main.getByRole('navigation', { name: texts.translate('mfe-catalog/search', 'pages') });
    await expect(help.getByRole('link', { name: 'Reklamacje' })).toBeVisible();
    await shop.open('/search.html?query=zwrot');
    await help.getByRole('link', { name: 'Zwroty' }).click();
    await expect(page).toHaveURL('/zwroty.html');
  });

  test('[Q-05] suggestions that cannot be fetched are quietly not there; the search goes on', async ({ page, shop, texts, complaints }) => {
    complaints.expect(/Failed to load resource/);
    await shop.useScreen('desktop');
    let refused = 0;
    await page.route('**/graphql*', (route) => {
      if (queryOf(route.request()) !== 'SearchSuggestions') return route.continue();
      refused += 1;
      return route.abort();
    });
    await shop.open('/');
    const field = page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') }).filter({ visible: true });
    await field.pressSequentially('pralka');
    await expect.poll(() => refused).toBeGreaterThan(0);
    await expect(shop.toasts.getByRole('paragraph')).toHaveCount(0);
    await field.press('Enter');
    await expect(shop.tiles.first()).toBeVisible();
  });

  for (const language of ['pl', 'ua'] as const) {
    test.describe(language, () => {
      test.use({ language });

      test('on a phone a suggested product fits its line: picture, name and price; a long word is broken', async ({ page, shop }) => {
        await shop.useScreen('phone');
        await shop.open('/customer/account/login');
        await shop.tool('header.search').click();
        const drawer = page.getByRole('dialog');
        await drawer.getByRole('searchbox').pressSequentially('pralka');
        const product = drawer.getByRole('option', { name: /zł/ }).first();
        await expect(product).toBeVisible();
        expect(await product.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        // A name whose model is a flex item of its own would be laid out in columns, one word below the other.
        expect(await product.evaluate(({ childNodes }) => childNodes.length)).toBe(3);
        await drawer.getByRole('searchbox').fill('x'.repeat(60));
        await expect(product).toBeHidden();
        await expect(drawer.getByText('x'.repeat(60))).toBeVisible();
        expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      });
    });
  }

  test('[R-27] a search without results says so and links to popular searches', async ({ shop }) => {
    await shop.open('/search.html?query=xqzwvkjh');
    await expect(shop.main.getByText(shop.texts.translate('mfe-catalog/search', 'none', { query: 'xqzwvkjh' }))).toBeVisible();
    await expect(
      shop.main
        .getByRole('navigation', { name: shop.texts.translate('mfe-catalog/search', 'popular') })
        .getByRole('link')
        .first(),
    ).toBeVisible();
  });

  test('[R-27] a query with markup is shown as text', async ({ shop }) => {
    const query = '<img src=x onerror=alert(1)>"\'';
    await shop.open(`/search.html?query=${encodeURIComponent(query)}`);
    await expect(shop.main.getByText(query).first()).toBeVisible();
    await expect(shop.main.locator('img[src="x"]')).toHaveCount(0);
  });
});

test.describe('order and pages', () => {
  test('[P-21] another page keeps the sort order that was chosen just before', async ({ page, shop, catalogue, texts }) => {
    await shop.useScreen('desktop');
    await shop.open((await catalogue.category()).url);
    await shop.main.getByLabel(texts.translate('mfe-catalog', 'listing.sort')).selectOption('price_asc');
    await shop.main.getByRole('link', { name: texts.translate('shared-ui', 'pages.page', { page: 2 }), exact: true }).click();
    await expect(page).toHaveURL(/\?order=price_asc&p=2$/);
  });

  test('[S-24] a filter keeps the scroll position, another page starts at the top', async ({ page, shop, catalogue, texts }) => {
    await shop.useScreen('desktop');
    const { category, filters } = await catalogue.walk();
    await shop.open(category.url);
    const panel = shop.main.getByRole('complementary', { name: texts.translate('mfe-catalog', 'listing.filters') });
    const option = panel.getByRole('link', { name: new RegExp(`^${escapePattern(filters[0].option)}\\s*\\d+$`) }).first();
    if (!(await option.isVisible())) await panel.getByRole('group').filter({ has: option }).last().locator('summary').last().click();
    await option.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 120));
    const before = await shop.scrollTop();
    await option.click();
    await expect(page).toHaveURL(/\/f\//);
    await shop.listingShown();
    expect(Math.abs((await shop.scrollTop()) - before)).toBeLessThan(60);
    await shop.main.getByRole('link', { name: texts.translate('shared-ui', 'pages.page', { page: 2 }), exact: true }).click();
    await expect(page).toHaveURL(/[?&]p=2/);
    await expect.poll(() => shop.scrollTop()).toBe(0);
  });
});
