import { formatMoney, grosze } from 'shared-contracts';
import { expect, test } from '../lib/test.ts';

test('[L-06] a price that changes is shown on the next page, and on the open one without a reload', async ({ page, shop, catalogue }) => {
  const product = (await catalogue.buyable(3)).at(-1);
  if (product === undefined) throw new Error('nothing to buy');
  const text = (value: number): RegExp => new RegExp(formatMoney(grosze(value)).replaceAll(/\s/g, '\\s'));
  const change = async (finalPrice: number): Promise<void> => {
    // A call of the commerce server for tests; it is not part of the shop's own addresses.
    const address = `${process.env['COMMERCE_URL'] ?? `http://127.0.0.1:${process.env['COMMERCE_API_PORT'] ?? '4000'}`}/dev/price`;
    const response = await page.request.post(address, { data: { sku: product.sku, final_price: finalPrice } });
    expect(response.status(), await response.text()).toBe(200);
  };
  const changed = product.finalPrice + 1_111;
  const socket = page.waitForEvent('websocket');
  await shop.open(product.url);
  await socket;
  await expect(shop.main.getByText(text(product.finalPrice)).first()).toBeAttached();
  // The socket of the page is open by then.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(3_000);
  await change(changed);
  try {
    await expect(shop.main.getByText(text(changed)).first()).toBeAttached();
    // The server's own copy is not the old one either.
    await expect.poll(async () => text(changed).test(await (await page.request.get(product.url)).text())).toBe(true);
  } finally {
    await change(product.finalPrice);
  }
});
