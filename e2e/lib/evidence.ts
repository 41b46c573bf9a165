import { writeFileSync } from 'node:fs';
import type { BrowserContext, TestInfo } from '@playwright/test';

const SCREENSHOT_MS = 5_000;

/**
 * The requests and console messages of every page of a test, in order. A failed test leaves them as `evidence.txt` beside its
 * screenshots. This costs much less than a trace, or than Playwright's screenshots, which are taken of passing tests too (`--trace on`
 * records a trace).
 */
export class Evidence {
  readonly #since = performance.now();
  readonly #lines: string[] = [];

  /** Records the pages of a context from now on. */
  watch(context: BrowserContext): void {
    const note = (line: string) => void this.#lines.push(`${Math.round(performance.now() - this.#since)} ms  ${line}`);
    context.on('request', (request) => note(`> ${request.method()} ${request.url()}`));
    context.on('response', (response) => note(`< ${response.status()} ${response.url()}`));
    context.on('requestfailed', (request) => note(`! ${request.url()}: ${request.failure()?.errorText ?? ''}`));
    context.on('console', (message) => note(`console ${message.type()}: ${message.text()}`));
    context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
  }

  /** Writes and attaches the file, and a screenshot of each open page, when the test has failed. */
  async keepOnFailure(testInfo: TestInfo, context: BrowserContext): Promise<void> {
    if (testInfo.errors.length === 0 && testInfo.status === testInfo.expectedStatus) return;
    for (const [at, page] of context.pages().entries()) {
      const picture = testInfo.outputPath(`page-${at + 1}.png`);
      // A page that hangs or has crashed cannot be rendered.
      const isTaken = await page.screenshot({ path: picture, timeout: SCREENSHOT_MS }).then(
        () => true,
        () => false,
      );
      if (isTaken) testInfo.attachments.push({ name: `page ${at + 1}`, path: picture, contentType: 'image/png' });
    }
    const path = testInfo.outputPath('evidence.txt');
    writeFileSync(path, this.#lines.join('\n'));
    testInfo.attachments.push({ name: 'evidence', path, contentType: 'text/plain' });
  }
}
