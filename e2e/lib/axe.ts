import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits for what fades in: half there, its text has not the contrast that it will have. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // One that stands still, or goes on for ever, has no end to wait for.
    const ends = ({ playState, effect }: Animation): boolean =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2_000;
    const ending = document
      .getAnimations()
      .filter(ends)
      .map(({ finished }) => finished);
    await Promise.race([Promise.allSettled(ending), new Promise((resolve) => void setTimeout(resolve, 2_000))]);
  });

/**
 * An audit of the page that names what is wrong and nothing else: lists of what is right are most of an audit's time, and a second
 * page, in which axe would join the answers of frames from elsewhere, is the rest (the shop has no such frames). 0.7 s instead of 6.
 */
export const audit = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

/** What axe finds on the page as it stands, with the place of each finding. */
export const expectAccessible = async (page: Page, what: string): Promise<void> => {
  await settled(page);
  const { violations } = await audit(page).analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, places: nodes.map(({ html }) => html.slice(0, 160)) })),
    what,
  ).toEqual([]);
};
