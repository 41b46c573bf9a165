import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { Commerce } from './commerce.ts';
import { deskText } from './desk-texts.ts';

/** The desk of the shop's staff, as the commerce server serves it. */
export class Desk {
  readonly commerce: Commerce;
  readonly #request: APIRequestContext;
  readonly #page: Page;

  constructor(page: Page, request: APIRequestContext) {
    this.#page = page;
    this.#request = request;
    this.commerce = new Commerce(request);
  }

  /** A token for a new member of staff. */
  async newToken(role: 'moderator' | 'editor' | 'admin'): Promise<string> {
    const answer = await this.#request.post(`${this.commerce.url}/dev/staff-token`, { data: { role } });
    return ((await answer.json()) as { token: string }).token; // a call of our own, for tests alone
  }

  /**
   * Publishes a page of content by the calls of the desk's form.
   * @param source what the page says, in Markdown
   * @returns its address in the shop
   */
  async publishPage({ heading, source }: { readonly heading: string; readonly source: string }): Promise<string> {
    const headers = { authorization: `Bearer ${await this.newToken('editor')}` };
    const calls = `${this.commerce.url}/rest/V1/desk`;
    const created = await this.#request.post(`${calls}/content-page`, { headers });
    const { key } = (await created.json()) as { key: string }; // the desk's own call
    const urlKey = `strona-${key}`;
    const content = {
      kind: 'page',
      urlKey,
      heading,
      format: 'markdown',
      source,
      metaTitle: heading,
      metaDescription: heading,
      stores: ['amperio'],
      isWithdrawn: false,
    };
    const saved = await this.#request.put(`${calls}/content/page/${key}`, { headers, data: { version: 0, content } });
    const { version } = (await saved.json()) as { version: number }; // the desk's own call
    const published = await this.#request.post(`${calls}/content/page/${key}/publish`, { headers, data: { version } });
    expect(published.status(), await published.text()).toBe(200);
    return `/${urlKey}.html`;
  }

  async open(path = ''): Promise<void> {
    await this.#page.goto(`${this.commerce.url}/desk${path}`);
  }

  /** Opens a page of the desk that is signed in already, as the tab remembers it; the tab may forget it again. */
  async openAs(token: string, path = ''): Promise<void> {
    await this.#page.addInitScript(
      ([origin, held]) => {
        if (location.origin !== origin || sessionStorage.getItem('e2e_desk') === held) return;
        sessionStorage.setItem('e2e_desk', held);
        sessionStorage.setItem('desk_token', held);
      },
      [new URL(this.commerce.url).origin, token] as const,
    );
    await this.open(path);
  }

  /** The field of the form for signing in. */
  get tokenField(): Locator {
    return this.#page.getByLabel(deskText('login.token'));
  }

  /** By keyboard alone. */
  async signIn(token: string): Promise<void> {
    await this.tokenField.fill(token);
    await this.#page.keyboard.press('Enter');
  }

  async goTo(
    page:
      | 'reviews'
      | 'questions'
      | 'unanswered'
      | 'complaints'
      | 'orders'
      | 'reservations'
      | 'withdrawals'
      | 'surveys'
      | 'reminders'
      | 'error-reports'
      | 'tokens'
      | 'audit'
      | 'banners'
      | 'pages'
      | 'redirects'
      | 'products',
  ): Promise<void> {
    // On a small screen the pages are behind a button.
    const menu = this.#page.getByRole('button', { name: deskText('app.nav'), exact: true });
    if (await menu.isVisible()) await menu.click();
    await this.#page
      .getByRole('navigation')
      .getByRole('link', { name: deskText(`${page}.nav`), exact: true })
      .click();
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText(deskText(`${page}.title`));
  }

  /** What somebody has written, by a part of it. */
  entry(words: string): Locator {
    return this.#page.getByRole('article').filter({ hasText: words });
  }

  /** What has just happened. */
  async tells(key: string): Promise<void> {
    await expect(this.#page.getByText(deskText(key), { exact: true })).toBeVisible();
  }
}
