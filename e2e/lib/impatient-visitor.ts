import { expect } from '@playwright/test';
import { oneOf, type Random } from './seeded-random.ts';
import type { Shop } from './shop.ts';

/** Presses wait no longer than this for what they are for, ms. */
const PATIENCE_MS = 2_000;

/** One visitor who goes on whether or not the shop has answered; what can't be pressed is left alone. */
export class ImpatientVisitor {
  readonly #shop: Shop;
  readonly #paths: readonly string[];
  readonly #random: Random;

  constructor(shop: Shop, paths: readonly string[], random: Random) {
    this.#shop = shop;
    this.#paths = paths;
    this.#random = random;
  }

  /** Does one thing of chance. @returns what it was */
  async act(): Promise<string> {
    const { page, buyButton, cartDrawer, tiles, texts } = this.#shop;
    const timeout = PATIENCE_MS;
    const acts: Readonly<Record<string, () => Promise<unknown>>> = {
      'goes to a page': () => this.#shop.navigate(oneOf(this.#paths, this.#random)),
      'follows a tile': () => tiles.first().getByRole('link').first().click({ timeout }),
      'puts a product into the cart': () => buyButton.click({ timeout }),
      'looks into the cart': async () => {
        await this.#shop.tool('header.cart').click({ timeout });
        await expect(cartDrawer).toBeVisible({ timeout });
        await page.keyboard.press('Escape');
      },
      searches: async () => {
        const field = page.getByRole('searchbox', { name: texts.say('host-shell', 'search.label') }).filter({ visible: true });
        await field.fill('pralka', { timeout });
        await field.press('Enter', { timeout });
      },
      // Not out of the shop, to the empty page that the browser began with.
      'goes back': () => page.evaluate(() => navigation.canGoBack && history.back()),
      'reads the page again': () => page.reload({ timeout, waitUntil: 'commit' }),
    };
    const [name, act] = oneOf(Object.entries(acts), this.#random);
    await act().catch(() => undefined);
    return name;
  }

  /** Whatever the network does, the visitor sees a page of the shop with words on it. @param origin of the shop */
  async expectPage(origin: string): Promise<void> {
    const { page } = this.#shop;
    await expect(async () => {
      expect(new URL(page.url()).origin).toBe(origin);
      // A document that is on its way has no words yet, and takes the question with it.
      const words = await page.evaluate(() => document.body.innerText.trim().length);
      expect(words).toBeGreaterThan(40);
    }).toPass({ timeout: 15_000 });
  }
}
