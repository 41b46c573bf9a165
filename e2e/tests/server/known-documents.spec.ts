import { logIn } from '../../lib/account.ts';
import { startHost, type OwnServer } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/test.ts';

test.describe('a host that answers known documents alone', () => {
  let host: OwnServer;
  test.beforeAll(async ({ shopUrl }) => {
    host = await startHost({ commerceUrl: shopUrl, env: { GRAPHQL_DOCUMENTS: 'known' } });
    await host.ready('/healthz');
  });
  test.afterAll(() => host.stop());

  test('[J-140] all pages ask what their releases list, and what others ask is refused', async ({ page, shop, catalogue, texts }) => {
    await shop.useScreen('desktop');
    const answered: number[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/graphql') answered.push(response.status());
    });
    const category = await catalogue.category();
    const [product] = await catalogue.buyable(1);
    await shop.open(`${host.url}/`);
    await shop.navigate(category.url);
    await shop.expectHeading(category.name);
    await shop.listingShown();
    await shop.tiles.first().getByRole('link').first().click();
    await shop.main.getByRole('region', { name: texts.translate('mfe-catalog/product', 'specification') }).waitFor();
    await shop.navigate(product?.url ?? '');
    await shop.expectHeading(product?.name ?? '');
    await shop.buyButton.click();
    await shop.expectCartCount(1);
    await shop.navigate('/');
    const field = page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') }).filter({ visible: true });
    await field.pressSequentially('pralk');
    await page.getByRole('search').getByRole('option', { name: /pralk/i }).first().waitFor();
    await page.keyboard.press('Escape');
    await shop.navigate('/blog');
    await shop.expectHeading(texts.translate('mfe-content/pages', 'blog.title'));
    await shop.navigate('/customer/account/login');
    await shop.expectHeading(texts.translate('mfe-account', 'login.title'));
    await logIn(shop, texts);
    await expect(page).toHaveURL(/\/customer\/account(\/index)?$/);
    await shop.open(`${host.url}/customer/account/purchase/wishlist`);
    expect(answered.length, 'questions of all these pages').toBeGreaterThan(15);
    expect(new Set(answered)).toEqual(new Set([200]));

    const foreign = await page.request.post(`${host.url}/graphql`, { data: { query: '{headerDataQuery{items{category_id}}}' } });
    expect(foreign.status()).toBe(400);
    expect(await foreign.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
    const byAddress = await page.request.get(`${host.url}/graphql?query=${encodeURIComponent('{__typename}')}`);
    expect(byAddress.status()).toBe(400);
  });
});
