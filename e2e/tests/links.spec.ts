import { ask } from '../lib/graphql.ts';
import { deadLinks, pagesOfMainStore, type Linked } from '../lib/links.ts';
import { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

test("every link of the shop's frame, of home and of one page of each kind leads to a page", async ({ request, catalogue, shopUrl }) => {
  const store: Linked = { url: shopUrl, get: (address) => request.get(address), ask: (query) => ask(shopUrl, query) };
  const { dead, known } = await deadLinks(store, await pagesOfMainStore(catalogue));
  expect(dead).toEqual([]);
  expect(known).toBeGreaterThan(100);
});

test('[R-58] [M-02] [M-03] products chosen in two tabs are both behind the compare link, and removed ones leave its address', async ({
  page,
  context,
  shop,
  texts,
  complaints,
  catalogue,
}) => {
  const { url } = await catalogue.category();
  const other = new Shop({ page: await context.newPage(), texts, complaints });
  const names: string[] = [];
  for (const tab of [shop, other]) {
    await tab.useScreen('desktop');
    await tab.open(url);
  }
  for (const [index, tab] of [shop, other].entries()) {
    const tile = tab.tiles.nth(index);
    const name = await tile.getByRole('heading').innerText();
    await tile.getByRole('button', { name: texts.translate('shared-ui', 'tile.compare', { name }) }).click();
    names.push(name);
    for (const one of [shop, other]) await expect(one.tool('header.compare')).toHaveAccessibleName(new RegExp(` ${names.length} `));
  }
  await other.page.close();

  await shop.tool('header.compare').click();
  await shop.expectHeading(texts.translate('mfe-catalog/compare', 'title'));
  await expect(page).toHaveURL(/\/product-compare\?item1=[^&]+&item2=[^&]+$/);
  for (const name of names) await expect(shop.tiles.getByRole('link', { name, exact: true })).toBeVisible();
  await shop.main.getByRole('button', { name: texts.translate('mfe-catalog/compare', 'removeNamed', { name: names[0] ?? '' }) }).click();
  await expect(page).toHaveURL(/\/product-compare\?item1=[^&]+$/);
  await expect(shop.tiles).toHaveCount(1);
  await expect(shop.tool('header.compare')).toHaveAccessibleName(/ 1 /);

  await shop.main.getByRole('button', { name: texts.translate('mfe-catalog/compare', 'clear') }).click();
  await expect(page).toHaveURL(/\/product-compare$/);
  await expect(shop.main.getByText(texts.translate('mfe-catalog/compare', 'emptyTitle'))).toBeVisible();
});
