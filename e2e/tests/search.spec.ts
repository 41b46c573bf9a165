import type { Locator } from '@playwright/test';
import { queryOf } from '../lib/queries.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

/** The search field of the header; a page without results has one of its own. */
const fieldOf = ({ header, texts }: Shop): Locator =>
  header.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') }).filter({ visible: true });

test('[D-09] [D-10] [J-194] [J-195] by keyboard alone: an empty search does nothing; suggestions, arrows, Esc, results that keep the query', async ({
  page,
  shop,
}) => {
  await shop.useScreen('desktop');
  await shop.open('/');
  await shop.markDocument();
  const field = fieldOf(shop);
  const options = page.getByRole('search').getByRole('option');
  await test.step('an empty search does nothing', async () => {
    await field.press('Enter');
    await expect(page).toHaveURL('/');
    await field.fill('   ');
    await field.press('Enter');
    await expect(page).toHaveURL('/');
    await field.fill('');
  });
  await field.focus();
  await expect(options.first()).toBeVisible(); // what is popular
  await field.pressSequentially('telewizor');
  await expect(options.filter({ hasText: /telewizor.*zł/is }).first()).toBeVisible();
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
  expect(await shop.isSameDocument(), 'results come without a new document').toBe(true);
  await shop.tool('header.search').press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(phrase);
});

test('[R-27] [S-07] [J-192] [Q-05] results of unusual searches: markup, nothing found, a question about the shop, suggestions that do not come', async ({
  page,
  shop,
  texts,
  complaints,
}) => {
  await shop.useScreen('desktop');
  await test.step('a query with markup is shown as text', async () => {
    const query = '<img src=x onerror=alert(1)>"\'';
    await shop.open(`/search.html?query=${encodeURIComponent(query)}`);
    await expect(shop.main.getByText(query).first()).toBeVisible();
    await expect(shop.main.locator('img[src="x"]')).toHaveCount(0);
  });

  await test.step('a search without results says so and links to popular searches', async () => {
    await shop.navigate('/search.html?query=xqzwvkjh');
    await expect(shop.main.getByText(texts.translate('mfe-catalog/search', 'none', { query: 'xqzwvkjh' }))).toBeVisible();
    await expect(
      shop.main
        .getByRole('navigation', { name: texts.translate('mfe-catalog/search', 'popular') })
        .getByRole('link')
        .first(),
    ).toBeVisible();
  });

  const field = fieldOf(shop);
  await test.step('a question about the shop leads to its page, from suggestions and from results', async () => {
    await shop.tool('header.search').press('Enter');
    await field.fill('');
    await field.pressSequentially('reklamacja');
    await expect(page.getByRole('search').getByRole('option', { name: 'Reklamacje' })).toHaveAttribute('href', '/reklamacje');
    await field.press('Enter');
    const help = shop.main.getByRole('navigation', { name: texts.translate('mfe-catalog/search', 'pages') });
    await expect(help.getByRole('link', { name: 'Reklamacje' })).toBeVisible();
    await shop.navigate('/search.html?query=zwrot');
    const results = (await shop.heading.textContent()) ?? '';
    await help.getByRole('link', { name: 'Zwroty' }).click();
    await expect(page).toHaveURL('/zwroty.html');
    // The focus goes to the heading of a new page, which may come after the address.
    await expect(shop.heading).not.toHaveText(results);
    await expect(shop.heading).toBeFocused();
  });

  await test.step('the icon opens the bar over the header; Esc and its button close it and return the focus', async () => {
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

  await test.step('suggestions that cannot be fetched are quietly not there; the search goes on', async () => {
    complaints.expect(/Failed to load resource/);
    let refused = 0;
    await page.route('**/graphql*', (route) => {
      if (queryOf(route.request()) !== 'SearchSuggestions') return route.continue();
      refused += 1;
      return route.abort();
    });
    await shop.tool('header.search').press('Enter');
    await field.fill('');
    await field.pressSequentially('pralka');
    await expect.poll(() => refused).toBeGreaterThan(0);
    await expect(shop.toasts.getByRole('paragraph')).toHaveCount(0);
    await field.press('Enter');
    await expect(page).toHaveURL(/query=pralka/);
    await expect(shop.tiles.first()).toBeVisible();
  });
});

test.describe('in Ukrainian, where names of products are marked as Polish', () => {
  test.use({ language: 'ua' });

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
