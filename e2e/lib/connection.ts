import type { BrowserContext, Page } from '@playwright/test';

const MARK = 'without-connection';

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

/** Gives it back; the document hears of it. */
export const goOnline = async (page: Page, context: BrowserContext): Promise<void> => {
  await context.setOffline(false);
  await page.evaluate((mark) => {
    sessionStorage.removeItem(mark);
    if (!Object.hasOwn(navigator, 'onLine')) return;
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  }, MARK);
};
