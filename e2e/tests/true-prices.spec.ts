import type { Page } from '@playwright/test';
import { formatMoney, grosze } from 'shared-contracts';
import { Commerce } from '../lib/commerce.ts';
import { expect, test } from '../lib/test.ts';

const text = (value: number): RegExp => new RegExp(formatMoney(grosze(value)).replaceAll(/\s/g, '\\s'));

/** Lets a minute pass, after which a page without a socket asks for its prices. */
const nextMinute = async (page: Page): Promise<void> => {
  const answer = page.waitForResponse((response) => response.url().includes('operationName=CurrentPrices'));
  await page.clock.fastForward(70_000);
  expect((await answer).status()).toBe(200);
};

test('[J-186] [J-187] [J-188] without a socket a changed price is asked for within a minute, is said, and waits for the end of a press', async ({
  page,
  shop,
  catalogue,
}) => {
  const product = await catalogue.changeableAt(10);
  const commerce = new Commerce(page.request);
  let attempts = 0;
  await page.clock.install();
  await page.routeWebSocket(/\/ws/, (socket) => {
    attempts += 1;
    void socket.close();
  });
  await shop.open(product.url);
  const shown = (value: number) => shop.main.getByText(text(value)).first();
  await expect(shown(product.finalPrice)).toBeAttached();
  // From now on the page knows that there is no socket.
  await expect.poll(() => attempts).toBeGreaterThan(1);
  const [higher, highest] = [product.finalPrice + 3_300, product.finalPrice + 4_400];
  try {
    await commerce.changePrice(product.sku, higher);
    await nextMinute(page);
    await expect(shown(higher)).toBeAttached();
    await expect(page.getByRole('status').filter({ hasText: text(higher) })).toHaveText(
      new RegExp(`cena zmieniła się z ${text(product.finalPrice).source} na ${text(higher).source}`),
    );

    await shop.main.getByRole('heading', { level: 1 }).hover();
    await page.mouse.down();
    await commerce.changePrice(product.sku, highest);
    await nextMinute(page);
    await expect(shown(higher)).toBeAttached();
    await expect(shown(highest)).toHaveCount(0);
    await page.mouse.up();
    await expect(shown(highest)).toBeAttached();
  } finally {
    await commerce.changePrice(product.sku, product.finalPrice);
  }
});
