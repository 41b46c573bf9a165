import type { BrowserContext, Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    /** Layout shifts since the start of the page, without those shortly after user input. */
    amperioShifts?: Shift[];
  }
}

/** Records the layout shifts of every page of a context, with the elements that moved and their boxes (left, top, width, height in px). */
export const noteLayoutShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    interface LayoutShiftAttribution {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly LayoutShiftAttribution[];
    }
    const shifts: Shift[] = [];
    window.amperioShifts = shifts;
    const place = ({ left, top, width, height }: DOMRectReadOnly): string => [left, top, width, height].map(Math.round).join(' ');
    const name = ({ node, previousRect, currentRect }: LayoutShiftAttribution): string =>
      `${place(previousRect)} → ${place(currentRect)} ${node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '').slice(0, 60)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        // newer than the DOM's types
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved: entry.sources.map(name) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the shifts so far (at least the CLS), and the elements that moved. */
export const layoutShift = async (page: Page): Promise<{ readonly total: number; readonly moved: readonly string[] }> => {
  const shifts = await page.evaluate(() => window.amperioShifts ?? []);
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ value, moved }) => moved.map((part) => `${value.toFixed(4)} ${part}`)),
  };
};
