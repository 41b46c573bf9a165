import { expect, test } from '../lib/test.ts';

test('[I-03] [I-04] [S-26] [O-01] a fresh visit is Polish; Ukrainian sets the cookie and shows the page in Ukrainian; Polish removes it and reloads the page', async ({
  page,
  shop,
  context,
  catalogue,
}) => {
  await shop.useScreen('desktop');
  const { url } = await catalogue.category();
  await shop.open(url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
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

test.describe('in Ukrainian', () => {
  test.use({ language: 'ua' });

  test('[J-91] [I-01] a listing and its products have Ukrainian names; names that are still Polish are marked', async ({
    page,
    shop,
    catalogue,
  }) => {
    await shop.useScreen('desktop');
    await shop.open((await catalogue.category()).url);
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    const heading = shop.main.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/\p{Script=Cyrillic}/u);
    const names = await shop.main.getByRole('article').getByRole('link').filter({ hasText: /\p{L}/u }).count();
    expect(names).toBeGreaterThan(0);
    const unmarked = await shop.main.getByRole('article').evaluateAll((tiles) =>
      tiles
        .map((tile) => tile.querySelector('h2, h3'))
        .filter((name) => name !== null && !/[а-яґєії]/i.test(name.textContent ?? '') && name.querySelector('[lang="pl"]') === null)
        .map((name) => name?.textContent),
    );
    expect(unmarked).toEqual([]);
    const [product] = await catalogue.buyable(1);
    await shop.navigate(product?.url ?? '');
    await expect(shop.buyButton).toBeVisible();
    const translated = /\p{Script=Cyrillic}/u.test(await heading.innerText());
    await expect(heading.locator('[lang="pl"]')).toHaveCount(translated ? 0 : 1);
    // Another listing, fetched by the browser, is in the same language.
    const [, other] = await catalogue.menu();
    await shop.navigate(other?.category.url ?? '/');
    await expect(shop.buyButton).toHaveCount(0);
    await expect(heading).toHaveText(/\p{Script=Cyrillic}/u);
  });
});
