import type { Page } from '@playwright/test';

interface Timings {
  /** ms */
  readonly tasks: number[];
  /** Event Timing: from an event of a press or a key to the next paint, ms. */
  readonly events: { readonly name: string; readonly duration: number }[];
}

declare global {
  interface Window {
    benchTimings?: Timings;
  }
}

/** Makes every document of the page record its long tasks and the times from presses to the next paint. */
export const watchTimings = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const timings: Timings = { tasks: [], events: [] };
    window.benchTimings = timings;
    new PerformanceObserver((list) => timings.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
    // 16 ms is the least that the browser tells.
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', buffered: true, durationThreshold: 16 };
    // What belongs to no interaction is no press: a page that appears under a resting pointer tells of `pointerover`, too.
    const isPress = (entry: PerformanceEntry): boolean => Number(Reflect.get(entry, 'interactionId')) > 0;
    new PerformanceObserver((list) =>
      timings.events.push(
        ...list
          .getEntries()
          .filter(isPress)
          .map(({ name, duration }) => ({ name, duration })),
      ),
    ).observe(options);
  });
};

/** The longest task so far, ms; browsers tell those from 50 ms on, so 50 stands for none. */
export const longestTask = (page: Page): Promise<number> => page.evaluate(() => Math.max(50, ...(window.benchTimings?.tasks ?? [])));

/** The longest time from an event of a press to the next paint so far, ms (rounded by the browser to 8); waits for the first click. */
export const interactions = async (page: Page): Promise<number> => {
  const events = await page.waitForFunction(() => {
    const seen = window.benchTimings?.events ?? [];
    return seen.some(({ name }) => name === 'click') ? seen.map(({ duration }) => duration) : null;
  });
  return Math.max(...((await events.jsonValue()) ?? []));
};
