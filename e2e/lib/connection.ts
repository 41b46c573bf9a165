import type { BrowserContext, Page } from '@playwright/test';

/** Complaints of a browser with a service worker while it is offline. */
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
 * Triggers the visitor's first interaction and waits for the script with the error screens, which loads then and cannot be loaded
 * offline.
 */
export const prepareFailures = async (page: Page): Promise<void> => {
  const screens = page.waitForResponse(
    async (response) => /\/host-shell\/.+\.js$/.test(response.url()) && (await response.text()).includes('connection-failed'),
  );
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await screens;
};

/** Makes `navigator.onLine` false: in documents served by a worker Chromium leaves it true, whatever Playwright has set. */
const overrideOnLine = (mark: string): void => {
  try {
    if (sessionStorage.getItem(mark) !== null) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  } catch {
    // a frame without storage
  }
};

/** Switches the context offline, including for documents served by a service worker. */
export const goOffline = async (page: Page, context: BrowserContext): Promise<void> => {
  await context.addInitScript(overrideOnLine, MARK);
  await page.evaluate((mark) => sessionStorage.setItem(mark, ''), MARK);
  await context.setOffline(true);
};

/**
 * Switches the context online; the document gets its `online` event. The overridden `navigator.onLine` is removed first, because the
 * browser may fire the event at once.
 */
export const goOnline = async (page: Page, context: BrowserContext): Promise<void> => {
  const wasOverridden = await page.evaluate((mark) => {
    sessionStorage.removeItem(mark);
    return Object.hasOwn(navigator, 'onLine') && Reflect.deleteProperty(navigator, 'onLine');
  }, MARK);
  await context.setOffline(false);
  if (wasOverridden) await page.evaluate(() => window.dispatchEvent(new Event('online')));
};
