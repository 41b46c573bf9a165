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
    const at = (path: string): Promise<void> => shop.open(new URL(path, host.url).href);
    const [product] = await catalogue.buyable(1);
    await at('/');
    await at('/telewizory-i-audio.html');
    await shop.tiles.first().getByRole('link').first().click();
    await shop.main.getByRole('region', { name: texts.translate('mfe-catalog/product', 'specification') }).waitFor();
    await at(product?.url ?? '');
    await shop.main
      .getByRole('button', { name: /dodaj do koszyka/i })
      .first()
      .click();
    await shop.expectCartCount(1);
    await at('/');
    const field = page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') }).filter({ visible: true });
    await field.pressSequentially('pralk');
    await page.getByRole('search').getByRole('option', { name: /pralk/i }).first().waitFor();
    await at('/blog');
    await at('/customer/account/login');
    await logIn(shop, texts);
    await shop.heading.waitFor();
    await at('/customer/account/purchase/wishlist');
    expect(answered.length).toBeGreaterThan(3);
    expect(new Set(answered)).toEqual(new Set([200]));

    const foreign = await page.request.post(`${host.url}/graphql`, { data: { query: '{headerDataQuery{items{category_id}}}' } });
    expect(foreign.status()).toBe(400);
    expect(await foreign.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
    const byAddress = await page.request.get(`${host.url}/graphql?query=${encodeURIComponent('{__typename}')}`);
    expect(byAddress.status()).toBe(400);
  });
});
