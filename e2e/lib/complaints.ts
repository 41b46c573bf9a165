import type { BrowserContext } from '@playwright/test';

/**
 * Collects what the browser reports while a test runs: console errors and warnings, uncaught errors, violations of the content
 * security policy. A test names beforehand which of these it expects.
 */
export class Complaints {
  readonly #found: string[] = [];
  // Service workers are blocked by `playwright.config.ts`.
  readonly #expected: RegExp[] = [/^warning: Service Worker registration blocked by Playwright/];

  /** Collects the complaints of every page of a context. */
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

  /** Complaints that match one of the patterns do not fail the test. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** The complaints that match no expected pattern, each once. */
  get unexpected(): readonly string[] {
    return [...new Set(this.#found)].filter((complaint) => !this.#expected.some((pattern) => pattern.test(complaint)));
  }

  /** All complaints, for tests that check the complaints themselves. */
  get all(): readonly string[] {
    return this.#found;
  }
}
