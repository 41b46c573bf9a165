import type { Page } from '@playwright/test';
import { withBrowser } from '../browser.ts';
import { atMost, median, type Measure } from '../measure.ts';

const RUNS = 7;

/** Points at a tile and presses it. @returns the time until the product's heading is painted, ms */
const timeToHeading = async (page: Page, at: number): Promise<number> => {
  const link = page.getByRole('main').getByRole('article').nth(at).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  await link.evaluate((element) => {
    const name = element.textContent ?? '';
    document.addEventListener(
      'click',
      () => {
        const since = performance.now();
        // The skeleton of the page, which is busy, has the same heading earlier.
        const isShown = (heading: HTMLElement): boolean =>
          heading.closest('[aria-busy=true]') === null && heading.textContent.trim() === name.trim();
        const look = (): void => {
          if (!Array.from(document.querySelectorAll('h1')).some(isShown)) requestAnimationFrame(look);
          else Reflect.set(window, 'amperioTook', performance.now() - since);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
  await link.click();
  const took = await page.waitForFunction(() => Reflect.get(window, 'amperioTook') as unknown); // Reflect.get gives any
  const value = Number(await took.jsonValue());
  await page.evaluate(() => Reflect.deleteProperty(window, 'amperioTook'));
  return value;
};

/** Time from a press on a tile to the product's heading, on a desktop without throttling: first product of a visit, and later ones. */
export const navigation: Measure = {
  name: 'navigation',
  run: ({ url, pages }) =>
    withBrowser(async (browser) => {
      const cold: number[] = [];
      const warm: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        await page.goto(pages.listing);
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('main article a') ?? {}).some((key) => key.startsWith('__reactProps$')),
        );
        // Time in which a shopper looks at the list.
        await page.waitForFunction(() => performance.now() > 2_000);
        cold.push(await timeToHeading(page, 0));
        await page.goBack();
        await page.getByRole('main').getByRole('article').first().waitFor();
        warm.push(await timeToHeading(page, 1));
        await context.close();
      }
      return [
        atMost('tile → product heading, first one', median(cold), 80, 'ms'),
        atMost('tile → product heading, later ones', median(warm), 50, 'ms'),
      ];
    }),
};
