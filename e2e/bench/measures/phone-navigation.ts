import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { withBrowser } from '../browser.ts';
import { atMost, median, type Measure } from '../measure.ts';
import { interactions, longestTask, watchTimings } from '../page-timings.ts';

const RUNS = 5;
const CPU_SLOWDOWN = 4;
/** Longer than a listing takes to become interactive. */
const START_MS = 4_000;

/** A first visit on a phone that is four times slower than this machine. */
const onPhone = async <Result>(browser: Browser, url: string, body: (page: Page) => Promise<Result>): Promise<Result> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await watchTimings(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await body(page);
  } finally {
    await context.close();
  }
};

const isInteractive = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.querySelector('main article a') ?? {}).some((key) => key.startsWith('__reactProps$')));

/** Taps the first tile of a listing. @returns ms until the product's heading is painted, and until the tap's own next paint */
const tapTile = async (
  page: Page,
  listing: string,
): Promise<{ readonly heading: number; readonly paint: number; readonly task: number }> => {
  await page.goto(listing);
  // Nothing is asked of the page meanwhile: what the browser's driver runs in it to look for something would be among its tasks.
  await pause(START_MS);
  // Else the tasks that make it interactive would not be among those that are read.
  if (!(await isInteractive(page))) throw new Error(`${listing} is not interactive after ${START_MS} ms`);
  const task = await longestTask(page);
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  await link.evaluate((element) => {
    const name = element.textContent ?? '';
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        // The skeleton of the page, which is busy, has the same heading earlier.
        const isShown = (heading: HTMLElement): boolean =>
          heading.closest('[aria-busy=true]') === null && heading.textContent.trim() === name.trim();
        const look = (): void => {
          if (!Array.from(document.querySelectorAll('h1')).some(isShown)) requestAnimationFrame(look);
          else Reflect.set(window, 'amperioTook', performance.now() - timeStamp);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
  await link.tap();
  const took = await page.waitForFunction(() => Reflect.get(window, 'amperioTook') as unknown); // Reflect.get gives any
  return { heading: Number(await took.jsonValue()), paint: await interactions(page), task };
};

/** Taps a button of a product as soon as it has loaded. @returns ms until the tap's next paint */
const tapEarly = async (page: Page, product: string): Promise<number> => {
  await page.goto(product, { waitUntil: 'load' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /koszyka/ })
    .first()
    .tap();
  return interactions(page);
};

/** Presses on a phone during a first visit, and how long the page keeps the processor while it becomes interactive. */
export const phoneNavigation: Measure = {
  name: 'phone-navigation',
  run: ({ url, pages }) =>
    withBrowser(async (browser) => {
      const taps: Awaited<ReturnType<typeof tapTile>>[] = [];
      const early: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        taps.push(await onPhone(browser, url, (page) => tapTile(page, pages.listing)));
        early.push(await onPhone(browser, url, (page) => tapEarly(page, pages.product)));
      }
      return [
        atMost('phone: tile → product heading, first visit', median(taps.map(({ heading }) => heading)), 250, 'ms'),
        atMost('phone: the same press → next paint', median(taps.map(({ paint }) => paint)), 150, 'ms'),
        atMost('phone: longest task until a listing is interactive', median(taps.map(({ task }) => task)), 50, 'ms'),
        atMost('phone: a press right after load → next paint', median(early), 100, 'ms'),
      ];
    }),
};
