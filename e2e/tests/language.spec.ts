import { expect, test } from '../lib/test.ts';

test.describe('language', () => {
  test.beforeEach(({ shop }) => shop.useScreen('desktop'));

  test('[I-03] [I-04] [S-26] Ukrainian sets the cookie and shows the page in Ukrainian; Polish removes it and reloads the page', async ({
    page,
    shop,
    context,
    catalogue,
  }) => {
    const { url } = await catalogue.category();
    await shop.open(url);
    await shop.header
      .getByRole('link', { name: /Українська/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await expect(shop.header.getByRole('link', { name: /^Кошик/ })).toBeVisible();
    const value = (await context.cookies()).find(({ name }) => name === 'translation')?.value ?? '';
    expect(JSON.parse(decodeURIComponent(value))).toEqual({ language: 'ua' });
    await shop.interactive();
    const read = page.waitForEvent('framenavigated');
    await shop.header
      .getByRole('link', { name: /Polski/ })
      .first()
      .click();
    await read;
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    expect((await context.cookies()).some(({ name }) => name === 'translation')).toBe(false);
    await expect(page).toHaveURL(url);
  });
});

test.describe('in Ukrainian', () => {
  test.use({ language: 'ua' });

  test('[S-09] the search bar says that it searches in Polish only', async ({ shop, texts }) => {
    await shop.useScreen('desktop');
    await shop.open('/');
    const field = shop.page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') }).filter({ visible: true });
    await expect(field).toHaveAccessibleDescription(texts.translate('host-shell', 'search.polishOnly'));
  });

  test('[J-91] a listing and its products have Ukrainian names; names that are still Polish are marked', async ({
    page,
    shop,
    catalogue,
  }) => {
    await shop.useScreen('desktop');
    const { url } = await catalogue.category();
    await shop.open(url);
    await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Cyrillic}/u);
    const names = await shop.main.getByRole('article').getByRole('link').filter({ hasText: /\p{L}/u }).all();
    expect(names.length).toBeGreaterThan(0);
    const unmarked = await shop.main.getByRole('article').evaluateAll((tiles) =>
      tiles
        .map((tile) => tile.querySelector('h2, h3'))
        .filter((name) => name !== null && !/[а-яґєії]/i.test(name.textContent ?? '') && name.querySelector('[lang="pl"]') === null)
        .map((name) => name?.textContent),
    );
    expect(unmarked).toEqual([]);
    const [product] = await catalogue.buyable(1);
    await shop.open(product?.url ?? '');
    const heading = shop.main.getByRole('heading', { level: 1 });
    const translated = /\p{Script=Cyrillic}/u.test(await heading.innerText());
    await expect(heading.locator('[lang="pl"]')).toHaveCount(translated ? 0 : 1);
    // Another listing, fetched by the browser, is in the same language.
    await page.goBack();
    await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Cyrillic}/u);
  });

  test('[I-01] [O-01] no Polish text of the interface is left on the pages', async ({ page, shop, catalogue }) => {
    const polish = [
      'Koszyk',
      'Zaloguj się',
      'Schowek',
      'Porównaj',
      'Dodaj do koszyka',
      'Filtry',
      'Sortuj',
      'Dane techniczne',
      'Opinie klientów',
      'Strona główna',
    ];
    const [product] = await catalogue.buyable(1);
    for (const address of ['/', (await catalogue.category()).url, product?.url ?? '/', '/checkout/cart', '/customer/account/login']) {
      await shop.open(address);
      const own = `${await shop.header.innerText()}\n${await shop.main.innerText()}`;
      expect(
        polish.filter((text) => own.split('\n').some((line) => line.trim() === text)),
        address,
      ).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    }
  });
});
