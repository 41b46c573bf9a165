import type { Locator } from '@playwright/test';

/**
 * The width of an element in the layout, px. A bounding box has the painted position instead: while an
 * element slides in, its edges are fractions, and their difference is not a whole number.
 */
export const layoutWidth = (part: Locator): Promise<number> =>
  part.evaluate((element) => (element instanceof HTMLElement ? element.offsetWidth : 0));
