import type { BrowserContext } from '@playwright/test';

/**
 * Everything that the browser complains about while a test runs: console errors and warnings, uncaught errors, broken
 * policy rules. A test says beforehand which complaints belong to what it does.
 */
export class Complaints {
  readonly #found: string[] = [];
  // What tests block themselves (`playwright.config.ts`).
  readonly #expected: RegExp[] = [/^warning: Service Worker registration blocked by Playwright/];

  /** Notes the complaints of every page of a context. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      const { url } = message.location();
      this.#found.push(`${message.type()}: ${message.text()}${url === '' ? '' : ` (${new URL(url, 'http://page').pathname})`}`);
    });
    context.on('weberror', (error) => this.#found.push(`uncaught: ${error.error().stack ?? error.error().message}`));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        console.error(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
      });
    });
  }

  /** Complaints that match are part of the test. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** What nobody expected. */
  get unexpected(): readonly string[] {
    return [...new Set(this.#found)].filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)));
  }

  /** Everything, for tests whose subject are the complaints themselves. */
  get all(): readonly string[] {
    return this.#found;
  }
}
