import { expect, type Locator, type Page } from '@playwright/test';
import type { Complaints } from './complaints.ts';
import { screens, type Screen } from './screens.ts';
import type { Texts } from './texts.ts';

interface ShopOptions {
  readonly page: Page;
  readonly texts: Texts;
  readonly complaints: Complaints;
}

/** How often a page is asked, ms: Playwright asks with each frame, and so makes the page draw frames, a tenth of what a page load costs. */
export const calmly = { polling: 100 } as const;

/** Page object of the shop: pages, header, drawers. Finds elements by their role and their text in the chosen language. */
export class Shop {
  readonly page: Page;
  readonly texts: Texts;
  readonly complaints: Complaints;

  constructor({ page, texts, complaints }: ShopOptions) {
    this.page = page;
    this.texts = texts;
    this.complaints = complaints;
  }

  async useScreen(screen: Screen): Promise<void> {
    await this.page.setViewportSize(screens[screen]);
  }

  /** Opens an address and waits until the page is hydrated. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.interactive();
  }

  /** Waits until React has hydrated the header and the visible part of the page; parts far below are hydrated when they come near. */
  async interactive(): Promise<void> {
    await this.page.waitForFunction(
      () => {
        const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
        const header = document.querySelector('header a');
        const main = document.querySelector('main');
        const isNear = (element: Element): boolean =>
          getComputedStyle(element).display === 'contents' ||
          (element.checkVisibility({ contentVisibilityAuto: true }) && element.getBoundingClientRect().top < innerHeight);
        const parts = [...(main?.querySelectorAll(':scope > *, h1, button, form') ?? [])].filter(isNear);
        return header !== null && isAlive(header) && parts.length > 0 && parts.every(isAlive);
      },
      undefined,
      { timeout: 15_000, ...calmly },
    );
  }

  /** Waits until the header is hydrated, whether or not the page is. */
  async waitForHeader(): Promise<void> {
    await this.page.waitForFunction(
      () => Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__reactProps$')),
      undefined,
      calmly,
    );
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  /** The region of the toasts; rendered with the visitor's first interaction or the first toast. */
  get toasts(): Locator {
    return this.page.getByRole('region', { name: this.texts.translate('shared-ui', 'toast.region') });
  }

  /**
   * The page’s own part, in which most locators begin. By its element: a search by role looks at each element of the document.
   * Audits of pages look for its role (`page-audits.ts`).
   */
  get main(): Locator {
    return this.page.locator('main');
  }

  get footer(): Locator {
    return this.page.getByRole('contentinfo');
  }

  /** Follows a link of the footer; phones show its lists folded. */
  async followInFooter(name: string): Promise<void> {
    const link = this.page.getByRole('link', { name, exact: true, includeHidden: true });
    const folded = this.footer.locator('details:not([open])').filter({ has: link }).locator('summary');
    if (await folded.isVisible()) await folded.click();
    await this.footer.locator(link).click();
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** A link of the header: its accessible name is the label, in some followed by a count. */
  tool(key: 'header.cart' | 'header.wishlist' | 'header.compare' | 'header.search' | 'header.signIn' | 'header.account'): Locator {
    const label = this.texts.translate('host-shell', key);
    return this.header.getByRole('link', { name: new RegExp(`^${label}( \\d|$)`) });
  }

  get menuButton(): Locator {
    return this.header.getByRole('button', { name: this.texts.translate('host-shell', 'header.menu') });
  }

  drawer(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  get cartDrawer(): Locator {
    return this.drawer(this.texts.translate('host-shell', 'drawer.cart'));
  }

  /** Navigates as a link on the page would: without a new document where the shop supports that. */
  async navigate(address: string): Promise<void> {
    await this.page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main')?.append(link);
      link.click();
      link.remove();
    }, address);
  }

  /** The tiles of a listing. */
  get tiles(): Locator {
    return this.main.getByRole('article');
  }

  /** Waits until the listing for the present address is shown. */
  async listingShown(): Promise<void> {
    const list = this.main.getByRole('region', { name: this.texts.translate('mfe-catalog', 'listing.products') });
    await expect(list).toHaveAttribute('aria-busy', 'false');
  }

  /** Waits until the page's main heading contains this text. */
  async expectHeading(text: string | RegExp): Promise<void> {
    await expect(this.heading.filter({ hasText: text })).toBeVisible();
  }

  /** The number at the cart in the header. */
  async expectCartCount(pieces: number): Promise<void> {
    await expect(this.tool('header.cart')).toHaveAccessibleName(new RegExp(` ${pieces} `));
  }

  /** The main button of a product page, without those of tiles, which have the same name until they are hydrated. */
  get buyButton(): Locator {
    const name = this.texts.translate('mfe-catalog/product', 'buy');
    return this.main.getByRole('button', { name, exact: true }).and(this.page.locator(':not(article *)'));
  }

  /** Opens a product page and presses its buy button. */
  async buyFrom(path: string): Promise<void> {
    await this.open(path);
    await this.buyButton.click();
  }

  scrollTop(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY));
  }

  /** True while no new document has been loaded since the last call of `markDocument`. */
  async isSameDocument(): Promise<boolean> {
    return this.page.evaluate(() => Reflect.get(window, 'amperioMarked') === true);
  }

  async markDocument(): Promise<void> {
    await this.page.evaluate(() => Reflect.set(window, 'amperioMarked', true));
  }
}
