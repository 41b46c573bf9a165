import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits for what fades in: half there, its text has not the contrast that it will have. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** What axe finds on the page as it stands, with the place of each finding. */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, places: nodes.map(({ html }) => html.slice(0, 160)) })),
    what,
  ).toEqual([]);
};
