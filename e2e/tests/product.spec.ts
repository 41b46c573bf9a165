import { expect, test } from '../lib/test.ts';

for (const screen of ['phone', 'desktop'] as const) {
  test(`[P-04] a product that only shops sell has no buy button for the courier, and says where it is (${screen})`, async ({
    shop,
    catalogue,
    texts,
  }) => {
    await shop.useScreen(screen);
    const [sold] = await catalogue.buyable(1);
    await shop.open(sold?.url ?? '');
    const buy = shop.buyButton;
    await expect(buy.first()).toBeVisible();
    const { url, name } = await catalogue.storeOnly();
    await shop.open(url);
    await expect(shop.heading).toContainText(name.slice(0, 20));
    await expect(buy).toHaveCount(0);
    await expect(shop.main.getByText(texts.say('mfe-catalog/product', 'onlyStore')).first()).toBeVisible();
  });
}
