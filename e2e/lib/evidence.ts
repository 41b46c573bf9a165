import { writeFileSync } from 'node:fs';
import type { BrowserContext, TestInfo } from '@playwright/test';

/**
 * What every page of a test asked for and wrote to its console, in order. A failed test leaves it as `evidence.txt` beside the
 * screenshot: a fraction of what a trace costs, which is recorded for passing tests too (`--trace on` records one).
 */
export class Evidence {
  readonly #since = performance.now();
  readonly #lines: string[] = [];

  /** Notes what the pages of a context do from now on. */
  watch(context: BrowserContext): void {
    const note = (line: string) => void this.#lines.push(`${Math.round(performance.now() - this.#since)} ms  ${line}`);
    context.on('request', (request) => note(`> ${request.method()} ${request.url()}`));
    context.on('response', (response) => note(`< ${response.status()} ${response.url()}`));
    context.on('requestfailed', (request) => note(`! ${request.url()}: ${request.failure()?.errorText ?? ''}`));
    context.on('console', (message) => note(`console ${message.type()}: ${message.text()}`));
    context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
  }

  /** Keeps it when the test has failed so far. */
  keepOnFailure(testInfo: TestInfo): void {
    if (testInfo.errors.length === 0 && testInfo.status === testInfo.expectedStatus) return;
    const path = testInfo.outputPath('evidence.txt');
    writeFileSync(path, this.#lines.join('\n'));
    testInfo.attachments.push({ name: 'evidence', path, contentType: 'text/plain' });
  }
}
