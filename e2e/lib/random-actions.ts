import { expect } from '@playwright/test';
import { oneOf, type Random } from './seeded-random.ts';
import type { Shop } from './shop.ts';

/** Longest wait for an element to press, ms. */
const PRESS_TIMEOUT_MS = 2_000;

/** Random actions of one visitor (monkey test): it does not wait for the shop, and actions that are impossible are skipped. */
export class RandomActions {
  readonly #shop: Shop;
  readonly #paths: readonly string[];
  readonly #random: Random;

  constructor(shop: Shop, paths: readonly string[], random: Random) {
    this.#shop = shop;
    this.#paths = paths;
    this.#random = random;
  }

  /** Does one random action. @returns its name */
  async act(): Promise<string> {
    const { page, buyButton, cartDrawer, tiles, texts } = this.#shop;
    const timeout = PRESS_TIMEOUT_MS;
    const actions: Readonly<Record<string, () => Promise<unknown>>> = {
      'goes to a page': () => this.#shop.navigate(oneOf(this.#paths, this.#random)),
      'follows a tile': () => tiles.first().getByRole('link').first().click({ timeout }),
      'puts a product into the cart': () => buyButton.click({ timeout }),
      'looks into the cart': async () => {
        await this.#shop.tool('header.cart').click({ timeout });
        await expect(cartDrawer).toBeVisible({ timeout });
        await page.keyboard.press('Escape');
      },
      searches: async () => {
        const field = page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') }).filter({ visible: true });
        await field.fill('pralka', { timeout });
        await field.press('Enter', { timeout });
      },
      // Not beyond the shop, to the browser's initial empty page.
      'goes back': () => page.evaluate(() => navigation.canGoBack && history.back()),
      'reads the page again': () => page.reload({ timeout, waitUntil: 'commit' }),
    };
    const [name, act] = oneOf(Object.entries(actions), this.#random);
    await act().catch(() => undefined);
    return name;
  }

  /** The browser shows a page of the shop with text on it. @param origin of the shop */
  async expectPage(origin: string): Promise<void> {
    const { page } = this.#shop;
    await expect(async () => {
      expect(new URL(page.url()).origin).toBe(origin);
      // While a new document loads, `evaluate` may fail or find no text yet.
      const words = await page.evaluate(() => document.body.innerText.trim().length);
      expect(words).toBeGreaterThan(40);
    }).toPass({ timeout: 15_000 });
  }
}
