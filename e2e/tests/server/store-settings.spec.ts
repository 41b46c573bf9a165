import { ChangedCommerce } from '../../lib/changed-commerce.ts';
import { startHost, type OwnServer } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/test.ts';

test.describe('a store without a newsletter', () => {
  let commerce: ChangedCommerce;
  let host: OwnServer;

  test.beforeAll(async ({ shopUrl }) => {
    commerce = await ChangedCommerce.open(shopUrl, (text) => text.replaceAll('"newsletter_enabled":true', '"newsletter_enabled":false'));
    host = await startHost({ commerceUrl: commerce.url });
    await host.ready('/healthz');
  });
  test.afterAll(async () => {
    await host.stop();
    commerce.close();
  });

  test.use({ javaScriptEnabled: false });

  test('[S-22] does not show the form', async ({ page, shop }) => {
    await page.goto(`${host.url}/`);
    await expect(shop.footer.getByText('NIP')).toBeVisible();
    await expect(shop.footer.getByRole('textbox')).toHaveCount(0);
    await page.close();
  });
});
