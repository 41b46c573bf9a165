import type { Locator } from '@playwright/test';

/**
 * The width in px that the layout gives to a part. A bounding box tells what is painted: while a
 * part slides in, its edges are fractions, and the difference of two fractions is not a whole width.
 */
export const layoutWidth = (part: Locator): Promise<number> =>
  part.evaluate((element) => (element instanceof HTMLElement ? element.offsetWidth : 0));
