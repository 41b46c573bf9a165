import type { BrowserContext, Page } from '@playwright/test';

/** What a browser with a service worker says of a connection that is not there. */
export const lostConnection = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED/,
  /WebSocket/,
  /Failed to load resource/,
  /FetchEvent/,
  /Failed to fetch/,
] as const;

const MARK = 'without-connection';

/**
 * Gives the page its visitor's first sign, and waits for the screens that say what has failed: they come with it, and without a
 * connection they could not.
 */
export const prepareFailures = async (page: Page): Promise<void> => {
  const screens = page.waitForResponse(
    async (response) => /\/host-shell\/.+\.js$/.test(response.url()) && (await response.text()).includes('connection-failed'),
  );
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await screens;
};

/** Chromium tells documents that come from a worker that they are online, whatever Playwright has set. */
const tellDocument = (mark: string): void => {
  try {
    if (sessionStorage.getItem(mark) !== null) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  } catch {
    // a frame without storage
  }
};

/** Takes the connection away, also for documents that a worker gives. */
export const goOffline = async (page: Page, context: BrowserContext): Promise<void> => {
  await context.addInitScript(tellDocument, MARK);
  await page.evaluate((mark) => sessionStorage.setItem(mark, ''), MARK);
  await context.setOffline(true);
};

/**
 * Gives it back; the document hears of it. What the document was told goes first: a browser that fires its own event at once must not
 * find it still there.
 */
export const goOnline = async (page: Page, context: BrowserContext): Promise<void> => {
  const wasTold = await page.evaluate((mark) => {
    sessionStorage.removeItem(mark);
    return Object.hasOwn(navigator, 'onLine') && Reflect.deleteProperty(navigator, 'onLine');
  }, MARK);
  await context.setOffline(false);
  if (wasTold) await page.evaluate(() => window.dispatchEvent(new Event('online')));
};
