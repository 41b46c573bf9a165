import { expect, test } from '../lib/test.ts';

test.describe('language', () => {
  test.beforeEach(({ shop }) => shop.useScreen('desktop'));

  test('[I-03] [I-04] [S-26] Ukrainian sets the cookie and shows the page in it; Polish takes it away and reads the page again', async ({
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
    const field = shop.page.getByRole('searchbox', { name: texts.say('host-shell', 'search.label') }).filter({ visible: true });
    await expect(field).toHaveAccessibleDescription(texts.say('host-shell', 'search.polishOnly'));
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
