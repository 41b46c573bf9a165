import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.ts';
import { chromiumFlags } from '../lib/browser-start.ts';

export const chromiumPath = (): string => findChromium(console.error);

/** Runs `body` with a new browser, which is closed afterwards. */
export const withBrowser = async <Result>(body: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumFlags] });
  try {
    return await body(browser);
  } finally {
    await browser.close();
  }
};
