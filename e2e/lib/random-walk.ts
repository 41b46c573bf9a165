import { expect } from '@playwright/test';
import type { Catalogue } from './catalogue.ts';
import type { CategoryBranch, Subject } from './catalogue-finds.ts';
import { screens, type Screen } from './screens.ts';
import { oneOf, type Random } from './seeded-random.ts';
import type { Shop } from './shop.ts';
import { escapePattern } from './texts.ts';

interface Goods {
  readonly categories: readonly CategoryBranch[];
  readonly products: readonly Subject[];
}

const leaves = (branches: readonly CategoryBranch[]): readonly CategoryBranch[] =>
  branches.flatMap((branch) => (branch.children.length === 0 ? [branch] : leaves(branch.children)));

/** The categories and products that a walk visits. */
export const goodsOf = async (catalogue: Catalogue): Promise<Goods> => ({
  categories: leaves(await catalogue.tree()),
  products: await catalogue.orderable(60),
});

const words = ['pralka', 'telewizor', 'słuchawki', 'laptop', 'odkurzacz'] as const;

/** Pages other than listings and products, with their headings. */
const otherPages = [
  ['/producenci.html', 'mfe-catalog/manufacturer', 'title'],
  ['/kontakt', 'mfe-content/pages', 'contact.title'],
  ['/blog', 'mfe-content/pages', 'blog.title'],
  ['/slowniczek-pojec.html', 'mfe-content/pages', 'glossary.title'],
  ['/customer/account/login', 'mfe-account', 'login.title'],
] as const;

/** One visitor's random walk through a shop in one document; each step waits until the shop shows its result. */
export class RandomWalk {
  readonly #shop: Shop;
  readonly #goods: Goods;
  readonly #random: Random;

  constructor(shop: Shop, goods: Goods, random: Random) {
    this.#shop = shop;
    this.#goods = goods;
    this.#random = random;
  }

  /** All steps by name. */
  get steps(): Readonly<Record<string, () => Promise<void>>> {
    return {
      home: () => this.home(),
      'a listing, a tile of it, and back': () => this.#listing(),
      'a search': () => this.#search(),
      'a product into the cart': () => this.#buy(),
      'the cart in its drawer': () => this.#cartDrawer(),
      'the cart emptied': () => this.emptyCart(),
      'the menu of a phone': () => this.#menu(),
      'another page': () => this.#otherPage(),
      'down and up': () => this.#scroll(),
    };
  }

  async home(): Promise<void> {
    await this.#shop.navigate('/');
    await expect(this.#shop.page.getByRole('search').filter({ visible: true })).toBeVisible(); // the home page alone shows its field
  }

  /** Brings the page into the same state for every measurement: home, with the same listing as the previous page. */
  async rest(): Promise<void> {
    const [category] = this.#goods.categories;
    if (category === undefined) throw new Error('the shop has no category');
    await this.#shop.navigate(category.url);
    await this.#shop.expectHeading(category.name);
    await this.home();
  }

  /** Removes everything from the cart. */
  async emptyCart(): Promise<void> {
    const { main, texts } = this.#shop;
    await this.#shop.navigate('/checkout/cart');
    await this.#shop.expectHeading(texts.translate('mfe-cart-checkout', 'cart.title'));
    const remove = main.getByRole('button', { name: texts.pattern('mfe-cart-checkout', 'line.remove') });
    for (let pieces = await this.pieces(); pieces > 0; pieces = await this.pieces()) {
      await remove.first().click();
      await expect.poll(() => this.pieces()).toBeLessThan(pieces);
    }
  }

  /** The number at the cart in the header. */
  async pieces(): Promise<number> {
    return Number(/\d+/.exec(await this.#shop.tool('header.cart').innerText())?.[0] ?? 0);
  }

  /**
   * Changes the window size and waits two frames: if the page is left before its pictures have adapted (no visitor is so fast),
   * Chromium keeps it in memory as long as the document.
   */
  async #turnTo(screen: Screen): Promise<void> {
    const { page } = this.#shop;
    await page.setViewportSize(screens[screen]);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }

  async #listing(): Promise<void> {
    const { page, tiles, main } = this.#shop;
    const { name, url } = oneOf(this.#goods.categories, this.#random);
    await this.#shop.navigate(url);
    await this.#shop.expectHeading(name);
    if ((await tiles.count()) === 0) return;
    const link = tiles
      .nth(Math.floor(this.#random() * Math.min(4, await tiles.count())))
      .getByRole('link')
      .first();
    await link.click();
    await expect(page).not.toHaveURL(new RegExp(`${escapePattern(url)}$`));
    await expect(main.getByRole('group').first()).toBeVisible();
    await page.goBack();
    await this.#shop.expectHeading(name);
  }

  async #search(): Promise<void> {
    const { page, texts, tiles } = this.#shop;
    await this.#turnTo('desktop');
    await this.home();
    const field = page.getByRole('searchbox', { name: texts.translate('host-shell', 'search.label') }).filter({ visible: true });
    await field.fill(oneOf(words, this.#random));
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\.html/);
    await expect(tiles.first()).toBeVisible();
  }

  async #buy(): Promise<void> {
    const { name, url } = oneOf(this.#goods.products, this.#random);
    await this.#shop.navigate(url);
    await this.#shop.expectHeading(name);
    const before = await this.pieces();
    await this.#shop.buyButton.click();
    await this.#shop.expectCartCount(before + 1);
  }

  async #cartDrawer(): Promise<void> {
    const { page, cartDrawer } = this.#shop;
    await this.#turnTo('desktop');
    await this.#shop.tool('header.cart').click();
    await expect(cartDrawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cartDrawer).toBeHidden();
  }

  async #menu(): Promise<void> {
    const { page, menuButton, texts } = this.#shop;
    await this.#turnTo('phone');
    await menuButton.click();
    const menu = this.#shop.drawer(texts.translate('host-shell', 'drawer.menu'));
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await this.#turnTo('desktop');
  }

  async #otherPage(): Promise<void> {
    const [path, owner, key] = oneOf(otherPages, this.#random);
    await this.#shop.navigate(path);
    await this.#shop.expectHeading(this.#shop.texts.translate(owner, key));
  }

  async #scroll(): Promise<void> {
    const { page } = this.#shop;
    // Parts that come near the window are rendered, and the page grows.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(this.#shop.footer).toBeInViewport({ timeout: 500 });
    }).toPass();
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => this.#shop.scrollTop()).toBe(0);
  }
}
